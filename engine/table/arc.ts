import { FULL_TURN, type Place } from '@ironfield/kernel/menu/menu.ts';
import type { Base } from './base.ts';
import { type Heading, turned, VECTORS } from './heading.ts';
import { isSamePlace, isWithin } from './place.ts';

/** A sector of `width` quarter degrees, half of them to either side of a heading. Its bounding lines belong to it. */
export interface Arc {
  readonly from: Place;
  readonly heading: Heading;
  /** Even, so that the bounds are headings. */
  readonly width: number;
}

/** Exact on the bounding lines. The arc's own origin is in it. */
export function isInArc({ from, heading, width }: Arc, place: Place): boolean {
  if (width >= FULL_TURN || isSamePlace(from, place)) return true;
  const isPastLeft = across(from, turned(heading, -width / 2), place) >= 0;
  const isBeforeRight = across(from, turned(heading, width / 2), place) <= 0;
  return width <= FULL_TURN / 2 ? isPastLeft && isBeforeRight : isPastLeft || isBeforeRight;
}

/** Whether any part of the base is in the arc. */
export function isBaseInArc(arc: Arc, base: Base): boolean {
  return (
    isInArc(arc, base) ||
    touchesRay(arc.from, turned(arc.heading, -arc.width / 2), base) ||
    touchesRay(arc.from, turned(arc.heading, arc.width / 2), base)
  );
}

/** Above 0 to the right of the heading. */
function across(from: Place, heading: Heading, { x, y }: Place): number {
  const vector = VECTORS[heading];
  return vector.x * (y - from.y) - vector.y * (x - from.x);
}

function touchesRay(from: Place, heading: Heading, base: Base): boolean {
  const { x, y } = VECTORS[heading];
  if (x * (base.x - from.x) + y * (base.y - from.y) <= 0) return isWithin(from, base, base.radius);
  return Math.abs(across(from, heading, base)) <= base.radius * Math.sqrt(x * x + y * y);
}
