import type { Seat } from '@ironfield/kernel/state.ts';
import { rosterOf, unitOf } from '../../state/roster.ts';
import type { State } from '../../state.ts';
import { isAirdroppable } from '../core/round.ts';
import { defaultRounds } from './victory.ts';
import { EDGES, edgesOf } from './zones.ts';

type OnTable = Pick<State, 'setup' | 'battle' | 'units'>;

/** HGB-RES-01: held back still, whether it is due or not. */
export function isWaiting({ setup, battle }: OnTable, id: number): boolean {
  return battle.reserves[rosterOf(setup).units[id].group]?.waiting.includes(id) === true;
}

/** HGB-RES-01: it enters in its next activation. */
export function isArriving(state: OnTable, id: number): boolean {
  return isWaiting(state, id) && state.battle.reserves[rosterOf(state.setup).units[id].group]!.isDue;
}

/** HGB-ROUND-03: it is here, or just arriving, works, and has not been activated. */
export const isToActivate = (state: OnTable, id: number): boolean =>
  !state.units[id].isLocked &&
  state.units[id].shutDown === 0 &&
  (state.units[id].at !== null || isArriving(state, id));

/** HGB-RES-01, HGB-PERK-03: the edges of the table by which a group may enter; none where one has to be rolled. */
export function entryEdges(state: OnTable, group: number): readonly number[] {
  const { seat, units } = rosterOf(state.setup).groups[group];
  if (isAirdroppable(units.map((id) => unitOf(state, id)))) return EDGES;
  const { scene } = state.setup;
  return [...new Set(state.battle.zones[seat].flatMap((zone) => edgesOf(scene, zone)))];
}

/** Groups of a side, as the roster counts them. */
export const groupsOf = ({ setup }: Pick<State, 'setup'>, seat: Seat): number[] =>
  rosterOf(setup).groups.flatMap((group, index) => (group.seat === seat ? [index] : []));

/** HGB-MIS-09: no die takes a game of unpredictable length further than this. */
const MOST_MORE_ROUNDS = 5;

/** The last round that there can be. */
export const longest = ({ setup, battle }: OnTable): number =>
  battle.lastRound ?? defaultRounds(setup.limit) + MOST_MORE_ROUNDS;
