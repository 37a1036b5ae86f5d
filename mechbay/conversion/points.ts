// Point Values (BF2-CONV-12).

import { nearest } from '../data/rounding.ts';
import type { Unit } from '../units/unit.ts';

const SMALL = [0.25, 0.5, 1];
const LEAST = 0.5;

/** A hundredth of the Battle Value; platoons are finer, and nobody is worth nothing. */
export function pointValue(kind: Unit['kind'], battleValue: number): number {
  const exact = battleValue / 100;
  if (kind === 'infantry' && exact < 1)
    return SMALL.toSorted((a, b) => Math.abs(a - exact) - Math.abs(b - exact))[0]!;
  return Math.max(LEAST, nearest(exact));
}
