// MASC and superchargers: what a 'Mech engages before it moves, and what may come of it.

import { sum } from '@ironfield/kernel/dice.ts';
import type { Play } from '@ironfield/kernel/play/play.ts';
import { chanceOfTwoDice } from '@ironfield/kernel/players/odds.ts';
import type { Battlefield } from '../../../battlefield.ts';
import type { Design } from '../../../design.ts';
import type { Classic } from '../../../game-types.ts';
import { rolledBy } from '../../../rules/crew/about-rolls.ts';
import type { Mover } from '../../../rules/movement/mover.ts';
import { isPlaced } from '../../../rules/unit/condition.ts';
import { hasWorking } from '../../../rules/unit/fittings.ts';
import { noteInside } from '../../../rules/unit/marks.ts';
import type { State, UnitState } from '../../../state.ts';

const BOOSTERS = ['masc', 'supercharger'] as const;
export type Booster = (typeof BOOSTERS)[number];

declare module '../../../extensions.ts' {
  interface InsideMarks {
    readonly boosts?: Readonly<Partial<Record<Booster, Boost>>>;
  }
}

/** The turn in which it was engaged last, how many steps it had come, and whether it held. */
interface Boost {
  readonly turn: number;
  readonly step: number;
  readonly holds: boolean;
}

/** MT-BASE-11: by how many turns in a row it has been engaged; then it fails without a roll. */
const NUMBERS = [3, 5, 7, 11];
const BOTH = 1;

export const spreadsMyomer = ({ fittings = [] }: Pick<Design, 'fittings'>): boolean =>
  fittings.some(({ type }) => type.id === 'triple-strength');

type Turn = Pick<State, 'units' | 'turn'>;

const boostOf = ({ units, turn }: Turn, unit: number, what: Booster): Boost | undefined => {
  const boost = units[unit].marks?.inside?.boosts?.[what];
  return boost?.turn === turn ? boost : undefined;
};

/** It has been engaged in this turn, and holds. */
export const isBoosted = (state: Turn, unit: number, what: Booster): boolean =>
  boostOf(state, unit, what)?.holds === true;

/** It has failed in this turn. */
export const hasFailed = (state: Turn, unit: number, what: Booster): boolean =>
  boostOf(state, unit, what)?.holds === false;

/** A turn without it goes a step back. */
function stepOf({ marks }: UnitState, what: Booster, turn: number): number {
  const last = marks?.inside?.boosts?.[what];
  return last ? Math.max(0, last.step + 1 - (turn - last.turn - 1)) : 0;
}

/** The rolls for a booster. */
export interface Boosting {
  readonly unit: number;
  readonly dice: readonly number[];
  /** 0 where it fails without a roll. */
  readonly number: number;
  readonly success: boolean;
  readonly step: number;
}

/** The roll not to fail; with both engaged each is one harder (MT-SYS-14). */
export function rollFor(play: Play<Classic>, unit: number, what: Booster, withOther: boolean): Boosting {
  const step = stepOf(play.state.units[unit], what, play.state.turn);
  const base = NUMBERS[step];
  if (base === undefined) return { unit, dice: [], number: 0, success: false, step };
  const number = base + (withOther ? BOTH : 0);
  const dice = play.roll(what === 'masc' ? 'MASC' : what, 2, rolledBy(unit, number));
  return { unit, dice, number, success: sum(dice) >= number, step };
}

/** For bots: how likely it is to fail now. */
export function riskOf({ units, turn }: Turn, unit: number, what: Booster): number {
  const number = NUMBERS[stepOf(units[unit], what, turn)];
  return number === undefined ? 1 : 1 - chanceOfTwoDice(number);
}

export function noteBoost({ units, turn }: Turn, { unit, success, step }: Boosting, what: Booster): void {
  const mech = units[unit];
  noteInside(mech, { boosts: { ...mech.marks?.inside?.boosts, [what]: { turn, step, holds: success } } });
}

/** Before its move, by who has it whole and has engaged nothing in this turn. */
export const mayEngage =
  (...all: readonly Booster[]) =>
  ({ field, isUnderWay, mech, unit, state }: Mover): boolean => {
    const design = field.designs[unit];
    if (isUnderWay || !isPlaced(mech) || mech.thisTurn.mpSpent > 0) return false;
    if (BOOSTERS.some((what) => boostOf(state, unit, what))) return false;
    return all.every((what) => hasWorking(design, mech.body, what));
  };

export const wrongTime = (rule: `MT-${string}`) => ({
  message: 'It is engaged once, before its unit moves, and only while it works',
  rule,
});

/** Its slots are gone, for good. */
export function ruin(field: Battlefield, { units }: Pick<State, 'units'>, unit: number, what: Booster): void {
  for (const { type, parts } of field.designs[unit].fittings ?? [])
    if (type.id === what) for (const { location, mask } of parts) units[unit].body.hits[location] |= mask;
}
