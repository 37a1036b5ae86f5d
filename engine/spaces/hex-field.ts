import { createSpaces, type Spaces } from './spaces.ts';

/** Differences of column and row for the six neighbours; even columns in print lie half a hex lower. */
const STEPS = {
  odd: [
    [0, -1],
    [1, -1],
    [1, 0],
    [0, 1],
    [-1, 0],
    [-1, -1],
  ],
  even: [
    [0, -1],
    [1, 0],
    [1, 1],
    [0, 1],
    [-1, 1],
    [-1, 0],
  ],
} as const;

/** A field of flat-topped hexes as a map of spaces, named by column and row in two digits each: 0803. */
export function createHexField(columns: number, rows: number): Spaces {
  const nameOf = (column: number, row: number) =>
    String(column).padStart(2, '0') + String(row).padStart(2, '0');
  const entries = Array.from({ length: columns * rows }, (_, index) => {
    const [column, row] = [Math.floor(index / rows) + 1, (index % rows) + 1];
    const neighbours = STEPS[column % 2 === 0 ? 'even' : 'odd']
      .map(([right, down]) => [column + right, row + down] as const)
      .filter(([c, r]) => c >= 1 && r >= 1 && c <= columns && r <= rows)
      .map(([c, r]) => nameOf(c, r));
    return { name: nameOf(column, row), neighbours };
  });
  return createSpaces(entries);
}
