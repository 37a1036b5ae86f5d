// Going hull-down, and coming up again: 2 MP each. Whoever is down neither moves nor turns (MT-HULL-01, MT-HULL-02).

import type { Play } from '@ironfield/kernel/play/play.ts';
import type { Reason } from '@ironfield/kernel/refusal.ts';
import { z } from 'zod';
import type { Battlefield } from '../../battlefield.ts';
import type { Classic } from '../../game-types.ts';
import type { Option } from '../../option.ts';
import { indexSchema, modeSchema } from '../../orders/parts.ts';
import type { RuleId } from '../../rule-index.ts';
import { narrowSide } from '../../rules/damage/attack-side.ts';
import { type AddedMove, OVER, type UnitOrder } from '../../rules/movement/move-kind.ts';
import { type Hold, mpFor } from '../../rules/movement/movement-points.ts';
import type { Mover } from '../../rules/movement/mover.ts';
import { spend } from '../../rules/movement/spending.ts';
import { coverOf } from '../../rules/sight/cover.ts';
import { unitSight } from '../../rules/sight/line-of-sight.ts';
import { canAct, isPlaced } from '../../rules/unit/condition.ts';
import type { PassingMark } from '../../rules/unit/mark-ends.ts';
import { kept } from '../../rules/unit/marks.ts';
import type { OnFoot, State, UnitState } from '../../state.ts';
import { declareMode } from './movement-legs.ts';
import { ModePick, MorePick } from './movement-picks.ts';

declare module '../../extensions.ts' {
  interface UnitMarks {
    /** It has let itself down behind what is before it. */
    readonly hullDown?: boolean;
  }
  interface OptionEvents {
    'hull-down': { readonly type: 'hull-down'; readonly unit: number; readonly isDown: boolean };
  }
}

/** Such an order, whatever its type. */
export interface HullOrder<Type extends UnitOrder> {
  readonly type: Type;
  readonly unit: number;
  readonly mode: OnFoot;
  readonly more: boolean;
}

export const hullOrders = <Down extends UnitOrder, Up extends UnitOrder>(down: Down, up: Up) => {
  const fields = { unit: indexSchema, mode: modeSchema, more: z.boolean() };
  return [
    z.strictObject({ type: z.literal(down), ...fields }),
    z.strictObject({ type: z.literal(up), ...fields }),
  ] as const;
};

const COST = 2;
const WORDS = { down: 'Go hull-down', up: 'Leave hull-down' };

export const isHullDown = ({ marks }: Pick<UnitState, 'marks'>): boolean => marks?.hullDown === true;

function setHullDown(unit: UnitState, isDown: boolean): void {
  const { hullDown: _, ...marks } = unit.marks ?? {};
  unit.marks = isDown ? { ...marks, hullDown: true } : kept(marks);
}

/** A unit that is moved or falls is not down behind anything any more. */
const HULL_DOWN: PassingMark = {
  name: 'hull-down',
  ends: ['is moved', 'falls'],
  isOn: isHullDown,
  takeOff: (unit) => setHullDown(unit, false),
  told: (unit) => ({ type: 'hull-down', unit, isDown: false }),
};

export const withHullDown = (marks: readonly PassingMark[]): readonly PassingMark[] =>
  marks.includes(HULL_DOWN) ? marks : [...marks, HULL_DOWN];

/** The changes and sentences of the event. */
export const HULL_EVENTS: Required<Pick<Option<boolean>, 'changes' | 'sentences'>> = {
  changes: { 'hull-down': ({ units }, { unit, isDown }) => setHullDown(units[unit], isDown) },
  sentences: {
    'hull-down': ({ unit, isDown }, { mech }) =>
      `${mech(unit)} ${isDown ? 'goes hull-down' : 'is not hull-down any more'}.`,
  },
};

export const holdsDown = (hold: Hold | null, { units }: State, unit: number, rule: RuleId): Hold | null =>
  hold ?? (isHullDown(units[unit]) ? { message: 'It is hull-down', rule } : null);

/** As if nothing held it. It is not under way: who goes down goes no further. */
function pointsUp({ field, state, unit, mech }: Mover, mode: OnFoot): number {
  if (!canAct(mech)) return 0;
  const standing = { ...mech };
  setHullDown(standing, false);
  return mpFor(field, { ...state, units: state.units.with(unit, standing) }, unit, mode);
}

interface Plan {
  /** Those who can. */
  who(mover: Mover): boolean;
  readonly rule: RuleId;
  readonly words: string;
}

/** The two orders, each by the name that it has there. */
export function hullMoves<Down extends UnitOrder, Up extends UnitOrder>(
  down: Down,
  up: Up,
  { who, rule, words }: Plan,
): readonly AddedMove[] {
  const whyNot = (): Reason => ({ message: words, rule });
  const affords = (points: (mover: Mover, mode: OnFoot) => number) => (mover: Mover) =>
    mover.hasMode((mode) => points(mover, mode) >= COST);
  const pointsDown = (mover: Mover, mode: OnFoot): number => mover.mp(mode);
  return [
    {
      type: down,
      label: WORDS.down,
      offers: (mover) => mover.isUp && !isHullDown(mover.mech) && who(mover) && affords(pointsDown)(mover),
      fields: (mover) => [
        new ModePick(
          mover,
          (mode) => pointsDown(mover, mode) >= COST,
          () => [new MorePick(() => false)],
        ),
      ],
      whyNot,
      stances: (mover) =>
        mover
          .modes((mode) => pointsDown(mover, mode) >= COST)
          .slice(0, 1)
          .map((mode) => ({
            order: { type: down, unit: mover.unit, mode, more: false } as never,
            take: (mech) => setHullDown(mech, true),
          })),
      carryOut(play, mover, order) {
        pay(play, mover, order as unknown as HullOrder<Down>, pointsDown);
        play.happen({ type: 'hull-down', unit: mover.unit, isDown: true });
        return OVER;
      },
    },
    {
      type: up,
      label: WORDS.up,
      offers: (mover) => mover.isOnMap && isHullDown(mover.mech) && who(mover) && affords(pointsUp)(mover),
      fields: (mover) => [
        new ModePick(
          mover,
          (mode) => pointsUp(mover, mode) >= COST,
          (mode) => [new MorePick(() => pointsUp(mover, mode as OnFoot) > COST)],
        ),
      ],
      whyNot,
      // Bots stay down as long as it is of use against somebody.
      wayOut(mover) {
        const { field, state, unit } = mover;
        if (field.enemiesOf[unit].some((enemy) => isOfUse(field, state, unit, enemy))) return null;
        const [mode] = mover.modes((each) => pointsUp(mover, each) >= COST);
        return { type: up, unit, mode, more: pointsUp(mover, mode) > COST } as never;
      },
      carryOut(play, mover, order) {
        const { mode, more } = order as unknown as HullOrder<Up>;
        pay(play, mover, { mode }, pointsUp);
        play.happen({ type: 'hull-down', unit: mover.unit, isDown: false });
        return { more };
      },
    },
  ];
}

function pay(
  play: Play<Classic>,
  mover: Mover,
  { mode }: { readonly mode: OnFoot },
  points: (mover: Mover, mode: OnFoot) => number,
): void {
  const { mech, unit, isUnderWay } = mover;
  if (!isUnderWay) {
    mech.thisTurn.mpLeft = points(mover, mode);
    declareMode(play, unit, mode);
  }
  spend(mech.thisTurn, COST);
}

/** Would this enemy see it in cover, or strike a front that is hidden? */
function isOfUse(field: Battlefield, state: State, unit: number, enemy: number): boolean {
  if (!isPlaced(state.units[enemy])) return false;
  const { hex, facing } = state.units[unit];
  if (!field.kinds[unit].limbs) return narrowSide(field, state.units[enemy].hex, hex, facing) === 'front';
  return coverOf(field, state, enemy, unit, unitSight(field, state, enemy, unit)) !== null;
}
