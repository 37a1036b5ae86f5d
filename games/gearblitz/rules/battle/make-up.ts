import { coverage } from '@ironfield/table/scenes/landscape.ts';
import { type Piece, type Scene, topOf } from '@ironfield/table/scenes/scene.ts';
import { INCH } from '../../data/tables.ts';
import { TERRAIN_COSTS, type Terrain } from '../../data/terrain.ts';
import type { TableMakeUp } from './scenario.ts';

/** HGB-SCEN-03: roads of this label count as buildings, others do not. */
export const STREET = 'Street';

const LIES_FLAT = new Set(['hill', 'road']);

/** HGB-SCEN-03: how much of a table is what, as `fits` wants to know it. */
export function makeUpOf(scene: Scene): TableMakeUp {
  const part = (isCounted: (piece: Piece) => boolean): number => coverage(scene, isCounted) / 100;
  const parts: Partial<Record<Terrain | 'hills', number>> = {};
  for (const terrain of Object.keys(TERRAIN_COSTS) as Terrain[])
    parts[terrain] = part(({ kind }) => kind === terrain);
  parts.building = part(({ kind, label }) => kind === 'building' || label === STREET);
  parts.hills = part(({ kind }) => kind === 'hill');
  parts.clear = 1 - part(({ kind }) => !LIES_FLAT.has(kind));
  const hills = scene.pieces.filter(({ kind }) => kind === 'hill');
  return { parts, levels: Math.max(0, ...hills.map((hill) => Math.floor(topOf(hill) / INCH))) };
}
