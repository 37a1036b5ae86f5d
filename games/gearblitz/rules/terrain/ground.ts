import { groundOf, type Piece, topOf } from '@ironfield/table/scenes/scene.ts';
import { isInfantry, type Unit } from '../../cards/unit.ts';
import { INCH } from '../../data/tables.ts';
import { TERRAIN_COSTS, type Terrain, WHITE_SAND } from '../../data/terrain.ts';
import { CLIFF, levelCost, mayCrossShore, terrainCost } from './terrain.ts';

/** HGB-TERR-10: the terrain of a piece for movement; other pieces bar the way or do not count. */
const MOVED_ON: Readonly<Record<string, Terrain>> = {
  hill: 'clear',
  road: 'clear',
  bushes: 'clear',
  trench: 'rough',
  // HGB-INF-04: infantry enters any building.
  'soft structure': 'building',
  bunker: 'building',
  // HGB-BLDG-04
  'damaged building': 'woodland',
  rubble: 'rough',
};

/** On top of a building whose roof is ground one is above it. */
function terrainOf({ kind, isGround }: Piece): Terrain | null {
  const terrain = kind in TERRAIN_COSTS ? (kind as Terrain) : (MOVED_ON[kind] ?? null);
  return terrain === 'building' && isGround ? 'clear' : terrain;
}

/** Terrain that covers the ground and may have a road through it. */
export const isAreaTerrain = ({ kind }: Piece): boolean => kind in TERRAIN_COSTS && kind !== 'building';

export const isRoad = ({ kind }: Piece): boolean => kind === 'road';

/** HGB-TERR-02: under a road it has a bridge. */
export const isWater = (pieces: readonly Piece[]): boolean =>
  pieces.some(({ kind }) => kind === 'water') && !pieces.some(isRoad);

/** HGB-TERR-09: the worst white sand of these pieces; `null` where there is none. */
export function whiteSandOn(pieces: readonly Piece[]): Terrain | null {
  if (pieces.some(isRoad)) return null;
  const sands = pieces.map(terrainOf).filter((each): each is Terrain => each !== null && each in WHITE_SAND);
  return WORST_SAND.find((sand) => sands.includes(sand)) ?? null;
}
const WORST_SAND: readonly Terrain[] = ['whiteSandDeposit', 'whiteSandRough', 'whiteSand'];

/** HGB-TERR-01: MP for an inch of it; `null` where the unit cannot go. */
export function pieceCost(unit: Unit, piece: Piece): number | null {
  // HGB-MOVE-10: lower terrain is flown over.
  if (unit.altitude > topOf(piece)) return 1;
  // HGB-DMG-05: infantry climbs over wrecks.
  if (piece.kind === 'wreck') return isInfantry(unit) ? terrainCost(unit, 'rough') : null;
  const terrain = terrainOf(piece);
  return terrain === null ? null : terrainCost(unit, terrain);
}

/** HGB-TERR-10: the highest of all pieces that lie here. HGB-TERR-08: a road leads through everything. */
export function groundCost(unit: Unit, pieces: readonly Piece[]): number | null {
  if (pieces.some(isRoad)) return 1;
  let most = 1;
  for (const piece of pieces) {
    const cost = pieceCost(unit, piece);
    if (cost === null) return null;
    most = Math.max(most, cost);
  }
  return most;
}

/** HGB-TERR-04: how many levels up one stands on these. */
export const levelOn = (pieces: readonly Piece[]): number => Math.floor(groundOf(pieces) / INCH);

/** HGB-TERR-02, HGB-TERR-04, HGB-TERR-05: whole MP to go from some pieces to others; `null` at a cliff, or at a shore. */
export function stepCost(unit: Unit, before: readonly Piece[], after: readonly Piece[]): number | null {
  // HGB-MOVE-10: a hillside as high as it flies is in the way.
  if (unit.altitude > 0) return groundOf(after) >= unit.altitude ? null : 0;
  if (!mayCrossShore(unit) && isWater(before) !== isWater(after)) return null;
  const levels = levelOn(after) - levelOn(before);
  return Math.abs(levels) >= CLIFF ? null : levelCost(unit, levels);
}
