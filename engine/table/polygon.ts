// Simple polygons: corners in order, clockwise on the table; edges meet only their neighbours. Edges and corners belong
// to the polygon.

import type { Place } from '@ironfield/kernel/menu/menu.ts';
import { type Heading, turnedAbout } from './heading.ts';
import { distanceSquared, isSamePlace, rounded, translated, turnOf } from './place.ts';
import { distanceToSegment, segmentsMeet } from './segment.ts';

export type Polygon = readonly Place[];

/** Twice the area, which is whole, and above 0 when the corners run clockwise. */
export function doubleArea(corners: Polygon): number {
  let sum = 0;
  for (let i = 0; i < corners.length; i++) {
    const a = corners[i];
    const b = corners[(i + 1) % corners.length];
    sum += a.x * b.y - a.y * b.x;
  }
  return sum;
}

/** Why these corners do not form a polygon, in words; null if they do. */
export function polygonProblem(corners: Polygon): string | null {
  const count = corners.length;
  if (count < 3) return `has ${count} corners, and needs at least 3`;
  for (let i = 0; i < count; i++) {
    if (isSamePlace(corners[i], corners[(i + 1) % count]))
      return `has corner ${((i + 1) % count) + 1} where corner ${i + 1} is`;
  }
  for (let i = 0; i < count; i++) {
    const [a, b] = [corners[i], corners[(i + 1) % count]];
    for (let j = i + 1; j < count; j++) {
      const [c, d] = [corners[j], corners[(j + 1) % count]];
      const isCrossed =
        j === i + 1
          ? foldsBack(a, b, d)
          : (j + 1) % count === i
            ? foldsBack(c, a, b)
            : segmentsMeet(a, b, c, d);
      if (isCrossed)
        return `crosses itself: the edge after corner ${i + 1} meets the one after corner ${j + 1}`;
    }
  }
  return null;
}

/** From a to b and back along the same line towards c. */
const foldsBack = (a: Place, b: Place, c: Place): boolean =>
  turnOf(a, b, c) === 0 && (b.x - a.x) * (c.x - b.x) + (b.y - a.y) * (c.y - b.y) < 0;

/** The same corners clockwise from the leftmost (and uppermost of those), so that every polygon has one form. */
export function polygonOf(corners: Polygon): Polygon {
  const problem = polygonProblem(corners);
  if (problem) throw new RangeError(`The polygon ${problem}`);
  const clockwise = doubleArea(corners) > 0 ? corners : corners.toReversed();
  let first = 0;
  for (const [i, { x, y }] of clockwise.entries()) {
    const least = clockwise[first];
    if (x < least.x || (x === least.x && y < least.y)) first = i;
  }
  return [...clockwise.slice(first), ...clockwise.slice(0, first)];
}

export const rectangle = (a: Place, b: Place): Polygon =>
  polygonOf([a, { x: b.x, y: a.y }, b, { x: a.x, y: b.y }]);

/** Inside or on an edge; exact. */
export function contains(corners: Polygon, { x, y }: Place): boolean {
  let isInside = false;
  let a = corners[corners.length - 1];
  for (const b of corners) {
    const turn = (b.x - a.x) * (y - a.y) - (b.y - a.y) * (x - a.x);
    if (turn === 0 && (a.x - x) * (b.x - x) <= 0 && (a.y - y) * (b.y - y) <= 0) return true;
    if (a.y > y !== b.y > y && turn > 0 === b.y > a.y) isInside = !isInside;
    a = b;
  }
  return isInside;
}

/** The unrounded distance to the polygon; 0 inside. */
export const distanceToPolygon = (corners: Polygon, place: Place): number =>
  contains(corners, place) ? 0 : distanceToOutline(corners, place);

/** The distance to its edge, also from inside. */
export function distanceToOutline(corners: Polygon, place: Place): number {
  let least = Infinity;
  let a = corners[corners.length - 1];
  for (const b of corners) {
    least = Math.min(least, distanceToSegment(place, a, b));
    a = b;
  }
  return least;
}

/** The nearest place on an outline, rounded. */
export function nearestOn(corners: Polygon, place: Place): Place {
  let nearest = corners[0];
  let a = corners[corners.length - 1];
  for (const b of corners) {
    const along = ((b.x - a.x) * (place.x - a.x) + (b.y - a.y) * (place.y - a.y)) / distanceSquared(a, b);
    const share = Math.max(0, Math.min(1, along));
    const on = { x: Math.round(a.x + share * (b.x - a.x)), y: Math.round(a.y + share * (b.y - a.y)) };
    if (distanceSquared(on, place) < distanceSquared(nearest, place)) nearest = on;
    a = b;
  }
  return nearest;
}

/** Whether two polygons share a place. Exact. */
export function polygonsMeet(one: Polygon, other: Polygon): boolean {
  if (contains(one, other[0]) || contains(other, one[0])) return true;
  return one.some((a, i) =>
    other.some((c, j) => segmentsMeet(a, one[(i + 1) % one.length], c, other[(j + 1) % other.length])),
  );
}

export interface Bounds {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

export function boundsOf(corners: Polygon): Bounds {
  let { x: left, y: top } = corners[0];
  let [right, bottom] = [left, top];
  for (const { x, y } of corners) {
    left = Math.min(left, x);
    right = Math.max(right, x);
    top = Math.min(top, y);
    bottom = Math.max(bottom, y);
  }
  return { left, top, right, bottom };
}

/** The centre of the bounding box, as a whole place. */
export function middleOf(corners: Polygon): Place {
  const { left, top, right, bottom } = boundsOf(corners);
  return { x: Math.floor((left + right) / 2), y: Math.floor((top + bottom) / 2) };
}

export const translatedPolygon = (corners: Polygon, by: Place): Polygon =>
  corners.map((corner) => translated(corner, by));

/** The polygon after a turn. Its corners are rounded, so where it is very narrow it may cross itself. */
export const turnedPolygon = (corners: Polygon, about: Place, by: Heading): Polygon =>
  corners.map((corner) => turnedAbout(corner, about, by));

export const scaledPolygon = (corners: Polygon, about: Place, percent: number): Polygon =>
  corners.map(({ x, y }) => ({
    x: about.x + rounded(((x - about.x) * percent) / 100),
    y: about.y + rounded(((y - about.y) * percent) / 100),
  }));
