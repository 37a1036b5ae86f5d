import type { Mission } from '../data/missions.ts';
import { MISSIONS } from '../data/missions.ts';
import {
  LANDSCAPES_OF,
  type Landscape,
  LIGHT_TABLE,
  LOCATIONS,
  type Location,
  PLAINS,
  type Share,
  TABLES,
  WEATHER_TABLE,
} from '../data/scenario-tables.ts';
import type { Light, Weather } from '../data/weather.ts';

/** HGB-SCEN-01, HGB-SCEN-02, HGB-SCEN-04: what plain dice decide about the place and the hour. */
export interface Surroundings {
  readonly location: Location;
  readonly landscape: Landscape;
  readonly weather: Weather;
  readonly light: Light;
}

/** HGB-SCEN-02, HGB-SCEN-04: one die each, in this order. */
export function surroundingsOf(dice: readonly [number, number, number, number]): Surroundings {
  const [where, ground, sky, hour] = dice.map((die) => die - 1);
  const location = LOCATIONS[where];
  return {
    location,
    landscape: LANDSCAPES_OF[location][ground],
    weather: WEATHER_TABLE[sky],
    light: LIGHT_TABLE[hour],
  };
}

/** HGB-MIS-01 */
export const missionOf = (die: number): Mission => MISSIONS[die - 1];

/** HGB-SCEN-03: what a table is made of, in parts of its area. */
export interface TableMakeUp {
  readonly parts: Readonly<Partial<Record<Share['of'][number], number>>>;
  /** The highest level of its hills. */
  readonly levels: number;
}

/** HGB-SCEN-03: whether a table is what it is called. */
export function fits(landscape: Landscape, table: TableMakeUp): boolean {
  if (landscape === 'plains' && ((table.parts.hills ?? 0) > PLAINS.hills || table.levels > PLAINS.levels))
    return false;
  return TABLES[landscape].some((shares) => shares.every((share) => has(table, share)));
}

/** Hills count where they are high enough. */
function has({ parts, levels }: TableMakeUp, share: Share): boolean {
  const counted = share.of.filter((terrain) => terrain !== 'hills' || levels >= (share.levels ?? 0));
  return counted.reduce((sum, terrain) => sum + (parts[terrain] ?? 0), 0) >= share.part;
}
