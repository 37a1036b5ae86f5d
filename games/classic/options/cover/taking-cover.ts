import { distance } from '@ironfield/hex/board.ts';
import type { Direction } from '@ironfield/hex/coordinates.ts';
import type { Decision } from '@ironfield/kernel/play/game.ts';
import type { Reason } from '@ironfield/kernel/refusal.ts';
import type { Seat } from '@ironfield/kernel/state.ts';
import { z } from 'zod';
import type { Battlefield } from '../../battlefield.ts';
import { battlefieldOf } from '../../battlefields.ts';
import type { OptionFrames } from '../../extensions.ts';
import type { Classic } from '../../game-types.ts';
import type { Option } from '../../option.ts';
import { facingSchema, indexSchema, someOf } from '../../orders/parts.ts';
import { UnitPick } from '../../phases/turn/activation.ts';
import { section } from '../../rule-index/section.ts';
import { arcOf } from '../../rules/sight/arcs.ts';
import { coveringSides, coverOf, entersThrough, partialCover } from '../../rules/sight/cover.ts';
import { isBlocked, unitSight } from '../../rules/sight/line-of-sight.ts';
import { seatsToAsk } from '../../rules/turn/asking.ts';
import { canAct, isPlaced } from '../../rules/unit/condition.ts';
import type { PassingMark } from '../../rules/unit/mark-ends.ts';
import { kept } from '../../rules/unit/marks.ts';
import type { State, Twist, UnitState } from '../../state.ts';
import { FACINGS } from '../../text/turn.ts';

declare module '../../extensions.ts' {
  interface TurnMarks {
    /** The hexside that it takes cover behind. */
    readonly cover?: Direction;
  }
  interface OptionFrames {
    /** `unit` where it acts by itself. */
    'cover/take': { readonly seat: Seat; readonly unit?: number };
  }
  interface OptionOrders {
    'take-cover': {
      readonly type: 'take-cover';
      readonly covers: readonly { readonly unit: number; readonly side: Direction }[];
    };
  }
  interface OptionEvents {
    'cover-taken': { readonly type: 'cover-taken'; readonly unit: number; readonly side: Direction };
    'cover-left': { readonly type: 'cover-left'; readonly unit: number };
  }
}

const AHEAD: readonly Twist[] = [0];
const WORDS = { prompt: 'Who takes cover?', order: 'Take cover', covers: "'Mechs", side: 'Hexside' };
const NO_COVER: Reason = {
  message: "There is no hex one level higher beyond that hexside, or the 'Mech does not stand",
  rule: 'MT-COV-04',
};
const LEGS_COVERED: Reason = {
  message: "What the 'Mech takes cover behind is in the way of its leg weapons",
  rule: 'MT-COV-04',
};

/** The hexsides that a unit may take cover behind. */
function sidesFor(field: Battlefield, { units }: Pick<State, 'units'>, unit: number): Direction[] {
  const mech = units[unit];
  if (!isPlaced(mech) || mech.prone || mech.thisTurn.onslaught || !canAct(mech)) return [];
  // A unit that has turned its torso already cannot do without.
  if (mech.thisTurn.marks?.torsoSet && mech.twist !== 0) return [];
  return coveringSides(field, mech.hex);
}

const coverable = (field: Battlefield, state: State, { seat, unit: only }: Asked): number[] =>
  state.units.flatMap((_, unit) =>
    (only === undefined || only === unit) &&
    field.seatOf[unit] === seat &&
    sidesFor(field, state, unit).length > 0
      ? [unit]
      : [],
  );

type Asked = OptionFrames['cover/take'];

const take: Decision<Classic, Asked, 'take-cover'> = {
  menu(state, frame) {
    const field = battlefieldOf(state);
    const pick = new UnitPick(field, state, []);
    return {
      prompt: WORDS.prompt,
      rule: 'MT-COV-04',
      orders: [
        {
          type: 'take-cover',
          label: WORDS.order,
          fields: [
            {
              kind: 'each',
              name: 'covers',
              label: WORDS.covers,
              key: 'unit',
              items: coverable(field, state, frame),
              describe: (unit) => pick.describe(unit as number),
              whyNot: () => NO_COVER,
              fields: (unit) => [
                {
                  kind: 'pick',
                  name: 'side',
                  label: WORDS.side,
                  values: sidesFor(field, state, unit as number),
                  describe: (side) => ({ label: FACINGS[side as Direction] }),
                  whyNot: () => NO_COVER,
                },
              ],
            },
          ],
        },
      ],
    };
  },

  apply(play, _frame, { covers }) {
    for (const { unit, side } of covers) {
      hide(play.state.units[unit], side);
      play.emit({ type: 'cover-taken', unit, side });
    }
  },
};

function hide(mech: UnitState, cover: Direction): void {
  mech.thisTurn.marks = { ...mech.thisTurn.marks, cover };
}

function comeOut({ thisTurn }: UnitState): void {
  const { cover: _, ...marks } = thisTurn.marks ?? {};
  thisTurn.marks = kept(marks);
}

/** Cover stays where it is. */
const MARK: PassingMark = {
  name: 'in cover',
  ends: ['goes', 'is moved', 'falls'],
  before: [],
  isOn: ({ thisTurn }) => thisTurn.marks?.cover !== undefined,
  takeOff: comeOut,
  told: (unit) => ({ type: 'cover-left', unit }),
};

/** Does the cover that one has taken lie between it and another? */
function hidesFrom(field: Battlefield, { units }: State, unit: number, other: number): boolean {
  const { hex, prone, thisTurn } = units[unit];
  const side = thisTurn.marks?.cover;
  return side !== undefined && !prone && entersThrough(field, units[other].hex, hex, side);
}

/** Bots take cover from those it helps against, if all that they see is ahead of them anyway. */
function bestSide(field: Battlefield, state: State, unit: number): Direction | null {
  const { hex, facing } = state.units[unit];
  const seen = field.enemiesOf[unit].filter(
    (enemy) => isPlaced(state.units[enemy]) && !isBlocked(unitSight(field, state, enemy, unit)),
  );
  const isNear = (enemy: number) => distance(field.board, hex, state.units[enemy].hex) <= 1;
  if (seen.some((enemy) => isNear(enemy) || arcOf(field, hex, facing, state.units[enemy].hex) !== 'forward'))
    return null;
  const open = seen.filter(
    (enemy) => !coverOf(field, state, enemy, unit, unitSight(field, state, enemy, unit)),
  );
  const counts = sidesFor(field, state, unit).map((side) => ({
    side,
    count: open.filter((enemy) => entersThrough(field, state.units[enemy].hex, hex, side)).length,
  }));
  const best = counts.toSorted((a, b) => b.count - a.count)[0];
  return best && best.count > 0 ? best.side : null;
}

export const takingCover: Option<boolean> = {
  id: 'taking-cover',
  title: 'Taking cover',
  summary: "A 'Mech beside a hex one level higher may take cover behind it, from attackers at any level.",
  group: 'Cover',
  rule: 'MT-COV-04',
  base: false,
  rules: section('Maximum Tech, cover', [
    'MT-COV-04',
    'Taking cover',
    "Before weapon attacks are declared, a 'Mech may choose a hexside with a hex one level higher beyond it: it has partial cover from what comes in there, however high the attacker, and does not twist its torso that turn.",
    'taking-cover',
  ]),
  orders: [
    z.strictObject({
      type: z.literal('take-cover'),
      covers: someOf(z.strictObject({ unit: indexSchema, side: facingSchema })),
    }),
  ],
  steps: { 'cover/take': take },
  plug: () => ({
    stage: {
      marks: (marks) => [...marks, MARK],
      beforeFire: (steps, field, state, unit) => {
        if (unit !== undefined) {
          const own = { step: 'cover/take', seat: field.seatOf[unit], unit } as const;
          return coverable(field, state, own).length > 0 ? [...steps, own] : steps;
        }
        const asked = seatsToAsk(field, state, (seat) => coverable(field, state, { seat }).length > 0);
        return [...steps, ...asked.map((seat) => ({ step: 'cover/take', seat }) as const)];
      },
      cover: (cover, field, state, attacker, target) => {
        if (!hidesFrom(field, state, target, attacker)) return cover;
        return { parts: (cover?.parts ?? 0) | partialCover(field.kinds[target]).parts };
      },
      orders: (orders, { units }, unit) =>
        units[unit].thisTurn.marks?.cover === undefined ? orders : [...orders, 'behind cover'],
      twists: (twists, { thisTurn }) => (thisTurn.marks?.cover === undefined ? twists : AHEAD),
      whyNotFire: (why, field, state, { unit }, { weapon, target }) => {
        const { location } = field.designs[unit].weapons[weapon];
        const isStopped = field.kinds[unit].isCovered(location) && hidesFrom(field, state, unit, target);
        return why ?? (isStopped ? LEGS_COVERED : null);
      },
      answer: (order, field, state, frame) => {
        if (frame.step !== 'cover/take') return order;
        const covers = coverable(field, state, frame).flatMap((unit) => {
          const side = bestSide(field, state, unit);
          return side === null ? [] : [{ unit, side }];
        });
        return { type: 'take-cover', covers };
      },
    },
  }),
  sentences: {
    'cover-taken': ({ unit, side }, { mech }) => `${mech(unit)} takes cover, to the ${FACINGS[side]}.`,
    'cover-left': ({ unit }, { mech }) => `${mech(unit)} is out of its cover.`,
  },
  changes: {
    'cover-taken': ({ units }, { unit, side }) => hide(units[unit], side),
    'cover-left': ({ units }, { unit }) => comeOut(units[unit]),
  },
};
