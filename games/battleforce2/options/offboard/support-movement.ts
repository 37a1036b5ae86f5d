import { edgeCells, neighbour } from '@ironfield/hex/board.ts';
import { DIRECTIONS } from '@ironfield/hex/coordinates.ts';
import { type Tally, totalOf } from '@ironfield/kernel/explanation.ts';
import type { Battlefield } from '../../battlefield.ts';
import { supportMp } from '../../data/support-tables.ts';
import type { Shuns } from '../../points.ts';
import type { RuleId } from '../../rule-index.ts';
import { mpOfUnit } from '../../rules/movement-points.ts';
import { supportOf } from '../../rules/places.ts';
import { isFree } from '../../rules/reach.ts';
import { BEYOND } from '../../rules/support-map.ts';
import { PROHIBITED, stepCost, strideOf } from '../../rules/terrain-costs.ts';
import { isTouched } from '../../rules/touched.ts';
import { OFF_MAP, opponentOf, type State } from '../../state.ts';
import { OFFBOARD_REASONS } from './words.ts';

/** BF2-OFF-02 */
export function unitSupportMp(tally: Tally<RuleId>, field: Battlefield, state: State, unit: number): void {
  const mp = mpOfUnit(field, state, unit);
  tally.add(supportMp(mp), OFFBOARD_REASONS.supportMp(mp), 'BF2-OFF-02');
}

export const supportMpOf = (field: Battlefield, state: State, unit: number): number =>
  totalOf<RuleId>((tally) => unitSupportMp(tally, field, state, unit));

/** BF2-OFF-03, BF2-OFF-04: the spaces that a unit can get to, staying included. */
export function spacesInReach(field: Battlefield, state: State, unit: number): number[] {
  const { space } = supportOf(state, unit)!;
  const mp = supportMpOf(field, state, unit);
  const first = Math.max(0, space - mp);
  const end = field.plugged.whyNotWithdraw?.(null, field, state, unit) ? BEYOND - 1 : BEYOND;
  const last = Math.min(end, space + mp);
  return Array.from({ length: last - first + 1 }, (_, i) => first + i);
}

/** BF2-STACK-01, BF2-MOR-02: hexes that a unit may not enter on its way onto the map. */
const shunnedBy = (field: Battlefield, state: State, unit: number): Shuns | null =>
  field.plugged.meetsAsBefore?.() ? null : (field.plugged.shuns?.(null, field, state, unit) ?? null);

/** BF2-OFF-04: hexes of the edge where a unit can come onto the map. */
export function landfalls(field: Battlefield, state: State, unit: number): number[] {
  const { half } = supportOf(state, unit)!;
  const { enter, flies } = strideOf(field, state, unit);
  const shuns = shunnedBy(field, state, unit);
  return edgeCells(field.board, state.homes[half]!).filter(
    (cell) =>
      (flies || enter[cell] !== PROHIBITED) && isFree(field, state, unit, cell) && !shuns?.(OFF_MAP, cell),
  );
}

/** BF2-OFF-04: the ways onto the map for a unit that begins in Box 0, each by its last hex. */
export function entryPaths(
  field: Battlefield,
  state: State,
  unit: number,
): ReadonlyMap<number, readonly number[]> {
  const mp = mpOfUnit(field, state, unit);
  const paths = new Map<number, readonly number[]>();
  if (mp < 1) return paths;
  const { half } = supportOf(state, unit)!;
  const { board, unitsOf, seatOf } = field;
  const stride = strideOf(field, state, unit);
  const costs = new Map<number, number>();
  const isAsBefore = field.plugged.meetsAsBefore?.();
  const enemies = unitsOf[opponentOf(seatOf[unit])]
    .filter((enemy) => isAsBefore || isTouched(field, state, 'stops an enemy', enemy))
    .map((enemy) => state.units[enemy].hex);
  const shuns = shunnedBy(field, state, unit);
  const queue: number[] = [];
  const reach = (cell: number, cost: number, path: readonly number[]) => {
    if ((costs.get(cell) ?? Number.MAX_SAFE_INTEGER) <= cost) return;
    costs.set(cell, cost);
    paths.set(cell, path);
    queue.push(cell);
  };
  for (const cell of edgeCells(board, state.homes[half]!)) {
    const cost = stride.flies ? 1 : stride.enter[cell];
    if (cost !== PROHIBITED && !shuns?.(OFF_MAP, cell)) reach(cell, Math.min(cost, mp), [cell]);
  }
  for (let cell = queue.shift(); cell !== undefined; cell = queue.shift()) {
    if (!stride.flies && enemies.includes(cell)) continue;
    for (const direction of DIRECTIONS) {
      const to = neighbour(board, cell, direction);
      if (to < 0) continue;
      const step = stepCost(field, stride, cell, to, direction);
      const cost = costs.get(cell)! + step;
      if (step !== PROHIBITED && cost <= mp && !shuns?.(cell, to)) reach(to, cost, [...paths.get(cell)!, to]);
    }
  }
  for (const cell of paths.keys()) if (!isFree(field, state, unit, cell)) paths.delete(cell);
  return paths;
}
