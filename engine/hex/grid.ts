// Tables that depend only on the size of a board. A cell is row * width + col.

import { DIRECTIONS, formatNumber, neighbourOf, numberDigits, toAxial } from './coordinates.ts';
import type { LinePattern } from './line.ts';

export const MAX_SIDE = 200;

/** A line pattern with its hexes as differences of cell indices. */
export interface BoardLine extends LinePattern {
  readonly step: Int32Array;
}

export interface Grid {
  readonly width: number;
  readonly height: number;
  readonly size: number;
  readonly col: Uint8Array;
  readonly row: Uint8Array;
  readonly q: Int16Array;
  readonly r: Int16Array;
  /** Six per cell, by direction; -1 is off the board. */
  readonly neighbours: Int32Array;
  /** The printed number of each cell. */
  readonly number: readonly string[];
  /** The cell of each printed number. */
  readonly cells: ReadonlyMap<string, number>;
  /** Filled by `lineOn`. */
  readonly lines: (BoardLine | undefined)[];
}

export function createGrid(width: number, height: number): Grid {
  for (const side of [width, height]) {
    if (!Number.isInteger(side) || side < 1 || side > MAX_SIDE) {
      throw new RangeError(`a board is 1 to ${MAX_SIDE} hexes wide and high, not ${width} x ${height}`);
    }
  }
  const size = width * height;
  const digits = numberDigits(width, height);
  const hexes = Array.from({ length: size }, (_, cell) => ({
    col: cell % width,
    row: Math.floor(cell / width),
  }));
  const axials = hexes.map(toAxial);
  const neighbours = hexes.flatMap((hex) =>
    DIRECTIONS.map((direction) => {
      const { col, row } = neighbourOf(hex, direction);
      return col >= 0 && col < width && row >= 0 && row < height ? row * width + col : -1;
    }),
  );
  const number = hexes.map((hex) => formatNumber(hex, digits));
  return {
    width,
    height,
    size,
    col: Uint8Array.from(hexes, (hex) => hex.col),
    row: Uint8Array.from(hexes, (hex) => hex.row),
    q: Int16Array.from(axials, (axial) => axial.q),
    r: Int16Array.from(axials, (axial) => axial.r),
    neighbours: Int32Array.from(neighbours),
    number,
    cells: new Map(number.map((text, cell) => [text, cell])),
    lines: new Array(8 * size),
  };
}
