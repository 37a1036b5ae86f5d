import { isInfantry, type Unit } from '../../cards/unit.ts';
import { INCH, TOLERANCE } from '../../data/tables.ts';
import { LEVEL_DOWN, LEVEL_UP, TERRAIN_COSTS, type Terrain, WHITE_SAND } from '../../data/terrain.ts';

/** HGB-TERR-01, HGB-TERR-02, HGB-PERK-09, HGB-FLAW-04: MP for an inch; `null` where the Unit may not go. */
export function terrainCost(unit: Unit, terrain: Terrain): number | null {
  const { perks, flaws } = unit.sheet.card;
  if (terrain === 'building') return isInfantry(unit) ? TERRAIN_COSTS.building.W : null;
  const swims = terrain === 'water' && perks.amphibious && (unit.mode === 'W' || unit.mode === 'G');
  const printed = TERRAIN_COSTS[swims ? 'rough' : terrain][unit.mode];
  if (printed === null || printed === 1) return printed;
  return printed - (perks.improvedOffRoad ? 1 : 0) + (flaws.poorOffRoad ? 1 : 0);
}

/** HGB-TERR-02: the Amphibious go in and out slowly. */
export function mayCrossShore(unit: Unit): boolean {
  return unit.mode === 'H' || unit.mode === 'R' || unit.speed !== 'top';
}

/** HGB-TERR-04: whole MP on top of the ground's cost, for levels up or down. */
export const levelCost = ({ mode }: Pick<Unit, 'mode'>, levels: number): number =>
  levels > 0 ? levels * LEVEL_UP[mode] : Math.abs(levels) * LEVEL_DOWN[mode];

/** HGB-TERR-05: levels of a sheer change from which on it is a cliff. */
export const CLIFF = 2;

/** HGB-TERR-07, HGB-TERR-05: MP to climb a level of a cliff or building; `null` for those who cannot. */
export function climbCost({ sheet }: Unit): number | null {
  const { climbingGear, manipulatorArms } = sheet.card.perks;
  if (climbingGear && manipulatorArms) return 1;
  return climbingGear || manipulatorArms ? 2 : null;
}

/** HGB-TERR-05: infantry ropes down. */
export const rappelCost = (unit: Unit): number | null => (isInfantry(unit) ? 1 : null);

/** HGB-TERR-08 */
export const usesRoads = ({ mode }: Pick<Unit, 'mode'>): boolean => mode === 'G' || mode === 'W';
const ROAD_INCH = 1.5 * INCH;

/** HGB-TERR-08: thousandths of an inch for thousandths of MP spent on a road; only whole MP earn the half inch. */
export function roadLength(spent: number): number {
  return spent + (Math.floor(spent / INCH) * INCH) / 2;
}

/** HGB-TERR-08: the other way round. */
export function roadCost(length: number): number {
  return Math.floor(length / ROAD_INCH) * INCH + Math.min(INCH, length % ROAD_INCH);
}

/** HGB-TERR-09 */
export const WHITE_SAND_STRETCH = 6 * INCH;
const WHITE_SAND_ALTITUDE = 3 * INCH;

/** HGB-TERR-09: the tests of a movement through this many thousandths of an inch of it. */
export function whiteSandTests(length: number, altitude: number): number {
  if (length === 0 || altitude >= WHITE_SAND_ALTITUDE) return 0;
  return Math.max(1, Math.ceil((length - TOLERANCE) / WHITE_SAND_STRETCH));
}

/** HGB-TERR-09: `null` where damage is certain; `undefined` where there is no white sand. */
export const whiteSandThreshold = (terrain: Terrain): number | null | undefined => WHITE_SAND[terrain];

/** HGB-TERR-09: Hover Units float over some of it. */
export const whiteSandModifier = ({ mode }: Pick<Unit, 'mode'>): number => (mode === 'H' ? 1 : 0);
