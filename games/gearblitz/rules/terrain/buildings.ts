import type { Damage } from '../../cards/unit.ts';
import { BUILDING_ARMOR, BUILDING_SIZES } from '../../data/buildings.ts';
import { ARMOR_LOST } from '../../data/tables.ts';
import type { Material, Section } from '../../state/building.ts';

/** HGB-BLDG-01, HGB-BLDG-02: by its largest side in inches; `null` if it has to be divided. */
export function sectionOf(sides: readonly number[], material: Material): Section | null {
  const largest = Math.max(...sides);
  const row = BUILDING_SIZES.find(({ upTo }) => largest <= upTo);
  if (!row) return null;
  return { size: row.size, armor: BUILDING_ARMOR[material], sturdy: row.sturdy, fragile: row.fragile };
}

/** HGB-BLDG-01: damage takes armor from buildings, too. */
export const buildingArmor = ({ armor }: Section, damage: Damage): number => armor - ARMOR_LOST[damage];

/** HGB-BLDG-03: never rolled, never modified. */
export const BUILDING_DEFENSE = 0;

/** HGB-BLDG-03: counters that those inside lose by a result on the building. */
export const countersStripped = (level: Damage): number => (level === 0 ? 0 : level === 1 ? 1 : 2);

/** HGB-BLDG-04, HGB-TERR-03: the kind of terrain it becomes; `null` while it is intact. */
export function ruinedAs(damage: Damage): 'damaged building' | 'rubble' | null {
  return damage >= 4 ? 'rubble' : damage >= 2 ? 'damaged building' : null;
}

/** HGB-BLDG-04: vehicles inside a collapsing building test Defense against this. */
export const TRAPPED_THRESHOLD = 4;

/** HGB-BLDG-04: by how much the test has failed. */
export const trappedDamage = (failure: number, { size }: Section): number => Math.max(1, failure) * size;
