import { type Board, type HexChanges, neighbour } from '@ironfield/hex/board.ts';
import { DIRECTIONS } from '@ironfield/hex/coordinates.ts';
import { remembered } from '@ironfield/kernel/memory.ts';
import type { Battlefield, OpenField } from '../../battlefield.ts';
import { BRIDGE, ROADS } from '../../data/terrain.ts';
import type { Way } from '../../orders.ts';
import type { State } from '../../state.ts';
import { hexChanged } from './ground.ts';
import { gaitOf, isRoadStep, strideOf } from './terrain-costs.ts';

/** BF2-MAP-05, BF2-HIT-02: a unit that came along the road is on the bridge, any other is below it. */
export function endsOnBridge(
  field: Battlefield,
  state: State,
  unit: number,
  way: Way,
  path: readonly number[],
): boolean {
  const end = path[path.length - 1];
  if (path.length === 1) return state.units[unit].onBridge;
  if (field.bridges[end] === 0 || way === 'jump') return false;
  const before = path[path.length - 2];
  const direction = DIRECTIONS.find((side) => neighbour(field.board, before, side) === end)!;
  const { usesRoads, flies, breaksBridges } = strideOf(field, state, unit);
  if (flies || !usesRoads || (breaksBridges && way !== 'bridge')) return false;
  return isRoadStep(field, before, end, direction);
}

/** By hex. Everything about one bridge shares the same ground, with all that is computed for it. */
const fallenOn = remembered((_: Board) => new Map<number, HexChanges>());

/** The ground with water where the bridge was. */
export function collapsed({ board }: OpenField, ground: HexChanges | null, hex: number): HexChanges {
  const fallen = fallenOn(board);
  const known = fallen.get(hex);
  if (known) return known;
  const made = hexChanged(board, ground, hex, { without: [BRIDGE, ...ROADS] });
  fallen.set(hex, made);
  return made;
}

/** BF2-MAP-05: vehicles that neither hover nor float, and infantry. */
export function drowns(field: Battlefield, element: number): boolean {
  const gait = gaitOf(field, element);
  return gait === 't' || gait === 'w' || gait === 'infantry';
}
