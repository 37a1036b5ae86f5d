import { z } from 'zod';
import type { Option } from '../../../option.ts';
import { indexSchema } from '../../../orders/parts.ts';
import { settle } from '../../../phases/sequence/early-fire.ts';
import { endings } from '../../../phases/turn/mark-endings.ts';
import { section } from '../../../rule-index/section.ts';
import type { State, Twist } from '../../../state.ts';
import { beforeFire, over, volley } from './stage.ts';
import {
  isBlind,
  isWatching,
  setWatch,
  tellWatch,
  WATCH,
  WATCH_ON,
  type Watch,
  watches,
  watchForm,
  whyNoAttack,
} from './watch.ts';
import { answer, attack, botAnswer, MODIFIER, openWindow, underWay, whyNotAt } from './window.ts';

const OPTION = 'opportunity-fire';
const AHEAD: readonly Twist[] = [0];
const WORDS = { line: 'Opportunity fire' };
const SAID: Readonly<Record<Watch, string>> = {
  on: 'watches for a target',
  plotted: 'watches for a target',
  forgone: 'forgoes opportunity fire',
  spent: 'takes opportunity fire',
  downed: 'is knocked down, and does nothing more in this turn',
};

/** An attack that is made now would be opportunity fire. */
const isOpportunity = ({ phase, units }: State, attacker: number): boolean =>
  phase === 'movement' ? isWatching(units[attacker]) : units[attacker].thisTurn.marks?.watch === 'plotted';

export const opportunityFire: Option<boolean> = {
  id: OPTION,
  title: 'Opportunity fire',
  summary: 'Instead of attacking a unit watches, and fires in the middle of the next move that it sees.',
  group: 'Attacks',
  rule: 'MT-ADVF-06',
  base: false,
  rules: [
    ...section(
      'Maximum Tech, advanced firing',
      [
        'MT-ADVF-06',
        'Watching',
        'In place of an attack a unit watches. It neither moves nor attacks until it takes opportunity fire or stops; in the Movement Phase it watches on, or moves and has stopped.',
        OPTION,
      ],
      [
        'MT-ADVF-07',
        'Opportunity fire',
        'After any step of the move of an enemy ahead of it, whoever watches fires all it likes or strikes, at +2 and without turning its torso; it does nothing else in that turn. Where two players fire, a die tells who is first.',
        OPTION,
      ],
      [
        'MT-ADVF-08',
        'Effect of opportunity fire',
        'Damage takes effect at once and so do the rolls it asks for, 20 points being counted over the Movement Phase; then the target goes on if it can.',
        OPTION,
      ],
    ),
    ...section(
      'Maximum Tech, double-blind',
      [
        'MT-BLIND-10',
        'Two stages of fire',
        'All opportunity fire of both sides comes first, then standard fire. Each stage has its Piloting Skill Rolls, and its own count of 20 points.',
        OPTION,
      ],
      [
        'MT-BLIND-11',
        'Plotted opportunity fire',
        'It is declared in the plot, in place of everything else, and fired at +2 in a stage of its own; whoever it knocks down does nothing more in that turn. It may be forgone for standard fire.',
        OPTION,
      ],
    ),
  ],
  orders: [
    z.strictObject({ type: z.literal('watch'), unit: indexSchema }),
    z.strictObject({ type: z.literal('watch-on'), unit: indexSchema }),
    z.strictObject({ type: z.literal('let-pass') }),
  ],
  steps: {
    'watch/window': openWindow,
    'watch/answer': answer,
    'watch/attack': attack,
    'watch/volley': volley,
    'watch/over': over,
  },
  plug: () => ({
    add: {
      declares: (play, _field, order) => {
        if (order.type === 'watch') tellWatch(play, order.unit, 'on', true);
      },
      ...endings(WATCH),
      weaponToHit: (tally, _field, state, { attacker }) => {
        if (isOpportunity(state, attacker)) tally.add(MODIFIER, WORDS.line, 'MT-ADVF-07');
      },
      physicalToHit: (tally, _field, state, { attacker }) => {
        if (isOpportunity(state, attacker)) tally.add(MODIFIER, WORDS.line, 'MT-ADVF-07');
      },
    },
    stage: {
      marks: (marks) => [...marks, WATCH],
      underWay,
      beforeFire,
      whyNoAttack,
      suffered: (marks) => [...marks, 'watch'],
      orders: (orders, { units }, unit) => (watches(units[unit]) ? [...orders, 'watching'] : orders),
      hasDoneAll: (is, { thisTurn }) => is || thisTurn.marks?.watch === 'spent',
      moves: (moves) => [...moves, WATCH_ON],
      declarations: (forms, field, state, units) =>
        isBlind(field) ? forms : [...forms, watchForm(field, state, units)],
      twists: (twists, unit) => (isWatching(unit) ? AHEAD : twists),
      whyNotFire: (why, field, state, { unit }, { target }) => whyNotAt(why, field, state, unit, target),
      whyNoBlow: (why, field, state, { attacker, target }) => whyNotAt(why, field, state, attacker, target),
      answer: (order, field, state, frame) =>
        frame.step === 'watch/answer' ? botAnswer(field, state, frame) : order,
    },
  }),
  sentences: {
    watch: ({ unit, watch }, { mech }) => `${mech(unit)} ${watch ? SAID[watch] : 'watches no more'}.`,
    'who-fires-first': ({ units, dice }, { mech }) => `${mech(units[0])} fires first (${dice[0]}).`,
    'watch-over': () => null,
  },
  changes: {
    watch: ({ units }, { unit, watch, watching }) => setWatch(units[unit], watch, watching),
    'who-fires-first': () => {},
    'watch-over': (table) => settle(table, -1, 0),
  },
};
