import { totalOf } from '@ironfield/kernel/explanation.ts';
import type { Decision, FrameOf } from '@ironfield/kernel/play/game.ts';
import type { Play } from '@ironfield/kernel/play/play.ts';
import type { Seat } from '@ironfield/kernel/state.ts';
import { z } from 'zod';
import type { Battlefield } from '../../../battlefield.ts';
import { battlefieldOf } from '../../../battlefields.ts';
import type { Part } from '../../../design.ts';
import type { OptionFrames } from '../../../extensions.ts';
import type { Classic } from '../../../game-types.ts';
import { withAdvancedMechs } from '../../../mechs/offered.ts';
import type { Option } from '../../../option.ts';
import { indexSchema, someOf } from '../../../orders/parts.ts';
import type { Order } from '../../../orders.ts';
import { UnitPick } from '../../../phases/turn/activation.ts';
import { section } from '../../../rule-index/section.ts';
import type { RuleId } from '../../../rule-index.ts';
import { goUp } from '../../../rules/crew/go-up.ts';
import { heatAfter, sinks } from '../../../rules/heat/heat.ts';
import { seatsToAsk } from '../../../rules/turn/asking.ts';
import { areWhole, isOnMap } from '../../../rules/unit/condition.ts';
import { noteInside } from '../../../rules/unit/marks.ts';
import type { State, UnitState } from '../../../state.ts';

declare module '../../../extensions.ts' {
  interface InsideMarks {
    /** MT-SYS-02: its pods that are empty, by number, and the turn in which the latest one was used. */
    readonly coolant?: { readonly empty: readonly number[]; readonly turn: number };
  }
  interface OptionFrames {
    'coolant/use': { readonly seat: Seat };
  }
  interface OptionOrders {
    cool: { readonly type: 'cool'; readonly pods: readonly { readonly unit: number }[] };
    'cool-nothing': { readonly type: 'cool-nothing' };
  }
  interface OptionEvents {
    'pod-emptied': { readonly type: 'pod-emptied'; readonly unit: number; readonly pod: number };
    'pod-burst': {
      readonly type: 'pod-burst';
      readonly unit: number;
      readonly pod: number;
      readonly location: Part;
    };
  }
}

const OPTION = 'coolant-pod';
const USE = 'MT-SYS-02';
const BURST = 'MT-SYS-03';
const POINTS = 10;
/** For bots: heat from which on it is worth a pod. */
const HOT = 5;
const NOT_READY = {
  message: 'It has no full coolant pod that works, or nobody awake aboard',
  rule: USE,
} as const;

const emptyOf = ({ marks }: Pick<UnitState, 'marks'>): readonly number[] =>
  marks?.inside?.coolant?.empty ?? [];

const note = (unit: UnitState, pod: number, turn: number): void =>
  noteInside(unit, { coolant: { empty: [...emptyOf(unit), pod], turn } });

/** Its full pods that work, by their number among its fittings. */
function fullPods({ designs }: Battlefield, { units }: Pick<State, 'units'>, unit: number): number[] {
  const { body } = units[unit];
  return (designs[unit].fittings ?? []).flatMap(({ type, parts }, pod) =>
    type.id === 'coolant-pod' &&
    parts.every((slots) => areWhole(slots, body)) &&
    !emptyOf(units[unit]).includes(pod)
      ? [pod]
      : [],
  );
}

const isAwake = (unit: UnitState): boolean =>
  isOnMap(unit) && unit.loss === null && unit.crew.knockedOut === 0;

const ownOf = ({ seatOf, kinds }: Battlefield, { units }: State, seat: Seat): number[] =>
  units.flatMap((mech, unit) => (seatOf[unit] === seat && kinds[unit].heat && isAwake(mech) ? [unit] : []));

const readyOf = (field: Battlefield, state: State, seat: Seat): number[] =>
  ownOf(field, state, seat).filter((unit) => fullPods(field, state, unit).length > 0);

/** Where sheets are hidden, who is asked would tell who has a pod. */
function questions(field: Battlefield, state: State): FrameOf<Classic>[] {
  const who = field.plugged.known ? ownOf : readyOf;
  const seats = seatsToAsk(field, state, (seat) => who(field, state, seat).length > 0);
  return seats.map((seat) => ({ step: 'coolant/use', seat }) as const);
}

const use: Decision<Classic, OptionFrames['coolant/use'], 'cool' | 'cool-nothing'> = {
  menu(state, { seat }) {
    const field = battlefieldOf(state);
    const pick = new UnitPick(field, state, []);
    return {
      prompt: 'Use coolant pods?',
      rule: USE,
      orders: [
        { type: 'cool-nothing', label: 'Keep them', fields: [], isUsual: true, isPass: true },
        {
          type: 'cool',
          label: 'Use coolant pods',
          fields: [
            {
              kind: 'each',
              name: 'pods',
              label: 'Pods of',
              key: 'unit',
              items: readyOf(field, state, seat),
              describe: (unit) => pick.describe(unit as number),
              whyNot: () => NOT_READY,
              fields: () => [],
            },
          ],
        },
      ],
    };
  },
  apply(play, _frame, order) {
    if (order.type === 'cool-nothing') return;
    const field = battlefieldOf(play.state);
    for (const { unit } of order.pods) {
      const [pod] = fullPods(field, play.state, unit);
      play.happen({ type: 'pod-emptied', unit, pod });
    }
  },
};

/** MT-SYS-03 */
function hitPod(play: Play<Classic>, field: Battlefield, unit: number, location: Part, slot: number): void {
  const mech = play.state.units[unit];
  const pod = (field.designs[unit].fittings ?? []).findIndex(
    ({ type, parts }) =>
      type.id === 'coolant-pod' &&
      parts.some((slots) => slots.location === location && (slots.mask & (1 << slot)) !== 0),
  );
  if (pod < 0 || emptyOf(mech).includes(pod)) return;
  play.happen({ type: 'pod-burst', unit, pod, location });
  goUp(play, field, unit, location, POINTS);
}

function botAnswer(
  order: Order | null,
  field: Battlefield,
  state: State,
  frame: FrameOf<Classic>,
): Order | null {
  if (frame.step !== 'coolant/use') return order;
  const pods = readyOf(field, state, frame.seat).flatMap((unit) =>
    totalOf<RuleId>((tally) => heatAfter(tally, field, state, unit)) >= HOT ? [{ unit }] : [],
  );
  return pods.length > 0 ? { type: 'cool', pods } : { type: 'cool-nothing' };
}

export const coolantPod: Option<boolean> = {
  id: OPTION,
  title: 'Coolant pods',
  summary: "'Mechs may have pods that cool all their heat sinks for one turn, and explode when they are hit.",
  group: 'Equipment',
  rule: BURST,
  base: false,
  rules: section(
    'Maximum Tech, equipment',
    [
      USE,
      'Coolant pods',
      'At the start of a Heat Phase one pod of a unit may be used, once: each of its heat sinks takes away 1 point more in that phase.',
      OPTION,
    ],
    [
      BURST,
      'Coolant pods that explode',
      'A critical hit on a full one does 10 points like an explosion of ammunition.',
      OPTION,
    ],
  ),
  orders: [
    z.strictObject({
      type: z.literal('cool'),
      pods: someOf(z.strictObject({ unit: indexSchema })),
    }),
    z.strictObject({ type: z.literal('cool-nothing') }),
  ],
  steps: { 'coolant/use': use },
  plug: () => ({
    add: {
      critical: hitPod,
      heat: (tally, field, state, unit) => {
        const { coolant } = state.units[unit].marks?.inside ?? {};
        if (coolant === undefined || coolant.turn !== state.turn) return;
        const more = sinks(field, state, unit);
        if (more > 0) tally.add(-more, 'Coolant pod', USE);
      },
    },
    stage: {
      gear: (names) => [...names, 'a coolant pod'],
      unitsOffered: withAdvancedMechs,
      beforeHeat: (steps, field, state) => [...steps, ...questions(field, state)],
      answer: botAnswer,
      states: (states, field, table, unit) => {
        const { length } = fullPods(field, table, unit);
        const { fittings = [] } = field.designs[unit];
        const all = fittings.filter(({ type }) => type.id === 'coolant-pod').length;
        return all > 0 ? [...states, `full coolant pods: ${length}`] : states;
      },
      glimpse: (event) => (event?.type === 'pod-emptied' || event?.type === 'pod-burst' ? null : event),
    },
  }),
  changes: {
    'pod-emptied': ({ units, turn }, { unit, pod }) => note(units[unit], pod, turn),
    'pod-burst': ({ units }, { unit, pod }) => note(units[unit], pod, 0),
  },
  sentences: {
    'pod-emptied': ({ unit }, { mech }) => `${mech(unit)} uses a coolant pod.`,
    'pod-burst': ({ unit }, { mech }) => `A coolant pod of ${mech(unit)} explodes: 10 points.`,
  },
};
