import { FULL_TURN, type Place } from '@ironfield/kernel/menu/menu.ts';
import { DEGREE, movedAlong } from './heading.ts';
import { INCH } from './place.ts';

/** As fine as players can measure on a table. */
const RING = INCH / 20;
const TURN = 5 * DEGREE;

/**
 * The free places nearest to a taken one, clockwise from up; if there are several, somebody must choose. Empty if
 * nothing is free within the distance.
 */
export function nearestFree(around: Place, furthest: number, isFree: (place: Place) => boolean): Place[] {
  if (isFree(around)) return [around];
  for (let far = RING; far <= furthest; far += RING) {
    const free: Place[] = [];
    for (let heading = 0; heading < FULL_TURN; heading += TURN) {
      const place = movedAlong(around, heading, far);
      if (isFree(place)) free.push(place);
    }
    if (free.length > 0) return free;
  }
  return [];
}
