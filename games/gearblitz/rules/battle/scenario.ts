import type { Mission } from '../../data/missions.ts';
import { MISSIONS } from '../../data/missions.ts';
import {
  LANDSCAPES_OF,
  type Landscape,
  LOCATIONS,
  type Location,
  PLAINS,
  type Share,
  TABLES,
} from '../../data/scenario-tables.ts';

/** HGB-SCEN-02: a die for the place, where none is given, and one for its ground. */
export function landscapeBy(roll: () => number, location?: Location): Landscape {
  const place = location ?? LOCATIONS[roll() - 1];
  return LANDSCAPES_OF[place][roll() - 1];
}

/** HGB-MIS-01 */
export const missionOf = (die: number): Mission => MISSIONS[die - 1];

/** HGB-SCEN-03: the parts of a table's area by terrain. */
export interface TableMakeUp {
  readonly parts: Readonly<Partial<Record<Share['of'][number], number>>>;
  /** The highest level of its hills. */
  readonly levels: number;
}

/** HGB-SCEN-03: whether a table deserves the name of its landscape. */
export function fits(landscape: Landscape, table: TableMakeUp): boolean {
  if (landscape === 'plains' && ((table.parts.hills ?? 0) > PLAINS.hills || table.levels > PLAINS.levels))
    return false;
  return TABLES[landscape].some((shares) => shares.every((share) => has(table, share)));
}

/** Hills count where they are high enough. */
function has({ parts, levels }: TableMakeUp, share: Share): boolean {
  const counted = share.of.filter((terrain) => terrain !== 'hills' || levels >= share.levels!);
  return counted.reduce((sum, terrain) => sum + (parts[terrain] ?? 0), 0) >= share.part;
}
