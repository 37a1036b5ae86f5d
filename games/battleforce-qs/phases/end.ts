import type { Play } from '@ironfield/kernel/play/play.ts';
import type { OnTable } from '@ironfield/kernel/state.ts';
import { type Battlefield, battlefieldOf } from '../battlefield.ts';
import { SHUTDOWN_HEAT } from '../data/tables.ts';
import type { BattleforceQs } from '../game-types.ts';
import { isShutDown } from '../rules/movement/movement.ts';
import { outcomeOf } from '../rules/victory/victory.ts';
import { type Counter, type ElementState, GONE, type State } from '../state.ts';

/** BFQ-SEQ-08 */
export function end(play: Play<BattleforceQs>): void {
  const { state } = play;
  const field = battlefieldOf(state.setup);
  play.happen({ type: 'phase', phase: 'end' });
  for (let element = 0; element < state.elements.length; element++) destroyMarked(play, element);
  for (let element = 0; element < state.elements.length; element++) adjustHeat(play, element);
  for (const counter of state.counters) checkCounter(play, field, counter);
  const outcome = outcomeOf(state);
  if (!outcome) {
    play.next({ step: 'turn' });
    return;
  }
  play.end(outcome);
  play.happen({ type: 'ended', outcome });
}

/** BFQ-COM-08: what was marked holds from now on. Whatever destroys is told Element by Element. */
export function takeEffect({ elements }: OnTable<State>): void {
  for (const element of elements) {
    const { destroyed } = element.effects;
    if (!destroyed) element.effects = { ...element.marked, destroyed };
  }
}

function destroyMarked(play: Play<BattleforceQs>, element: number): void {
  const { effects, marked } = play.state.elements[element];
  if (marked.destroyed && !effects.destroyed) play.happen({ type: 'destroyed', element });
}

/** A Unit leaves the map with its last Element. */
export function destroy(field: Battlefield, { units, elements }: OnTable<State>, element: number): void {
  const unit = field.unitOf[element];
  elements[element].effects.destroyed = true;
  if (field.elementsOf[unit].every((each) => elements[each].effects.destroyed)) units[unit].hex = GONE;
}

/** BFQ-HEA-03, BFQ-HEA-05 */
function adjustHeat(play: Play<BattleforceQs>, index: number): void {
  const element = play.state.elements[index];
  if (element.effects.destroyed) return;
  const from = element.heat;
  const to = heatAfter(element);
  if (to !== from) play.happen({ type: 'heat', element: index, from, to });
}

function heatAfter(element: ElementState): number {
  if (isShutDown(element) || !element.attacked) return 0;
  return Math.min(SHUTDOWN_HEAT, element.heat + element.heatGain);
}

/** BFQ-SCN-07: the first End Phase occupies, the second in a row by the same Unit captures. */
function checkCounter(play: Play<BattleforceQs>, field: Battlefield, counter: Counter): void {
  if (counter.captured) return;
  const visitor = visitorOf(field, play.state, counter);
  if (visitor >= 0 && visitor === counter.holder) {
    play.happen({ type: 'captured', kind: counter.kind, unit: visitor });
  } else if (visitor >= 0 && !counter.occupied) {
    play.happen({ type: 'occupied', kind: counter.kind, unit: visitor });
  }
}

function visitorOf(field: Battlefield, { units }: OnTable<State>, { hex, defender }: Counter): number {
  return units.findIndex((unit, index) => unit.hex === hex && field.seatOf[index] !== defender);
}

/** Remembers the Units there for the next End Phase. */
export function hold(field: Battlefield, table: OnTable<State>): void {
  for (const counter of table.counters)
    if (!counter.captured) counter.holder = visitorOf(field, table, counter);
}
