import { INCH } from '@ironfield/gearblitz/data/tables.ts';
import { SMOKE } from '@ironfield/gearblitz/rules/unit/systems.ts';
import { remembered } from '@ironfield/kernel/memory.ts';
import { type Piece, roundOutline, type Scene } from '@ironfield/table/scenes/scene.ts';
import type { Table } from './types.ts';

/** The table as it looks: with the smoke over it. */
export const sceneryOf = remembered(
  ({ scene, effects }: Table): Scene =>
    effects.smoke.length === 0 ? scene : { ...scene, pieces: [...scene.pieces, ...effects.smoke.map(cloud)] },
);

const cloud = ({ at, until }: Table['effects']['smoke'][number]): Piece => ({
  id: `smoke ${at.x} ${at.y} ${until}`,
  kind: 'smoke',
  label: `Smoke until round ${until}`,
  corners: roundOutline({ ...at, radius: SMOKE.radius * INCH }),
  foot: 0,
  height: 1,
  isGround: false,
});
