import { BOARD } from '@ironfield/planetary/rules/board.ts';
import { columnOf, HEADINGS, type Heading, rowOf } from '@ironfield/spaces/grid.ts';

/** The side of a box, in drawing units. */
export const BOX = 100;
export const BOARD_SIZE = 5 * BOX;

export interface Spot {
  readonly x: number;
  readonly y: number;
}

/** The middle of a box. Whoever attacks looks up from below; a defender sees the board turned round. */
export function middleOfBox(box: number, isTurned: boolean): Spot {
  const [column, row] = [columnOf(BOARD, box), rowOf(BOARD, box)];
  const x = (isTurned ? 4 - column : column) * BOX + BOX / 2;
  const y = (isTurned ? row : 4 - row) * BOX + BOX / 2;
  return { x, y };
}

/** Degrees clockwise from up, as the board is seen. */
export const degreesOf = (heading: Heading, isTurned: boolean): number =>
  (HEADINGS.indexOf(heading) * 90 + (isTurned ? 180 : 0)) % 360;

interface Slot extends Spot {
  readonly size: number;
}

/** The number of counters beside each other, and their size, by the most that fit. */
const ROOMS = [
  { most: 1, across: 1, size: 56 },
  { most: 4, across: 2, size: 38 },
  { most: 9, across: 3, size: 26 },
  { most: 16, across: 4, size: 20 },
  { most: Number.POSITIVE_INFINITY, across: 6, size: 13 },
] as const;

/** The places of the counters of one box, around its middle, a little below the letters in its corner. */
export function slotsIn(count: number): Slot[] {
  const { across, size } = ROOMS.find(({ most }) => count <= most)!;
  const rows = Math.ceil(count / across);
  const step = across === 1 ? 0 : 88 / across;
  return Array.from({ length: count }, (_, index) => {
    const row = Math.floor(index / across);
    const inRow = Math.min(across, count - row * across);
    return {
      x: ((index % across) - (inRow - 1) / 2) * step,
      y: (row - (rows - 1) / 2) * step + 4,
      size,
    };
  });
}
