// Places on a table without hexes: whole thousandths of an inch, x to the right and y down. Everything that is kept is
// whole, and on the way there stand only + - * / and Math.sqrt, which are the same everywhere.

import type { Place } from '@ironfield/kernel/menu/menu.ts';

export const INCH = 1000;

/** The longest side of a table: products of two distances stay exact. */
export const MAX_SIDE = 240 * INCH;

/** To the nearest whole number, halves away from zero: what is turned or mirrored is rounded alike. */
export const rounded = (value: number): number => (value < 0 ? 0 - Math.round(-value) : Math.round(value));

export const isSamePlace = (a: Place, b: Place): boolean => a.x === b.x && a.y === b.y;

export function distanceSquared(a: Place, b: Place): number {
  const dx = b.x - a.x;
  const dy = b.y - a.y;
  return dx * dx + dy * dy;
}

export const distance = (a: Place, b: Place): number => Math.round(Math.sqrt(distanceSquared(a, b)));

/** Not rounded: exactly at the limit is within it. */
export const isWithin = (a: Place, b: Place, limit: number): boolean =>
  distanceSquared(a, b) <= limit * limit;

export const translated = ({ x, y }: Place, by: Place): Place => ({ x: x + by.x, y: y + by.y });

/** Above 0 where c lies clockwise from b, seen from a; 0 on one line. */
export const turnOf = (a: Place, b: Place, c: Place): number =>
  (b.x - a.x) * (c.y - a.y) - (b.y - a.y) * (c.x - a.x);
