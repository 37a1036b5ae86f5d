// A table drawn in text, for the terminal.

import type { Place } from '@ironfield/kernel/menu/menu.ts';
import { INCH } from '../place.ts';
import type { Scene } from './scene.ts';

/** A square of the drawing: its upper left corner and its side. */
export interface Square extends Place {
  readonly side: number;
}

/** A place on a border belongs to the square to its right or below. */
export const isInSquare = ({ x, y, side }: Square, place: Place): boolean =>
  place.x >= x && place.x < x + side && place.y >= y && place.y < y + side;

export const centreOf = ({ x, y, side }: Square): Place => ({ x: x + side / 2, y: y + side / 2 });

/** Inches per square, so that a drawing with this many characters a square fits the columns. */
export function squareFor({ width }: Scene, characters: number, columns: number): number {
  const squares = Math.max(1, Math.floor((columns - MARGIN) / characters));
  return Math.max(INCH, Math.ceil(width / squares / INCH) * INCH);
}

/** The numbers at the edge, and a blank. */
const MARGIN = 4;

/** The table square by square, with inches above every other column and beside every row. */
export function tableLines(
  { width, height }: Scene,
  side: number,
  characters: number,
  symbolOf: (square: Square) => string,
): string[] {
  const columns = Math.ceil(width / side);
  const rows = Math.ceil(height / side);
  const heads = Array.from({ length: Math.ceil(columns / 2) }, (_, i) =>
    `${(2 * i * side) / INCH}`.padEnd(2 * characters),
  );
  const lines = Array.from({ length: rows }, (_, row) => {
    const symbols = Array.from({ length: columns }, (_, column) =>
      symbolOf({ x: column * side, y: row * side, side }).padEnd(characters),
    );
    return `${`${(row * side) / INCH}`.padStart(MARGIN - 1)} ${symbols.join('')}`.trimEnd();
  });
  return [`${' '.repeat(MARGIN)}${heads.join('')}`.trimEnd(), ...lines];
}
