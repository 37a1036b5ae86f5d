import type { GearBlitz } from '@ironfield/gearblitz/game-types.ts';
import type { Order } from '@ironfield/gearblitz/orders.ts';
import { rosterOf } from '@ironfield/gearblitz/roster.ts';
import type { TabletopGame } from '../../tabletop/tabletop-game.ts';
import { aims } from './aims.ts';
import { AttackPanel } from './attack-panel.tsx';
import { figureOf } from './figure.tsx';
import { marksOf } from './marks.ts';
import { groundWords, measure } from './measuring.ts';
import { modelsOn } from './models.ts';
import { costOf, meansOf, WAYS } from './moving.ts';
import { UnitSheet } from './sheet.tsx';

const BEFORE = ['Set-up', 'Deployment'];
const PHASES = ['Initiative', 'Activation', 'End'];

/** Heavy Gear Blitz at the shared table. */
export const gearblitzTable: TabletopGame<GearBlitz> = {
  scene: ({ scene }) => scene,
  models: modelsOn,
  sides: ({ setup }) => setup.armies.map(({ name }) => name),
  phases({ round, setup }, question) {
    const step = question?.step ?? '';
    if (round === 0) {
      return { turn: 'Before the battle', phases: BEFORE, current: step === 'deploy' ? 1 : 0 };
    }
    return {
      turn: `Turn ${round} of ${setup.rounds}`,
      phases: PHASES,
      current: step === 'first' ? 0 : step === 'events' ? 2 : 1,
    };
  },
  modelField: 'unit',
  ways: WAYS,
  finals: ['done', 'let-pass', 'hold'],
  finalWords(given, label) {
    const order = given as Order;
    if (order.type === 'done' && order.standBy > 0) return `${label}, ${order.standBy} on Stand-By`;
    if (order.type === 'let-pass' && order.until === 'activation') return `${label} all along`;
    return label;
  },
  aims,
  costOf,
  meansOf,
  groundWords,
  measure,
  marks: marksOf,
  Figure: ({ table, model }) => figureOf(rosterOf(table.setup).units[model].sheet.card.kind),
  plans: { attack: AttackPanel, snap: AttackPanel },
  Sheet: ({ desk }) => <UnitSheet desk={desk} />,
};
