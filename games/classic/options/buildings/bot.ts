// Bots' use of buildings.

import type { Battlefield } from '../../battlefield.ts';
import { chanceToFall, costOfFall } from '../../bot/attacks/blows.ts';
import { buildingAt, buildingOf, cfOf } from '../../buildings/census.ts';
import { loadOn, loadOnBridge } from '../../buildings/damage.ts';
import { WALL_MODIFIERS } from '../../buildings/data/buildings.ts';
import { isOnRoof, roofAt } from '../../buildings/floors.ts';
import { isAloft } from '../../rules/ground/altitude.ts';
import type { Mode, State } from '../../state.ts';

/** The worth of walls to people whom nobody outside can shoot at. */
const SHELTER = 12;
/** The cost, besides the fall, of having a house come down upon oneself. */
const RUIN = 20;
/** A point through a wall. */
const POINT = 1;

/** Nobody stands on a roof that does not bear it; platoons like to be inside, and machines do not like walls. */
export function peril(
  cost: number,
  field: Battlefield,
  state: State,
  unit: number,
  { cell, mode }: { readonly cell: number; readonly mode: Mode },
): number {
  const building = buildingAt(state, cell);
  if (building < 0) return cost;
  const bearing = cfOf(state, building);
  if (buildingOf(state, building).type === 'bridge') {
    const others = loadOnBridge(field, state, building);
    const own = state.units[unit].hex === cell ? 0 : field.designs[unit].tons;
    return others + own > bearing ? cost + RUIN + costOfFall(field, unit, 0) : cost;
  }
  if (isAloft(state.units[unit])) return cost;
  const height = roofAt(field, cell);
  const isAbove = mode === 'jump' || isOnRoof(field, state.units[unit]);
  const cf = bearing;
  if (field.kinds[unit].troopers) return isAbove ? cost : cost - SHELTER;
  // Who stays has come through the wall before, and his load counts already.
  if (mode === 'still') return cost;
  if (!isAbove) {
    const fails = chanceToFall(field, state, unit, 'wall', WALL_MODIFIERS[buildingOf(state, building).grade]);
    return cost + POINT * fails * Math.ceil(cf / 10);
  }
  const load = loadOn(field, state, cell, height) + field.designs[unit].tons;
  return load > cf ? cost + RUIN + costOfFall(field, unit, height) : cost;
}
