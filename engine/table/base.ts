import type { Place } from '@ironfield/kernel/menu/menu.ts';
import { type Heading, movedAlong } from './heading.ts';
import { distance, distanceSquared } from './place.ts';

/** The round base of a model: its centre and radius. */
export interface Base extends Place {
  readonly radius: number;
}

/** From edge to edge; 0 when they touch or overlap. */
export const gapBetween = (a: Base, b: Base): number => Math.max(0, distance(a, b) - a.radius - b.radius);

/** Bases that only touch do not overlap. */
export const basesOverlap = (a: Base, b: Base): boolean =>
  distanceSquared(a, b) < (a.radius + b.radius) * (a.radius + b.radius);

/** Whether the edges are at most this far apart; exact. */
export const basesWithin = (a: Base, b: Base, gap: number): boolean =>
  distanceSquared(a, b) <= (a.radius + b.radius + gap) * (a.radius + b.radius + gap);

/** The point on the edge of a base in a heading, such as its front. */
export const edgeOf = (base: Base, heading: Heading): Place => movedAlong(base, heading, base.radius);
