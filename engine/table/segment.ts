// The straight line between two places, both ends included.

import type { Place } from '@ironfield/kernel/menu/menu.ts';
import { distanceSquared, turnOf } from './place.ts';

/** Unrounded; 0 for places on the line. */
export function distanceToSegment(place: Place, a: Place, b: Place): number {
  const dx = b.x - a.x;
  const dy = b.y - a.y;
  const along = (place.x - a.x) * dx + (place.y - a.y) * dy;
  const whole = dx * dx + dy * dy;
  if (along <= 0) return Math.sqrt(distanceSquared(place, a));
  if (along >= whole) return Math.sqrt(distanceSquared(place, b));
  return Math.abs(turnOf(a, b, place)) / Math.sqrt(whole);
}

/** Whether two segments share a place. Exact. */
export function segmentsMeet(a: Place, b: Place, c: Place, d: Place): boolean {
  const acb = Math.sign(turnOf(a, b, c));
  const adb = Math.sign(turnOf(a, b, d));
  const cad = Math.sign(turnOf(c, d, a));
  const cbd = Math.sign(turnOf(c, d, b));
  if (acb !== adb && cad !== cbd) return true;
  return (
    (acb === 0 && isInBox(c, a, b)) ||
    (adb === 0 && isInBox(d, a, b)) ||
    (cad === 0 && isInBox(a, c, d)) ||
    (cbd === 0 && isInBox(b, c, d))
  );
}

const isInBox = ({ x, y }: Place, a: Place, b: Place): boolean =>
  Math.min(a.x, b.x) <= x && x <= Math.max(a.x, b.x) && Math.min(a.y, b.y) <= y && y <= Math.max(a.y, b.y);
