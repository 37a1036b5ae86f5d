import type { OrderForm } from '@ironfield/kernel/menu/menu.ts';
import type { Play } from '@ironfield/kernel/play/play.ts';
import type { GearBlitz } from '../../game-types.ts';
import { mayRefresh } from '../../rules/sight/hull-down.ts';
import { bestShelter } from '../../rules/sight/shelter.ts';
import { endMarks, type MarkEnd } from '../../rules/unit/mark-ends.ts';
import { CREEP, movesFreely } from '../../rules/unit/movement.ts';
import { unitOf } from '../../state/roster.ts';
import type { Body, State } from '../../state.ts';
import { TEXT } from '../../text/menus.ts';

/** HGB-ACT-06, HGB-INF-04: behind cover for an action; in a building not in the round in which it came there. */
export function hullDownForms(state: State, id: number): OrderForm<'hull-down'>[] {
  const { actions, body } = state.units[id];
  const isPossible =
    body.hullDown === null && actions > 0 && !body.hasEntered && bestShelter(state, id) !== null;
  return isPossible ? [{ type: 'hull-down', label: TEXT.hullDown, fields: [] }] : [];
}

/** HGB-ACT-08: a counter back for the creep. */
export function refreshForms(state: State, id: number): OrderForm<'refresh'>[] {
  return isForRefreshing(state, id) ? [{ type: 'refresh', label: TEXT.refresh, fields: [] }] : [];
}

/** HGB-ACT-08: instead of creeping, and of turning unless it walks. */
function isForRefreshing(state: State, id: number): boolean {
  const { activation, body } = state.units[id];
  const { path, hasTurned, isStopped } = activation!;
  if (body.hullDown === null || path > 0 || isStopped) return false;
  if (hasTurned && !movesFreely(unitOf(state, id))) return false;
  return mayRefresh(body, bestShelter(state, id)?.counters ?? 0);
}

/** HGB-ACT-06 */
export function goHullDown(play: Play<GearBlitz>, id: number): void {
  const { counters, shelter } = bestShelter(play.state, id)!;
  const unit = play.state.units[id];
  unit.actions--;
  unit.shelter = shelter;
  unit.body = { ...unit.body, hullDown: counters };
  const { actions, body } = unit;
  play.emit({ type: 'hidden', unit: id, now: { actions, shelter, body } });
}

/** HGB-ACT-08: uses up what a Stationary unit may do. */
export function refreshCounter(play: Play<GearBlitz>, id: number): void {
  const unit = play.state.units[id];
  unit.body = { ...unit.body, hullDown: unit.body.hullDown! + 1 };
  const isStopped = !movesFreely(unitOf(play.state, id));
  unit.activation = { ...unit.activation!, path: CREEP, isStopped };
  const { body, activation } = unit;
  play.emit({ type: 'hidden', unit: id, now: { body, activation } });
}

/** HGB-ACT-08: all counters are lost. */
export function leaveCover(play: Play<GearBlitz>, id: number, end: MarkEnd): void {
  const { body } = play.state.units[id];
  tellInTheOpen(play, id, body, endMarks(play.state, id, end));
}

/** HGB-ACT-08: if it was Hull-Down before, and is no more. */
export function tellInTheOpen(play: Play<GearBlitz>, id: number, before: Body, now = {}): void {
  if (before.hullDown !== null && play.state.units[id].body.hullDown === null)
    play.emit({ type: 'in-the-open', unit: id, now });
}

/** HGB-ACT-08: a creep that leaves the cover ends it. */
export function comesOut(play: Play<GearBlitz>, id: number): void {
  if (play.state.units[id].body.hullDown !== null && bestShelter(play.state, id) === null)
    leaveCover(play, id, 'comes out');
}
