// How good it is for a 'Mech to be somewhere when the shooting starts.

import { relativeBearing } from '@ironfield/hex/bearing.ts';
import { distance } from '@ironfield/hex/board.ts';
import { lineOn } from '@ironfield/hex/board-line.ts';
import type { Facing } from '@ironfield/hex/coordinates.ts';
import { quietTally, type Tally } from '@ironfield/kernel/explanation.ts';
import type { Battlefield } from '../battlefield.ts';
import {
  attackerModifiers,
  immobileTarget,
  proneTarget,
  targetModifiers,
  targetTerrain,
} from '../rules/attack-modifiers.ts';
import { isImmobile } from '../rules/condition.ts';
import { isBlocked, type Sight, sightBetween, targetCover } from '../rules/line-of-sight.ts';
import { woodsBetween } from '../rules/to-hit.ts';
import type { Mode, State, UnitState } from '../state.ts';
import { at, type Gunneries, type Gunnery } from './gunnery.ts';

/** An enemy as the bot sees it. */
export interface Foe {
  readonly unit: number;
  readonly mech: UnitState;
  /** What the bot's 'Mech is worth against it, and it against that one. */
  readonly ours: Gunnery;
  readonly theirs: Gunnery;
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
  readonly gunneries: Gunneries;
  readonly foes: readonly Foe[];
  readonly temper: Temper;
  /** By side attacked from (front, right, rear, left): how badly a hit there hurts. */
  readonly exposure: readonly number[];
  readonly goal: ((cell: number) => number) | null;
}

/** The modifiers a 'Mech that has yet to move will probably have. */
const LIKELY_EVASION = 1;
const LIKELY_HASTE = 1.5;

const sum: Tally = quietTally();

/** What a 'Mech's own movement and posture cost it, and what its movement costs those who aim at it. */
function hasteOf(mode: Mode, prone: boolean): number {
  sum.total = 0;
  attackerModifiers(sum, mode, prone);
  return sum.total;
}
function evasionOf(mode: Mode, hexesMoved: number): number {
  sum.total = 0;
  targetModifiers(sum, mode, hexesMoved);
  return sum.total;
}

function immobility(target: UnitState): number {
  sum.total = 0;
  immobileTarget(sum, target);
  return sum.total;
}

/** What lies between two 'Mechs and around the target, and whether that is prone. */
function groundOf(sight: Sight, woods: number, prone: boolean, range: number): number {
  sum.total = 0;
  woodsBetween(sum, sight);
  targetTerrain(sum, woods, targetCover(sight));
  proneTarget(sum, prone, range === 1);
  return sum.total;
}

function foesOf(field: Battlefield, state: State, unit: number, gunneries: Gunneries): Foe[] {
  return field.enemiesOf[unit].flatMap((enemy) => {
    const mech = state.units[enemy];
    if (mech.hex < 0 || mech.loss) return [];
    const { mode, hexesMoved } = mech.thisTurn;
    const settled = mech.thisPhase.acted || state.phase !== 'movement' || isImmobile(mech);
    return [
      {
        unit: enemy,
        mech,
        ours: gunneries.of(unit, enemy),
        theirs: gunneries.of(enemy, unit),
        evasion: isImmobile(mech) ? immobility(mech) : settled ? evasionOf(mode, hexesMoved) : LIKELY_EVASION,
        haste: settled ? hasteOf(mode, mech.prone) : LIKELY_HASTE + hasteOf('still', mech.prone),
        settled,
        value: worthOf(field, state, enemy),
      },
    ];
  });
}

/** Damaged 'Mechs are worth finishing, dangerous ones worth stopping. */
export function worthOf(field: Battlefield, state: State, unit: number): number {
  const { body } = state.units[unit];
  const { vital } = field.kinds[unit];
  const design = field.designs[unit];
  const left = body.structure[vital] + body.armor[vital];
  const whole = design.structure[vital] + design.armor[vital];
  return 1 + 0.8 * (1 - left / whole) + design.tons / 400;
}

export function outlookOf(
  field: Battlefield,
  state: State,
  unit: number,
  temper: Temper,
  gunneries: Gunneries,
  goal: Outlook['goal'] = null,
): Outlook {
  return {
    field,
    state,
    unit,
    gunneries,
    foes: foesOf(field, state, unit, gunneries),
    temper,
    exposure: temper.guards ? field.kinds[unit].exposure(field, state, unit) : [1, 1, 1, 1],
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
  const { field, foes } = outlook;
  const { board, woods } = field;
  const haste = hasteOf(mode, prone);
  const evasion = evasionOf(mode, hexes);
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
      const ground = groundOf(out, woods[to], foe.mech.prone, range);
      giving[i] = foe.ours.ahead[at(range, haste + foe.evasion + ground)] * foe.value;
    }
    const back = sightBetween(field, to, foe.mech.prone, cell, prone);
    if (isBlocked(back) || isImmobile(foe.mech)) continue;
    const index = at(range, Math.round(foe.haste + evasion + groundOf(back, woods[cell], prone, range)));
    if (!foe.settled) {
      taking[i] = 0.85 * foe.theirs.ahead[index];
      continue;
    }
    const bearing = relativeBearing(foe.mech.facing, (bearings[i] + 12) % 24);
    taking[i] = BEARS[bearing] ? foe.theirs.ahead[index] : FAR_ROUND[bearing] ? foe.theirs.behind[index] : 0;
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
  const { foes, temper, goal } = outlook;
  const nearest = nearestFoe(outlook);
  const off = nearest < 0 ? 0 : Math.abs(ranges[nearest] - foes[nearest].ours.bestRange);
  return (goal ? goal(cell) : 0) - temper.eagerness * off;
}

/** Is an enemy in the next hex, in the survey? */
export function isAdjacent(outlook: Outlook): boolean {
  const nearest = nearestFoe(outlook);
  return nearest >= 0 && ranges[nearest] === 1;
}

function nearestFoe({ foes }: Outlook): number {
  let nearest = -1;
  for (let i = 0; i < foes.length; i++) if (nearest < 0 || ranges[i] < ranges[nearest]) nearest = i;
  return nearest;
}
