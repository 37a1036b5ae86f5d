import type { Play } from '@ironfield/kernel/play/play.ts';
import type { OnTable } from '@ironfield/kernel/state.ts';
import { type Battlefield, battlefieldOf } from '../battlefield.ts';
import { SHUTDOWN_HEAT } from '../data/tables.ts';
import type { BattleforceQs } from '../game-types.ts';
import { isShutDown } from '../rules/movement.ts';
import { outcomeOf } from '../rules/victory.ts';
import { type Counter, type ElementState, GONE, type State } from '../state.ts';

/** BFQ-SEQ-08 */
export function end(play: Play<BattleforceQs>): void {
  const { state } = play;
  const field = battlefieldOf(state.setup);
  state.phase = 'end';
  play.emit({ type: 'phase', phase: 'end' });
  for (let element = 0; element < state.elements.length; element++) takeEffect(play, element);
  removeUnits(field, state);
  for (let element = 0; element < state.elements.length; element++) adjustHeat(play, element);
  for (const counter of state.counters) checkCounter(play, field, counter);
  const outcome = outcomeOf(state);
  if (!outcome) {
    play.next({ step: 'turn' });
    return;
  }
  play.end(outcome);
  play.emit({ type: 'ended', outcome });
}

/** BFQ-COM-08: what was marked holds from now on. */
function takeEffect(play: Play<BattleforceQs>, index: number): void {
  const { effects, marked } = play.state.elements[index];
  if (effects.destroyed) return;
  if (marked.destroyed) play.emit({ type: 'destroyed', element: index });
  effects.engineHits = marked.engineHits;
  effects.fireControlHits = marked.fireControlHits;
  effects.mpLost = marked.mpLost;
  effects.weaponHits = marked.weaponHits;
  effects.destroyed = marked.destroyed;
}

export function removeUnits(field: Battlefield, { units, elements }: OnTable<State>): void {
  for (let unit = 0; unit < units.length; unit++) {
    const lost = field.elementsOf[unit].every((element) => elements[element].effects.destroyed);
    if (lost) units[unit].hex = GONE;
  }
}

/** BFQ-HEA-03, BFQ-HEA-05 */
function adjustHeat(play: Play<BattleforceQs>, index: number): void {
  const element = play.state.elements[index];
  if (element.effects.destroyed) return;
  const from = element.heat;
  element.heat = heatAfter(element);
  if (element.heat !== from) play.emit({ type: 'heat', element: index, from, to: element.heat });
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
    counter.captured = true;
    play.emit({ type: 'captured', kind: counter.kind, unit: visitor });
  } else if (visitor >= 0 && !counter.occupied) {
    play.emit({ type: 'occupied', kind: counter.kind, unit: visitor });
  }
  hold(field, play.state, counter);
}

function visitorOf(field: Battlefield, { units }: OnTable<State>, { hex, defender }: Counter): number {
  return units.findIndex((unit, index) => unit.hex === hex && field.seatOf[index] !== defender);
}

/** Who was there is remembered for the next End Phase. */
export function hold(field: Battlefield, table: OnTable<State>, counter: Counter): void {
  if (counter.captured) return;
  counter.holder = visitorOf(field, table, counter);
  counter.occupied ||= counter.holder >= 0;
}
