// A board of square boxes. Neighbours lie straight ahead, behind and to both sides, never diagonally.

import { createSpaces, type Spaces } from './spaces.ts';

/** North is towards the last row. */
export type Heading = 'N' | 'E' | 'S' | 'W';

export const HEADINGS: readonly Heading[] = ['N', 'E', 'S', 'W'];

const STEPS: Readonly<Record<Heading, readonly [column: number, row: number]>> = {
  N: [0, 1],
  E: [1, 0],
  S: [0, -1],
  W: [-1, 0],
};

export const oppositeOf = (heading: Heading): Heading => HEADINGS[(HEADINGS.indexOf(heading) + 2) % 4];

/** Boxes are named A1, B1 and so on from west to east, beginning with the southernmost row. */
export interface Grid extends Spaces {
  readonly columns: number;
  readonly rows: number;
}

export function createGrid(columns: number, rows: number): Grid {
  const nameOf = (column: number, row: number) => String.fromCharCode(65 + column) + (row + 1);
  const isOn = (column: number, row: number) => column >= 0 && row >= 0 && column < columns && row < rows;
  const entries = Array.from({ length: columns * rows }, (_, box) => {
    const [column, row] = [box % columns, Math.floor(box / columns)];
    const neighbours = HEADINGS.map(
      (heading) => [column + STEPS[heading][0], row + STEPS[heading][1]] as const,
    )
      .filter((place) => isOn(...place))
      .map((place) => nameOf(...place));
    return { name: nameOf(column, row), neighbours };
  });
  return { ...createSpaces(entries), columns, rows };
}

export const columnOf = ({ columns }: Grid, box: number): number => box % columns;
export const rowOf = ({ columns }: Grid, box: number): number => Math.floor(box / columns);

/** The box at a number of steps in a heading; -1 off the board. */
export function boxTowards(grid: Grid, box: number, heading: Heading, steps = 1): number {
  const column = columnOf(grid, box) + steps * STEPS[heading][0];
  const row = rowOf(grid, box) + steps * STEPS[heading][1];
  return column >= 0 && row >= 0 && column < grid.columns && row < grid.rows
    ? row * grid.columns + column
    : -1;
}

/**
 * The heading of a box that lies straight ahead in one of the four headings; `null` for any other box, and for the box
 * itself.
 */
export function headingTo(grid: Grid, from: number, to: number): Heading | null {
  const east = columnOf(grid, to) - columnOf(grid, from);
  const north = rowOf(grid, to) - rowOf(grid, from);
  if ((east === 0) === (north === 0)) return null;
  if (east === 0) return north > 0 ? 'N' : 'S';
  return east > 0 ? 'E' : 'W';
}
