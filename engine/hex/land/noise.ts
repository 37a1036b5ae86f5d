import { type Random, randomUnit } from '@ironfield/kernel/random.ts';
import { type Hex, toAxial } from '../coordinates.ts';

/** A smooth field of values from 0 to 1 over the hexes of a map. */
export type Noise = (hex: Hex) => number;

/** The height of a row in column widths, as hexes are drawn. */
const ROW = 2 / Math.sqrt(3);

/**
 * Random values on a square lattice of `spacing` columns, blended in between, plus the same at half the spacing and a
 * third of the strength: large shapes with lively outlines.
 */
export function createNoise(random: Random, width: number, height: number, spacing: number): Noise {
  const coarse = lattice(random, width, height, spacing);
  const fine = lattice(random, width, height, spacing / 2);
  return (hex) => {
    const { q, r } = toAxial(hex);
    const y = (r + q / 2) * ROW;
    return (3 * coarse(hex.col, y) + fine(hex.col, y)) / 4;
  };
}

function lattice(random: Random, width: number, height: number, spacing: number) {
  const across = Math.ceil(width / spacing) + 2;
  const down = Math.ceil(((height + 1) * ROW) / spacing) + 2;
  const values = Array.from({ length: across * down }, () => randomUnit(random));
  return (x: number, y: number): number => {
    const col = Math.floor(x / spacing);
    const row = Math.floor(y / spacing);
    const u = eased(x / spacing - col);
    const v = eased(y / spacing - row);
    const at = row * across + col;
    const top = values[at] * (1 - u) + values[at + 1] * u;
    const bottom = values[at + across] * (1 - u) + values[at + across + 1] * u;
    return top * (1 - v) + bottom * v;
  };
}

const eased = (t: number): number => t * t * (3 - 2 * t);

/** The value that a share of all hexes exceeds. */
export function threshold(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => b - a);
  return sorted[Math.floor(share * sorted.length)] ?? Number.NEGATIVE_INFINITY;
}
