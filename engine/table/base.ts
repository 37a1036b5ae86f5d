import type { Place } from '@ironfield/kernel/menu/menu.ts';
import { type Heading, movedAlong } from './heading.ts';
import { distance, distanceSquared } from './place.ts';

/** The round base of a model: its centre, and how far it reaches. */
export interface Base extends Place {
  readonly radius: number;
}

/** From edge to edge; 0 when they touch or overlap. */
export const gapBetween = (a: Base, b: Base): number => Math.max(0, distance(a, b) - a.radius - b.radius);

/** Touching is no overlap. */
export const basesOverlap = (a: Base, b: Base): boolean =>
  distanceSquared(a, b) < (a.radius + b.radius) * (a.radius + b.radius);

/** Their edges are no further apart than this; exact. */
export const basesWithin = (a: Base, b: Base, gap: number): boolean =>
  distanceSquared(a, b) <= (a.radius + b.radius + gap) * (a.radius + b.radius + gap);

/** Where the edge of the base is in this direction, such as its front. */
export const edgeOf = (base: Base, heading: Heading): Place => movedAlong(base, heading, base.radius);
