import type { Terrain } from '@ironfield/planetary/state.ts';
import styles from './terrain-art.module.css';
import { TERRAIN_MARKS } from './terrain-marks.ts';

/** A few strokes that say what covers a box or a hex. */
export function TerrainArt({ terrain, scale = 1 }: { readonly terrain: Terrain; readonly scale?: number }) {
  const marks = TERRAIN_MARKS[terrain];
  return (
    marks && <path className={styles.art} data-terrain={terrain} d={marks} transform={`scale(${scale})`} />
  );
}
