import { edgeCells } from '@ironfield/hex/board.ts';
import { type Tally, totalOf } from '@ironfield/kernel/explanation.ts';
import type { Battlefield } from '../../battlefield.ts';
import { SHUTDOWN_HEAT } from '../../data/tables.ts';
import type { RuleId } from '../../rule-index.ts';
import type { ElementSheet, ElementState, State } from '../../state.ts';
import { REASONS } from '../../text.ts';

/** BFQ-MOV-01: MP lost for good count before heat, because a further MP hit halves the rest. */
export function permanentMp(sheet: ElementSheet, mpLost: number): number {
  return Math.max(0, sheet.mv - mpLost);
}

export function currentMp(sheet: ElementSheet, element: ElementState): number {
  return Math.max(0, sheet.mv - element.effects.mpLost - element.heat);
}

export function isShutDown(element: ElementState): boolean {
  return element.heat === SHUTDOWN_HEAT;
}

/** BFQ-MOV-01, BFQ-MOV-09: the lowest current MP of the surviving Elements; none while one is shut down. */
export function movementPoints(tally: Tally<RuleId>, field: Battlefield, state: State, unit: number): void {
  let slowest: number | undefined;
  let lowest = Number.MAX_SAFE_INTEGER;
  let held = false;
  for (const index of field.elementsOf[unit]) {
    const element = state.elements[index];
    if (element.effects.destroyed) continue;
    if (isShutDown(element)) held = true;
    const mp = currentMp(field.sheets[index], element);
    if (mp >= lowest) continue;
    slowest = index;
    lowest = mp;
  }
  if (slowest === undefined) return;
  const sheet = field.sheets[slowest];
  const { effects, heat } = state.elements[slowest];
  tally.add(sheet.mv, REASONS.slowest(sheet.name), 'BFQ-MOV-01');
  if (effects.mpLost > 0) tally.add(-effects.mpLost, REASONS.mpHits, 'BFQ-COM-13');
  if (heat > 0) tally.add(-heat, REASONS.heat, 'BFQ-HEA-03');
  if (tally.total < 0) tally.set(0, REASONS.noLess, 'BFQ-MOV-01');
  if (held) tally.set(0, REASONS.shutDownInUnit, 'BFQ-MOV-09');
}

export function unitMp(field: Battlefield, state: State, unit: number): number {
  return totalOf<RuleId>((tally) => movementPoints(tally, field, state, unit));
}

/** BFQ-MOV-06: only when every surviving Element is jump-capable. */
export function canJump({ elementsOf, sheets }: Battlefield, { elements }: State, unit: number): boolean {
  for (const element of elementsOf[unit]) {
    if (!elements[element].effects.destroyed && !sheets[element].jump) return false;
  }
  return true;
}

/** BFQ-SCN-06: a player's Units never occupy a hex with a counter that he defends. */
export function isOwnCounter(state: State, seat: number, cell: number): boolean {
  for (const counter of state.counters) {
    if (counter.hex === cell && counter.defender === seat && !counter.captured) return true;
  }
  return false;
}

/** The hexes of the edge from which a side enters the map. */
export function homeEdge(field: Battlefield, seat: number): readonly number[] {
  return edgeCells(field.board, seat === 0 ? 'south' : 'north');
}
