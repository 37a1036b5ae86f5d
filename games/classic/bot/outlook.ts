// How good it is for a 'Mech to be somewhere when the shooting starts.

import { relativeBearing } from '@ironfield/hex/bearing.ts';
import { distance } from '@ironfield/hex/board.ts';
import { lineOn } from '@ironfield/hex/board-line.ts';
import type { Facing } from '@ironfield/hex/coordinates.ts';
import type { Battlefield } from '../battlefield.ts';
import { attackerMovement, targetMovement } from '../data/movement-modifiers.ts';
import { isImmobile } from '../rules/condition.ts';
import { heavyWoods, isBlocked, lightWoods, sightBetween, targetCover } from '../rules/line-of-sight.ts';
import type { Mode, State, UnitState } from '../state.ts';
import { Location } from '../units/locations.ts';
import { at, type Gunnery, gunneryOf } from './gunnery.ts';

/** An enemy as the bot sees it. */
export interface Foe {
  readonly unit: number;
  readonly mech: UnitState;
  readonly gunnery: Gunnery;
  /** Modifiers it gives others to hit it, apart from the ground between, and those of its own movement. */
  readonly evasion: number;
  readonly haste: number;
  /** Has had its move: it will fire from where it is and as it faces. */
  readonly settled: boolean;
  /** How much more a point of damage is worth on it than on a fresh 'Mech. */
  readonly value: number;
}

export interface Temper {
  /** Weight of damage taken against damage done. */
  readonly caution: number;
  /** Pull towards the range at which it fights best. */
  readonly eagerness: number;
  /** Cares which of its sides the enemy sees. */
  readonly guards: boolean;
}

/** What is known before any place is looked at. */
export interface Outlook {
  readonly field: Battlefield;
  readonly state: State;
  readonly unit: number;
  readonly gunnery: Gunnery;
  readonly foes: readonly Foe[];
  readonly temper: Temper;
  /** By side attacked from (front, right, rear, left): how badly a hit there hurts. */
  readonly exposure: readonly number[];
  readonly goal: ((cell: number) => number) | null;
}

/** The modifiers a 'Mech that has yet to move will probably have. */
const LIKELY_EVASION = 1;
const LIKELY_HASTE = 1.5;

function foesOf(field: Battlefield, state: State, unit: number): Foe[] {
  return field.enemiesOf[unit].flatMap((enemy) => {
    const mech = state.units[enemy];
    if (mech.hex < 0 || mech.loss) return [];
    const settled = mech.thisPhase.acted || state.phase !== 'movement' || isImmobile(mech);
    const immobile = isImmobile(mech);
    const jumped = mech.thisTurn.mode === 'jump' ? 1 : 0;
    return [
      {
        unit: enemy,
        mech,
        gunnery: gunneryOf(field, state, enemy),
        evasion: immobile ? -4 : settled ? targetMovement(mech.thisTurn.hexesMoved) + jumped : LIKELY_EVASION,
        haste: settled ? attackerMovement(mech.thisTurn.mode) : LIKELY_HASTE,
        settled,
        value: worthOf(field, state, enemy),
      },
    ];
  });
}

/** Damaged 'Mechs are worth finishing, dangerous ones worth stopping. */
export function worthOf(field: Battlefield, state: State, unit: number): number {
  const mech = state.units[unit];
  const design = field.designs[unit];
  const body = mech.body.structure[Location.CT] + mech.body.armor[Location.CT];
  const whole = design.structure[Location.CT] + design.armor[Location.CT];
  return 1 + 0.8 * (1 - body / whole) + design.tons / 400;
}

/** Relative weights of the four sides of a 'Mech: thin armour attracts fire. */
export function exposureOf(field: Battlefield, state: State, unit: number): number[] {
  const mech = state.units[unit];
  const design = field.designs[unit];
  const left = (facings: readonly number[]) => {
    let now = 0;
    let full = 0;
    for (const facing of facings) {
      now += mech.body.armor[facing];
      full += design.armor[facing];
    }
    return full === 0 ? 0 : now / full;
  };
  const { CT, LT, RT, LA, RA, LL, RL } = Location;
  return [
    1.3 - 0.3 * left([CT, LT, RT]),
    1.5 - 0.4 * left([RT, RA, RL]),
    1.9 - 0.3 * left([8, 9, 10]),
    1.5 - 0.4 * left([LT, LA, LL]),
  ];
}

export function outlookOf(
  field: Battlefield,
  state: State,
  unit: number,
  temper: Temper,
  goal: Outlook['goal'] = null,
): Outlook {
  return {
    field,
    state,
    unit,
    gunnery: gunneryOf(field, state, unit),
    foes: foesOf(field, state, unit),
    temper,
    exposure: temper.guards ? exposureOf(field, state, unit) : [1, 1, 1, 1],
    goal,
  };
}

/** By relative bearing of the attacker: front, right, rear or left as an index of `exposure`. */
const SIDE_AT = Array.from({ length: 24 }, (_, bearing) => {
  if (bearing <= 6 || bearing >= 18) return 0;
  return bearing <= 10 ? 1 : bearing < 14 ? 2 : 3;
});
/** Can a torso twisted to its best bring its weapons to bear? */
const BEARS = Array.from({ length: 24 }, (_, bearing) => bearing <= 8 || bearing >= 16);
const FAR_ROUND = Array.from({ length: 24 }, (_, bearing) => bearing > 8 && bearing < 16);

/** What is the same whatever the facing, by foe; used again and again. */
const giving = new Float32Array(64);
const taking = new Float32Array(64);
const bearings = new Uint8Array(64);
const ranges = new Uint8Array(64);

/** Value of a place, then of each facing there: call `survey` first, then `judge` for every facing. */
export function survey(outlook: Outlook, cell: number, mode: Mode, hexes: number, prone = false): void {
  const { field, foes, gunnery } = outlook;
  const { board, woods } = field;
  const haste = attackerMovement(mode) + (prone ? 2 : 0);
  const evasion = targetMovement(hexes) + (mode === 'jump' ? 1 : 0) + woods[cell];
  for (let i = 0; i < foes.length; i++) {
    const foe = foes[i];
    const to = foe.mech.hex;
    const range = distance(board, cell, to);
    ranges[i] = range;
    giving[i] = 0;
    taking[i] = 0;
    bearings[i] = range === 0 ? 0 : lineOn(board, cell, to).bearing;
    if (range === 0 || range > 24) continue;
    const out = sightBetween(field, cell, prone, to, foe.mech.prone);
    if (!isBlocked(out)) {
      const between = lightWoods(out) + 2 * heavyWoods(out) + (targetCover(out) ? 1 : 0);
      const posture = foe.mech.prone ? (range === 1 ? -2 : 1) : 0;
      giving[i] = gunnery.ahead[at(range, haste + between + woods[to] + foe.evasion + posture)] * foe.value;
    }
    const back = sightBetween(field, to, foe.mech.prone, cell, prone);
    if (isBlocked(back) || isImmobile(foe.mech)) continue;
    const between = lightWoods(back) + 2 * heavyWoods(back) + (targetCover(back) ? 1 : 0);
    const posture = (prone ? (range === 1 ? -2 : 1) : 0) + (foe.mech.prone ? 2 : 0);
    const index = at(range, Math.round(foe.haste + between + evasion + posture));
    if (!foe.settled) {
      taking[i] = 0.85 * foe.gunnery.ahead[index];
      continue;
    }
    const bearing = relativeBearing(foe.mech.facing, (bearings[i] + 12) % 24);
    taking[i] = BEARS[bearing]
      ? foe.gunnery.ahead[index]
      : FAR_ROUND[bearing]
        ? foe.gunnery.behind[index]
        : 0;
  }
}

/** Of the place surveyed last, with this facing. */
export function judge({ foes, exposure, temper }: Outlook, facing: Facing): number {
  let best = 0;
  let second = 0;
  let taken = 0;
  for (let i = 0; i < foes.length; i++) {
    const bearing = relativeBearing(facing, bearings[i]);
    if (BEARS[bearing]) {
      if (giving[i] > best) {
        second = best;
        best = giving[i];
      } else if (giving[i] > second) second = giving[i];
    }
    taken += taking[i] * exposure[SIDE_AT[bearing]];
  }
  return best + 0.1 * second - temper.caution * taken;
}

/** Of the place surveyed last: the pull of the range it fights best at, and of a goal. */
export function pull(outlook: Outlook, cell: number): number {
  const { foes, temper, gunnery, goal } = outlook;
  const off = foes.length === 0 ? 0 : Math.abs(nearestFoe(outlook) - gunnery.bestRange);
  return (goal ? goal(cell) : 0) - temper.eagerness * off;
}

/** Nearest enemy in the survey, in hexes. */
export function nearestFoe({ foes }: Outlook): number {
  let nearest = 99;
  for (let i = 0; i < foes.length; i++) if (ranges[i] < nearest) nearest = ranges[i];
  return nearest;
}
