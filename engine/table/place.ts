// Places on a table without hexes: whole thousandths of an inch, x to the right and y down. Everything stored is whole,
// and computations use only + - * / and Math.sqrt, which give the same result everywhere.

import type { Place } from '@ironfield/kernel/menu/menu.ts';

export const INCH = 1000;

/** The longest side of a table; it keeps products of two distances exact. */
export const MAX_SIDE = 240 * INCH;

/** To the nearest whole number, halves away from zero, so that turned and mirrored values round alike. */
export const rounded = (value: number): number => (value < 0 ? 0 - Math.round(-value) : Math.round(value));

export const isSamePlace = (a: Place, b: Place): boolean => a.x === b.x && a.y === b.y;

export function distanceSquared(a: Place, b: Place): number {
  const dx = b.x - a.x;
  const dy = b.y - a.y;
  return dx * dx + dy * dy;
}

export const distance = (a: Place, b: Place): number => Math.round(Math.sqrt(distanceSquared(a, b)));

/** Unrounded; exactly at the limit counts as within. */
export const isWithin = (a: Place, b: Place, limit: number): boolean =>
  distanceSquared(a, b) <= limit * limit;

export const translated = ({ x, y }: Place, by: Place): Place => ({ x: x + by.x, y: y + by.y });

/** Above 0 if c lies clockwise from b, seen from a; 0 if on one line. */
export const turnOf = (a: Place, b: Place, c: Place): number =>
  (b.x - a.x) * (c.y - a.y) - (b.y - a.y) * (c.x - a.x);
