import { edgeCells } from '@ironfield/hex/board.ts';
import { DIRECTIONS } from '@ironfield/hex/coordinates.ts';
import { type Tally, totalOf } from '@ironfield/kernel/explanation.ts';
import type { Battlefield } from '../../battlefield.ts';
import { supportMp } from '../../data/support-tables.ts';
import type { Shuns } from '../../points.ts';
import type { RuleId } from '../../rule-index.ts';
import { supportOf } from '../../rules/elements/places.ts';
import { BEYOND } from '../../rules/map/support-map.ts';
import { PROHIBITED, strideOf } from '../../rules/map/terrain-costs.ts';
import { mpOfUnit } from '../../rules/movement/movement-points.ts';
import { enteredFrom, isFree } from '../../rules/movement/reach.ts';
import { isTouched } from '../../rules/movement/touched.ts';
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
  field.past.meetsAsBefore?.() ? null : (field.plugged.shuns?.(null, field, state, unit) ?? null);

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

/** A way onto the map, and its cost. */
interface Entry {
  readonly cost: number;
  readonly path: readonly number[];
}

/** BF2-OFF-04: the ways onto the map for a unit that begins in Box 0, each by its last hex. */
export function entryPaths(
  field: Battlefield,
  state: State,
  unit: number,
): ReadonlyMap<number, readonly number[]> {
  const entries = entriesOf(field, state, unit);
  // BF2-MAP-05: for a bridge and the place below it, the cheaper one.
  for (const place of [...entries.keys()].filter((each) => each >= field.board.size)) {
    const under = entries.get(place)!;
    const cell = under.path[under.path.length - 1];
    entries.delete(place);
    if (under.cost < (entries.get(cell)?.cost ?? Number.MAX_SAFE_INTEGER)) entries.set(cell, under);
  }
  return new Map(
    [...entries].filter(([cell]) => isFree(field, state, unit, cell)).map(([cell, { path }]) => [cell, path]),
  );
}

/** By place. Whoever comes onto the map where a bridge is comes in below it. */
function entriesOf(field: Battlefield, state: State, unit: number): Map<number, Entry> {
  const mp = mpOfUnit(field, state, unit);
  const entries = new Map<number, Entry>();
  if (mp < 1) return entries;
  const { half } = supportOf(state, unit)!;
  const { board, unitsOf, seatOf } = field;
  const { flies, enter, places } = strideOf(field, state, unit);
  const { grid, steps, cellOf } = places;
  const isAsBefore = field.past.meetsAsBefore?.();
  const enemies = unitsOf[opponentOf(seatOf[unit])]
    .filter((enemy) => isAsBefore || isTouched(field, state, 'stops an enemy', enemy))
    .map((enemy) => state.units[enemy].hex);
  const shuns = shunnedBy(field, state, unit);
  const queue: number[] = [];
  const reach = (place: number, entry: Entry) => {
    if ((entries.get(place)?.cost ?? Number.MAX_SAFE_INTEGER) <= entry.cost) return;
    entries.set(place, entry);
    queue.push(place);
  };
  for (const cell of edgeCells(board, state.homes[half]!)) {
    const cost = flies ? 1 : enter[cell];
    if (cost !== PROHIBITED && !shuns?.(OFF_MAP, cell))
      reach(enteredFrom(places, cell), { cost: Math.min(cost, mp), path: [cell] });
  }
  for (let place = queue.shift(); place !== undefined; place = queue.shift()) {
    const { cost: spent, path } = entries.get(place)!;
    const cell = path[path.length - 1];
    if (!flies && enemies.includes(cell)) continue;
    for (const direction of DIRECTIONS) {
      const next = grid.neighbours[place * 6 + direction];
      const step = steps[place * 6 + direction];
      if (next < 0 || step === PROHIBITED) continue;
      const to = cellOf ? cellOf[next] : next;
      const cost = spent + step;
      if (cost <= mp && !shuns?.(cell, to)) reach(next, { cost, path: [...path, to] });
    }
  }
  return entries;
}
