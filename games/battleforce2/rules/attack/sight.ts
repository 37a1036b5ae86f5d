import { distance } from '@ironfield/hex/board.ts';
import { lineOn } from '@ironfield/hex/board-line.ts';
import { Touch } from '@ironfield/hex/line.ts';
import type { Ground, OpenField } from '../../battlefield.ts';
import { TERRAIN, TERRAINS } from '../../data/terrain.ts';
import type { State } from '../../state.ts';
import { isVtol } from '../elements/condition.ts';
import { isAirborne, sharesBox } from '../elements/places.ts';
import { placeOf } from './range.ts';

/** Corners do not count; of a line between two hexes both do (BF2-LOS-01). */
export const CROSSED = Touch.interior | Touch.leftEdge | Touch.rightEdge;

/** So that no stored height is 0, which means unknown. */
const OFFSET = 256;
const NOTHING_BETWEEN = -129;

/** The greatest effective height between two hexes (BF2-LOS-03). */
export function greatestHeight({ board, heights, sight }: Ground, from: number, to: number): number {
  const key = from * board.size + to;
  if (sight[key] > 0) return sight[key] - OFFSET;
  const line = lineOn(board, from, to);
  let greatest = NOTHING_BETWEEN;
  for (let i = 1; i < line.length - 1; i++) {
    const cell = from + line.step[i];
    if (cell < 0 || cell >= board.size || (line.touch[i] & CROSSED) === 0) continue;
    if (heights[cell] > greatest) greatest = heights[cell];
  }
  sight[key] = greatest + OFFSET;
  return greatest;
}

const RAISES = TERRAINS.map((terrain) => TERRAIN[terrain].height);

/** BF2-LOS-03, BF2-VEH-07: a VTOL flies above woods. */
function levelOf(field: OpenField, { units }: Pick<State, 'units'>, unit: number): number {
  const { level, terrain } = field.board;
  const hex = placeOf({ units }, unit);
  const usual = level[hex] + (isVtol(field, unit) ? RAISES[terrain[hex]] : 0);
  return field.plugged.level?.(usual, field, { units }, unit) ?? usual;
}

/** BF2-LOS-02, BF2-LOS-03: between two units; nothing hides who flies (BF2-VEH-07, BF2-AERO-12, BF2-AERO-16, BF2-AERO-18). */
export function sees(field: OpenField, state: Pick<State, 'units'>, unit: number, other: number): boolean {
  const from = placeOf(state, unit);
  const to = state.units[other].hex;
  if (from < 0 || to < 0) return sharesBox(state, unit, other);
  if (state.units[unit].flyingHigh || state.units[other].flyingHigh) return true;
  if (isAirborne(state, unit) || isAirborne(state, other)) return true;
  if (distance(field.board, from, to) <= 1) return true;
  const between = greatestHeight(field, from, to);
  return between <= levelOf(field, state, unit) || between <= levelOf(field, state, other);
}

/** Between a unit and the ground of a hex. */
export function seesHex(field: OpenField, state: Pick<State, 'units'>, unit: number, hex: number): boolean {
  const from = state.units[unit].hex;
  if (distance(field.board, from, hex) <= 1) return true;
  const between = greatestHeight(field, from, hex);
  return between <= levelOf(field, state, unit) || between <= field.board.level[hex];
}
