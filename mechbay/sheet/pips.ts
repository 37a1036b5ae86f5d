import type { Box } from './primitives.ts';

/** The widest distance between pips at which so many of them find room in the box; `most` if they need no less. */
export function pitchFor(
  count: number,
  { width, height }: Pick<Box, 'width' | 'height'>,
  most: number,
): number {
  if (count === 0) return most;
  let best = 0;
  for (let columns = 1; columns <= count; columns++) {
    best = Math.max(best, Math.min(width / columns, height / Math.ceil(count / columns)));
  }
  return Math.min(most, best);
}

/** The number of rows for so many pips at a distance, in rows as even as possible. */
export const rowsFor = (count: number, width: number, pitch: number): number =>
  Math.ceil(count / Math.max(1, Math.floor(width / pitch + ROUNDING)));

/** Rows that fill the width exactly must not lose a pip to the last bit of a fraction. */
const ROUNDING = 1e-9;

export interface Place {
  readonly x: number;
  readonly y: number;
}

/** The left part of the box, as wide as its rows of pips. */
export function snugBox(count: number, box: Box, pitch: number): Box {
  const columns = Math.ceil(count / Math.max(1, rowsFor(count, box.width, pitch)));
  return { ...box, width: Math.min(box.width, columns * pitch) };
}

/** Centres of pips in the middle of the box: rows of equal length, a shorter last one centred below. */
export function pipPlaces(count: number, box: Box, pitch: number): Place[] {
  if (count === 0) return [];
  const rows = rowsFor(count, box.width, pitch);
  const columns = Math.ceil(count / rows);
  const top = box.y + (box.height - rows * pitch) / 2;
  return Array.from({ length: count }, (_, i) => {
    const row = Math.floor(i / columns);
    const inRow = Math.min(columns, count - row * columns);
    const left = box.x + (box.width - inRow * pitch) / 2;
    return { x: left + ((i % columns) + 0.5) * pitch, y: top + (row + 0.5) * pitch };
  });
}
