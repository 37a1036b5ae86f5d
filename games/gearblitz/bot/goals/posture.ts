import { totalOf } from '@ironfield/kernel/explanation.ts';
import type { Seat } from '@ironfield/kernel/state.ts';
import type { Mission } from '../../data/missions.ts';
import type { RuleId } from '../../rule-index.ts';
import { victoryOf } from '../../rules/battle/result.ts';
import { opponentOf, rosterOf } from '../../state/roster.ts';
import type { State } from '../../state.ts';
import { roundsLeft } from './goals.ts';
import { leadOf } from './stakes.ts';

/** The consequences of the score for a side. */
export interface Posture {
  /** Its caution, measured by the usual one. */
  readonly caution: number;
  /** Its wish to close in. */
  readonly approach: number;
  /** It keeps its distance instead of closing in. */
  readonly keepsAway?: true;
}

const USUAL: Posture = { caution: 1, approach: 1 };
const BOLD: Posture = { caution: 0.5, approach: 1 };
/** A side that must do more harm than it suffered, and has time, closes in. */
const CLOSING: Posture = { caution: 0.5, approach: 3 };
/** A side that is winning need not come nearer. */
const HOLDING: Posture = { caution: 1, approach: 0 };
/** A side that wins by surviving stays away from enemies. */
const AWAY: Posture = { caution: 1, approach: 0.4, keepsAway: true };
/** HGB-MIS-02, HGB-MIS-06, HGB-MIS-07: missions in which own groups count that are left. */
const LASTING: readonly Mission[] = ['patrol', 'defend', 'last stand'];
/** The lead that a side relies on, as a part of the agreed TV. */
const SAFE = 0.2;

const boldly = (state: State): Posture => (roundsLeft(state) > 0 ? CLOSING : BOLD);

/** HGB-SETUP-04: bold where it would lose if the game ended now. */
export function boldWhenBehind(state: State, seat: Seat): Posture {
  const points = (side: Seat): number => totalOf<RuleId>((tally) => victoryOf(tally, state, side));
  return points(seat) < points(opponentOf(seat)) ? boldly(state) : USUAL;
}

/** The side that comes nearer is shot at first: while there is time, let the enemy come. */
const PATIENT: Posture = { caution: 1, approach: 0.4 };

/** Rounds left from which on a draw is no longer good enough. */
const LATE = 3;

/** It holds what wins, or gets it out of harm's way, lets the enemy come while there is time, and risks more the less of that is left. */
export function byTheScore(state: State, seat: Seat): Posture {
  const lead = leadOf(state, seat);
  if (lead < 0 || (lead === 0 && roundsLeft(state) < LATE)) return boldly(state);
  const lasts = LASTING.includes(state.battle.missions[seat]) && lead >= state.setup.limit * SAFE;
  const usual = lasts ? AWAY : lead > 0 ? HOLDING : PATIENT;
  const odds = strengthOf(state, opponentOf(seat)) / Math.max(1, strengthOf(state, seat));
  return { ...usual, caution: usual.caution * Math.min(1, Math.max(LEAST_CAUTION, odds)) };
}

/** A stronger side has less to fear, but never nothing. */
const LEAST_CAUTION = 0.5;

/** Models of a side on the table, less what damage has made of them. */
function strengthOf(state: State, seat: Seat): number {
  let sum = 0;
  for (const { id, seat: owner } of rosterOf(state.setup).units) {
    const { at, body } = state.units[id];
    if (owner === seat && at) sum += 1 - body.damage / 5;
  }
  return sum;
}
