// Turns that a vehicle makes too early, and what comes of those that fail (MT-VMOV-07, MT-VMOV-08).

import { neighbour } from '@ironfield/hex/board.ts';
import { type Facing, rotate } from '@ironfield/hex/coordinates.ts';
import { sum } from '@ironfield/kernel/dice.ts';
import { type Explanation, type Tally, totalOf } from '@ironfield/kernel/explanation.ts';
import type { Play } from '@ironfield/kernel/play/play.ts';
import type { Battlefield } from '../../battlefield.ts';
import type { Classic } from '../../game-types.ts';
import type { Maneuver, Mishap } from '../../points/piloting.ts';
import type { RuleId } from '../../rule-index.ts';
import { rolledBy } from '../../rules/crew/about-rolls.ts';
import { destroy } from '../../rules/damage/destruction.ts';
import { isAloft } from '../../rules/ground/altitude.ts';
import { FORBIDDEN } from '../../rules/ground/steps.ts';
import { stepsOf } from '../../rules/ground/steps-of.ts';
import { mpUnderWay } from '../../rules/movement/movement-points.ts';
import { spend } from '../../rules/movement/spending.ts';
import { pilotingRoll } from '../../rules/piloting/piloting.ts';
import { markSkid, setStraight } from '../../rules/piloting/skid.ts';
import { isOnMap } from '../../rules/unit/condition.ts';
import { mayEnter } from '../../rules/unit/stacking.ts';
import type { UnitState } from '../../state.ts';
import type { Motion } from '../../units/vehicle-file.ts';
import { startSkid } from '../landing/skid.ts';
import { stepInto } from '../landing/step-into.ts';
import { slipAside } from './sideslip.ts';

/** The effects of a manoeuvre that fails. */
export type Mischance = 'minor' | 'moderate' | 'serious' | 'skid' | 'flip';

declare module '../../extensions.ts' {
  interface OptionEvents {
    'maneuver-failed': {
      readonly type: 'maneuver-failed';
      readonly unit: number;
      readonly dice: readonly number[];
      readonly total: Explanation;
      readonly mischance: Mischance;
      /** Its facing then. */
      readonly facing: Facing;
    };
    /** MT-SKID-11: it flips over, and its crew is stunned for this turn and the next. */
    flipped: { readonly type: 'flipped'; readonly unit: number };
    /** MT-VMOV-09: it slips aside farther than it meant to. */
    'slips-on': { readonly type: 'slips-on'; readonly unit: number };
  }
  interface OptionRolls {
    'tight-turn': true;
    bootlegger: true;
    'shift-aside': true;
  }
}

const WORDS = {
  dice: 'Dice',
  margin: 'The roll failed by so much',
  motion: {
    tracked: 'Tracked',
    wheeled: 'Wheeled',
    hover: 'Hovercraft',
    vtol: 'VTOL',
    displacement: 'Ship',
    hydrofoil: 'Hydrofoil',
  },
  bootlegger: 'Bootlegger',
  slip: 'One hex more, for what MP are left',
} as const;

const BY_MOTION: Readonly<Partial<Record<string, number>>> = {
  wheeled: 2,
  vtol: 2,
  hover: 4,
  hydrofoil: 4,
};
const OF_BOOTLEGGER = 2;

/** MT-VMOV-08: from which total on. */
const TABLE: readonly (readonly [from: number, Mischance])[] = [
  [14, 'flip'],
  [12, 'skid'],
  [10, 'serious'],
  [8, 'moderate'],
];

/** The motive system is strained less by a fishtail that ends well. */
const STRAIN: Readonly<Partial<Record<Mischance, number>>> = { moderate: -1, serious: 0 };

/** Null if it turns, or if nobody knows yet; else how the roll has failed. */
export function tryManeuver(
  play: Play<Classic>,
  field: Battlefield,
  unit: number,
  maneuver: Maneuver,
): { readonly margin: number } | null {
  const { putOffManeuver } = field.plugged;
  if (putOffManeuver) {
    putOffManeuver(play, unit, maneuver);
    return null;
  }
  return rollForManeuver(play, field, unit, maneuver);
}

export function rollForManeuver(
  play: Play<Classic>,
  field: Battlefield,
  unit: number,
  { maneuver: reason, modifier }: Maneuver,
): { readonly margin: number } | null {
  const { rule, words } = ROLLS[reason];
  const { success, number, dice } = pilotingRoll(play, field, unit, { reason, modifier, rule, words });
  return success ? null : { margin: number - sum(dice) };
}

const ROLLS = {
  'tight-turn': { rule: 'MT-VMOV-07', words: 'Hexes missing before the turn' },
  bootlegger: { rule: 'MT-VMOV-10', words: 'Bootlegger' },
  'shift-aside': { rule: 'MT-VMOV-09', words: 'Sideslip' },
} as const;

/** Its slide, if there is one. */
export function failManeuver(
  play: Play<Classic>,
  field: Battlefield,
  unit: number,
  maneuver: Maneuver,
  margin: number,
): Mishap | null {
  if (maneuver.maneuver !== 'shift-aside') return loseControl(play, field, unit, maneuver, margin);
  slipOn(play, field, unit, maneuver.direction);
  return null;
}

/** MT-VMOV-08 */
function loseControl(
  play: Play<Classic>,
  field: Battlefield,
  unit: number,
  { maneuver, turns, direction, length }: Maneuver,
  margin: number,
): Mishap | null {
  const vehicle = play.state.units[unit];
  const dice = play.roll('failed maneuver', 2, rolledBy(unit));
  const compute = (tally: Tally<RuleId>): void => {
    const motion = field.kinds[unit].motion as Motion;
    tally.add(sum(dice), WORDS.dice, 'MT-VMOV-08');
    tally.add(margin, WORDS.margin, 'MT-VMOV-08');
    const more = BY_MOTION[motion] ?? 0;
    if (more > 0) tally.add(more, WORDS.motion[motion], 'MT-VMOV-08');
    if (maneuver === 'bootlegger') tally.add(OF_BOOTLEGGER, WORDS.bootlegger, 'MT-VMOV-10');
  };
  const total = totalOf(compute);
  const mischance = TABLE.find(([from]) => total >= from)?.[1] ?? 'minor';
  const fishtails = STRAIN[mischance] !== undefined;
  const facing = fishtails ? rotate(vehicle.facing, 2 * turns) : vehicle.facing;
  loseTheWay(vehicle, facing);
  play.emit({ type: 'maneuver-failed', unit, dice, total: play.explain(compute), mischance, facing });
  if (mischance !== 'minor' && mischance !== 'moderate') vehicle.thisTurn.mpLeft = 0;
  if (fishtails) strain(play, field, unit, STRAIN[mischance]!);
  if (mischance !== 'skid' && mischance !== 'flip') return null;
  if (isAloft(vehicle)) {
    drift(play, field, unit, direction, length);
    return null;
  }
  if (mischance === 'flip' && field.kinds[unit].isShip) {
    destroy(play, field, unit, 'sunk');
    return null;
  }
  const isFlip = mischance === 'flip' && field.kinds[unit].motion === 'wheeled';
  if (isFlip) play.happen({ type: 'flipped', unit });
  const flips = isFlip ? { turns, hexes: 0, struck: [] } : undefined;
  return startSkid(play, field, unit, { facing, direction, length, flips }, 0);
}

/** MT-VMOV-07: whatever it has gone straight is lost. */
export function loseTheWay(vehicle: UnitState, facing: Facing): void {
  vehicle.facing = facing;
  setStraight(vehicle.thisTurn, 0);
}

/** MP lost to damage are gone at once. */
function strain(play: Play<Classic>, field: Battlefield, unit: number, situation: number): void {
  if (field.kinds[unit].flight || field.kinds[unit].isShip) return;
  const { state } = play;
  const { thisTurn } = state.units[unit];
  const before = mpUnderWay(field, state, unit);
  field.plugged.motiveDamage?.(play, field, unit, situation);
  thisTurn.mpLeft = Math.max(0, thisTurn.mpLeft - (before - mpUnderWay(field, state, unit)));
}

/** A VTOL goes on at its altitude, until it meets something. */
function drift(
  play: Play<Classic>,
  field: Battlefield,
  unit: number,
  direction: Facing,
  length: number,
): void {
  const vtol = play.state.units[unit];
  markSkid(vtol);
  play.emit({ type: 'skidded', unit, facing: vtol.facing, length });
  for (let left = length; left > 0 && isOnMap(vtol) && isAloft(vtol); left--)
    slipAside(play, field, unit, direction);
}

/** MT-VMOV-09: one hex more, for what MP are left; a hovercraft that cannot go there is strained, and a VTOL crashes. */
function slipOn(play: Play<Classic>, field: Battlefield, unit: number, direction: Facing): void {
  const { state } = play;
  const vehicle = state.units[unit];
  const { thisTurn, hex: from } = vehicle;
  play.happen({ type: 'slips-on', unit });
  const to = neighbour(field.board, from, direction);
  const isOpen = stepsOf(field, state, unit).walk[from * 6 + direction] !== FORBIDDEN;
  if (to >= 0 && isAloft(vehicle) && !isOpen) {
    slipAside(play, field, unit, direction);
    return;
  }
  if (to < 0 || !isOpen || !mayEnter(field, state, unit, to)) {
    strain(play, field, unit, 0);
    return;
  }
  const cost = (tally: Tally<RuleId>): void => field.kinds[unit].stepCost(tally, field, unit, from, to);
  const mp = Math.min(thisTurn.mpLeft, totalOf(cost));
  spend(thisTurn, mp);
  const heading = thisTurn.heading === -1 ? -1 : 1;
  stepInto(play, field, unit, { to, heading, cost: (tally) => tally.set(mp, WORDS.slip, 'MT-VMOV-09') });
}
