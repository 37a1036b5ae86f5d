import { groundOf, type Piece } from '@ironfield/table/scene.ts';
import { INCH } from '../data/tables.ts';
import { TERRAIN_COSTS, type Terrain } from '../data/terrain.ts';
import { isInfantry, type Unit } from '../unit.ts';
import { CLIFF, levelCost, terrainCost } from './terrain.ts';

/** HGB-TERR-10: what a piece is to those who move; what is no terrain of its own bars the way or does not count. */
const MOVED_ON: Readonly<Record<string, Terrain>> = {
  hill: 'clear',
  road: 'clear',
  bushes: 'clear',
  trench: 'rough',
  // HGB-BLDG-04
  'damaged building': 'woodland',
  rubble: 'rough',
};

function terrainOf({ kind }: Piece): Terrain | null {
  if (kind in TERRAIN_COSTS) return kind as Terrain;
  return MOVED_ON[kind] ?? null;
}

/** HGB-TERR-01: MP for an inch of it; `null` where the unit cannot go. */
export function pieceCost(unit: Unit, piece: Piece): number | null {
  // HGB-DMG-05: infantry climbs over wrecks.
  if (piece.kind === 'wreck') return isInfantry(unit) ? terrainCost(unit, 'rough') : null;
  const terrain = terrainOf(piece);
  return terrain === null ? null : terrainCost(unit, terrain);
}

/** HGB-TERR-10: the highest of all pieces that lie here. */
export function groundCost(unit: Unit, pieces: readonly Piece[]): number | null {
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

/** HGB-TERR-04, HGB-TERR-05: whole MP for a change of level; `null` at a cliff. */
export function levelChange(unit: Unit, from: number, to: number): number | null {
  if (unit.mode === 'R') return 0;
  return Math.abs(to - from) >= CLIFF ? null : levelCost(unit, to - from);
}
