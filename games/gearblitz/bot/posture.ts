import { totalOf } from '@ironfield/kernel/explanation.ts';
import type { Seat } from '@ironfield/kernel/state.ts';
import type { Mission } from '../data/missions.ts';
import { opponentOf, rosterOf } from '../roster.ts';
import type { RuleId } from '../rule-index.ts';
import { victoryOf } from '../rules/result.ts';
import type { State } from '../state.ts';
import { roundsLeft } from './goals.ts';
import { leadOf } from './stakes.ts';

/** What the score makes of a side. */
export interface Posture {
  /** Its caution, measured by the usual one. */
  readonly caution: number;
  /** How much it wants to come to grips. */
  readonly approach: number;
  /** It does not want to come to grips at all, and keeps its distance as much. */
  readonly keepsAway?: true;
}

const USUAL: Posture = { caution: 1, approach: 1 };
const BOLD: Posture = { caution: 0.5, approach: 1 };
/** Whoever has to do more harm than it did, and time for it, comes to where it can. */
const CLOSING: Posture = { caution: 0.5, approach: 3 };
/** Whoever wins as things are has no need to come nearer. */
const HOLDING: Posture = { caution: 1, approach: 0 };
/** Whoever wins by being there in the end need not be near anybody. */
const AWAY: Posture = { caution: 1, approach: 0.4, keepsAway: true };
/** HGB-MIS-02, HGB-MIS-06, HGB-MIS-07: missions in which own groups count that are left. */
const LASTING: readonly Mission[] = ['patrol', 'defend', 'last stand'];
/** What a side has to lead by to rely on it, as a part of the TV that was agreed. */
const SAFE = 0.2;

const boldly = (state: State): Posture => (roundsLeft(state) > 0 ? CLOSING : BOLD);

/** HGB-SETUP-04: bold where it would lose if the game ended now. */
export function boldWhenBehind(state: State, seat: Seat): Posture {
  const points = (side: Seat): number => totalOf<RuleId>((tally) => victoryOf(tally, state, side));
  return points(seat) < points(opponentOf(seat)) ? boldly(state) : USUAL;
}

/** Whoever comes nearer is shot at first: as long as there is time one may let them come. */
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

/** Whoever is stronger has less to fear, but never nothing. */
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
