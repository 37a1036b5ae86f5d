// Flat-top hexes in columns. A hex is named by column and row, both from 0 here and from 1 in print; columns with an
// odd index (even in print) lie half a hex lower. This file knows nothing of a board's size.

/** 0 = up, towards the first row, then clockwise by 60 degrees. */
export type Direction = 0 | 1 | 2 | 3 | 4 | 5;
export type Facing = Direction;

export const DIRECTIONS: readonly Direction[] = [0, 1, 2, 3, 4, 5];

export interface Hex {
  readonly col: number;
  readonly row: number;
}

/** Axial coordinates; the third cube coordinate is -q - r. */
export interface Axial {
  readonly q: number;
  readonly r: number;
}

/** A point in integer affine units: hex vertices lie at (±2, 0) and (±1, ±1) around a centre; y grows downward. */
export interface Point {
  readonly x: number;
  readonly y: number;
}

const AXIAL_STEPS: readonly Axial[] = [
  { q: 0, r: -1 },
  { q: 1, r: -1 },
  { q: 1, r: 0 },
  { q: 0, r: 1 },
  { q: -1, r: 1 },
  { q: -1, r: 0 },
];

export const toAxial = ({ col, row }: Hex): Axial => ({ q: col, r: row - (col >> 1) });

export const toOffset = ({ q, r }: Axial): Hex => ({ col: q, row: r + (q >> 1) });

export const centreOf = ({ q, r }: Axial): Point => ({ x: 3 * q, y: 2 * r + q });

export const axialLength = (q: number, r: number): number =>
  (Math.abs(q) + Math.abs(r) + Math.abs(q + r)) >> 1;

export function axialBetween(from: Hex, to: Hex): Axial {
  const a = toAxial(from);
  const b = toAxial(to);
  return { q: b.q - a.q, r: b.r - a.r };
}

export function distance(from: Hex, to: Hex): number {
  const { q, r } = axialBetween(from, to);
  return axialLength(q, r);
}

export function neighbourOf(hex: Hex, direction: Direction): Hex {
  const { q, r } = toAxial(hex);
  const step = AXIAL_STEPS[direction];
  return toOffset({ q: q + step.q, r: r + step.r });
}

/** Positive steps turn clockwise (right). */
export const rotate = (facing: Facing, steps: number): Facing => ((facing + (steps % 6) + 6) % 6) as Facing;

export const oppositeOf = (facing: Facing): Facing => ((facing + 3) % 6) as Facing;

/** The digits of a printed column or row: two, or three on boards with more than 99 of either. */
export const numberDigits = (width: number, height: number): number =>
  Math.max(2, String(Math.max(width, height)).length);

export const formatNumber = ({ col, row }: Hex, digits = 2): string =>
  String(col + 1).padStart(digits, '0') + String(row + 1).padStart(digits, '0');

/** Reads "0305" or "003005"; undefined if the text is not a printed hex number. */
export function parseNumber(text: string): Hex | undefined {
  if (!/^(\d{4}|\d{6})$/.test(text)) return undefined;
  const half = text.length / 2;
  const col = Number(text.slice(0, half)) - 1;
  const row = Number(text.slice(half)) - 1;
  return col < 0 || row < 0 ? undefined : { col, row };
}
