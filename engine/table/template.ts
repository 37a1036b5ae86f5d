// Templates laid on the table. Anything their edge touches is under them.

import type { Place } from '@ironfield/kernel/menu/menu.ts';
import { type Arc, isInArc } from './arc.ts';
import { type Base, basesWithin } from './base.ts';
import { movedAlong, turned } from './heading.ts';
import { isWithin } from './place.ts';
import { distanceToPolygon, type Polygon } from './polygon.ts';
import { distanceToSegment } from './segment.ts';

/** A circle around the place of an explosion. */
export interface Blast extends Place {
  readonly radius: number;
}

export const isBaseInBlast = (blast: Blast, base: Base): boolean => basesWithin(blast, base, 0);

export const isPolygonInBlast = (blast: Blast, corners: Polygon): boolean =>
  distanceToPolygon(corners, blast) <= blast.radius;

/** The part of an arc within this distance. */
export interface Cone extends Arc {
  readonly length: number;
}

export function isBaseInCone(cone: Cone, base: Base): boolean {
  if (isInArc(cone, base)) return isWithin(cone.from, base, cone.length + base.radius);
  return [-1, 1].some((side) => {
    const corner = movedAlong(cone.from, turned(cone.heading, (side * cone.width) / 2), cone.length);
    return distanceToSegment(base, cone.from, corner) <= base.radius;
  });
}
