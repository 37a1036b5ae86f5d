// Boards that nobody has thought of, for tests that hold a rule against a plain search of their own.

import { type Random, randomBelow, randomFrom } from '@ironfield/kernel/random.ts';

/** Draws one of some things, the same ones for the same seed. */
export class Lots {
  private readonly random: Random;

  constructor(seed: string) {
    this.random = randomFrom(seed);
  }

  of<Thing>(things: ArrayLike<Thing>): Thing {
    return things[randomBelow(this.random, things.length)];
  }

  /** A drawn map whose hexes are characters of `kinds`. */
  map(width: number, height: number, kinds: string): string {
    const row = () => Array.from({ length: width }, () => this.of(kinds)).join(' ');
    return Array.from({ length: height }, row).join('\n');
  }
}

/** The printed numbers of the six hexes around one, on the map or not; even columns lie half a hex lower. */
export function around(hex: string): string[] {
  const col = Number(hex.slice(0, 2));
  const row = Number(hex.slice(2));
  const upper = col % 2 === 0 ? row : row - 1;
  const beside = [col - 1, col + 1].flatMap((side) => [hexNumber(side, upper), hexNumber(side, upper + 1)]);
  return [hexNumber(col, row - 1), hexNumber(col, row + 1), ...beside];
}

const hexNumber = (col: number, row: number): string => `${col}`.padStart(2, '0') + `${row}`.padStart(2, '0');

export interface Point {
  readonly x: number;
  readonly y: number;
}

/** Where the middle of a hex lies: columns are 1.5 apart, rows the height of a hex, even columns lie lower. */
export function middleOf(hex: string): Point {
  const col = Number(hex.slice(0, 2));
  return { x: 1.5 * col, y: Math.sqrt(3) * (Number(hex.slice(2)) + (col % 2 === 0 ? 0.5 : 0)) };
}
