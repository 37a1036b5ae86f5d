import type { GearBlitz } from '@ironfield/gearblitz/game-types.ts';
import { rosterOf } from '@ironfield/gearblitz/roster.ts';
import type { TabletopGame } from '../../tabletop/tabletop-game.ts';
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
  scene: ({ setup }) => setup.scene,
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
  finals: ['done'],
  costOf,
  meansOf,
  groundWords,
  measure,
  marks: marksOf,
  Figure: ({ table, model }) => figureOf(rosterOf(table.setup).units[model].sheet.card.kind),
  Sheet: ({ desk }) => <UnitSheet desk={desk} />,
};
