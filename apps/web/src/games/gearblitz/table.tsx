import type { GearBlitz } from '@ironfield/gearblitz/game-types.ts';
import type { Order } from '@ironfield/gearblitz/orders.ts';
import { rosterOf } from '@ironfield/gearblitz/state/roster.ts';
import { COMMAND_TEXT } from '@ironfield/gearblitz/text/command.ts';
import type { CoreOrder } from '@ironfield/kernel/state.ts';
import { lazy, Suspense } from 'react';
import type { TabletopGame } from '../../tabletop/tabletop-game.ts';
import { aims } from './aims.ts';
import { figureOf } from './figure.tsx';
import { bestAgainst, endAfter, handOver, usualShot } from './fire/pressing.ts';
import { lessons } from './lesson/door.ts';
import { marksOf } from './marks.ts';
import { groundWords, measure, sights } from './measuring.ts';
import { modelsOn } from './models.ts';
import { costOf, hintOf, meansOf, usual, WAYS } from './moving.ts';
import { reachOf } from './reach.ts';
import { sceneryOf } from './scenery.ts';
import { sideNotes } from './side-notes.ts';
import { freeTurnOf, leadWords } from './turning.ts';

/** The sheet with the card can be read after the first question about a move. */
const UnitSheet = lazy(async () => ({ default: (await import('./sheet.tsx')).UnitSheet }));
/** Nobody attacks before the first move. */
const AttackPanel = lazy(async () => ({ default: (await import('./fire/attack-panel.tsx')).AttackPanel }));
const AttackChips = lazy(async () => ({ default: (await import('./fire/attack-chips.tsx')).AttackChips }));

const BEFORE = ['Set-up', 'Deployment'];
const PHASES = ['Initiative', 'Activation', 'End'];
const AT_FIRST = ['initiative', 'reroll-initiative', 'autopilot', 'first'];
const AT_LAST = ['support', 'cardinal', 'intercept', 'run', 'strafe', 'events'];

/** Heavy Gear Blitz at the shared table. */
export const gearblitzTable: TabletopGame<GearBlitz> = {
  scene: sceneryOf,
  models: modelsOn,
  sides: ({ setup }) => setup.armies.map(({ name }) => name),
  notes: sideNotes,
  phases({ round, battle }, question) {
    const step = question?.step ?? '';
    if (round === 0) {
      return { turn: 'Before the battle', phases: BEFORE, current: step === 'deploy' ? 1 : 0 };
    }
    return {
      turn: battle.lastRound === null ? `Round ${round}` : `Round ${round} of ${battle.lastRound}`,
      phases: PHASES,
      current: AT_FIRST.includes(step) ? 0 : AT_LAST.includes(step) ? 2 : 1,
    };
  },
  modelField: 'unit',
  ways: WAYS,
  reach: reachOf,
  usual: (table, type, full, question, given) =>
    usualShot(table, type, question, given) ?? usual(table, type, full, question),
  freeTurn: freeTurnOf,
  leadWords,
  bestAgainst,
  endAfter,
  handOver,
  unasked: ['group'],
  begun: ['deployment-type', 'group', 'activate', 'cardinal', 'appoint', 'snap'],
  standsFor: ({ setup }, field, id) => (field === 'group' ? rosterOf(setup).units[id].group : undefined),
  letPass: { type: 'let-pass', until: 'here' } as CoreOrder,
  // The wishes of others to be asked on the way do not concern a plan.
  essence: (table) => ({ ...table, letPass: [] }),
  rare: ['wish'],
  finals: ['done', 'let-pass', 'hold', 'keep', 'switch-on', 'switch-off'],
  finalWords(given, label) {
    const order = given as Order;
    if (order.type === 'done' && order.standBy > 0)
      return order.standBy === 1 ? 'Stand by' : `Stand by with ${order.standBy}`;
    if (order.type === 'switch-on' || order.type === 'switch-off')
      return `${label} ${COMMAND_TEXT.systems[order.system]}`;
    if (order.type === 'let-pass' && order.until === 'activation') return 'Let all of its move pass';
    return label;
  },
  aims,
  costOf,
  meansOf,
  hintOf,
  groundWords,
  sights,
  ranges: async () => (await import('./detecting.ts')).ranges,
  danger: async () => (await import('./danger.ts')).danger,
  measure,
  marks: marksOf,
  Figure: ({ table, model }) => figureOf(rosterOf(table.setup).units[model].sheet.card.kind),
  plans: {
    attack: { Panel: AttackPanel, Chips: AttackChips, fields: ['mount', 'target'], hint: 'Choose a weapon.' },
    snap: { Panel: AttackPanel, Chips: AttackChips, fields: ['mount', 'target'], hint: 'Choose a weapon.' },
  },
  Sheet: ({ desk }) => (
    <Suspense>
      <UnitSheet desk={desk} />
    </Suspense>
  ),
  coach: async () => (await import('./coach/coach.ts')).gearblitzCoach,
  lessons,
};
