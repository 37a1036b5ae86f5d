import type { Box } from './primitives.ts';

export const inset = (box: Box, x: number, y = x): Box => ({
  x: box.x + x,
  y: box.y + y,
  width: box.width - 2 * x,
  height: box.height - 2 * y,
});

/** The upper part of the box, and what is left below it. */
export const cutTop = (box: Box, height: number, gap = 0): [top: Box, rest: Box] => [
  { ...box, height },
  { ...box, y: box.y + height + gap, height: box.height - height - gap },
];

/** The left part of the box, and what is left beside it. */
export const cutLeft = (box: Box, width: number, gap = 0): [left: Box, rest: Box] => [
  { ...box, width },
  { ...box, x: box.x + width + gap, width: box.width - width - gap },
];

/** Columns of the given widths, one after the other. */
export function columnsOf(box: Box, widths: readonly number[], gap = 0): Box[] {
  let x = box.x;
  return widths.map((width) => {
    const column = { ...box, x, width };
    x += width + gap;
    return column;
  });
}

/** So many rows of one height, from the top down. */
export const rowsOf = (box: Box, count: number, height: number): Box[] =>
  Array.from({ length: count }, (_, i) => ({ ...box, y: box.y + i * height, height }));
