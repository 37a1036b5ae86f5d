// How much of a straight line lies inside an area. Each point where the line meets an edge gets one whole position, in
// thousandths of an inch from the line's start, and every length is a difference of positions. So an area cut in pieces
// keeps its total length. Positions are rounded from the middle of the line outwards, so they are the same from both
// ends and after a quarter turn.

import type { Place } from '@ironfield/kernel/menu/menu.ts';
import { distanceSquared, rounded } from './place.ts';
import type { Polygon } from './polygon.ts';

/** The parts of a line inside something: from, to, from, to, … in order. A mere touch is a span of zero length. */
export type Spans = readonly number[];

const NOWHERE: Spans = [];

/** Always even, so that the middle of a line has a whole position. */
export const lineLength = (from: Place, to: Place): number =>
  2 * Math.round(Math.sqrt(distanceSquared(from, to)) / 2);

/** The whole place at a position. */
export function placeOnLine(from: Place, to: Place, position: number): Place {
  const length = lineLength(from, to);
  if (position >= length) return to;
  return {
    x: from.x + rounded(((to.x - from.x) * position) / length),
    y: from.y + rounded(((to.y - from.y) * position) / length),
  };
}

export function spansInside(corners: Polygon, from: Place, to: Place): Spans {
  return positionsOf(sharesTo(outlook(corners, from), from, to), Math.sqrt(distanceSquared(from, to)));
}

/** `length` is the unrounded length of the line. */
export function positionsOf(shares: Spans, length: number): Spans {
  const middle = Math.round(length / 2);
  const positions: number[] = [];
  for (const share of shares) positions.push(middle + rounded(share * length));
  return positions;
}

/** The corners of a polygon, relative to the start of the lines to it. */
export interface Outlook {
  count: number;
  xs: Float64Array;
  ys: Float64Array;
}

/** A single buffer: each outlook is used up before the next is made. */
const theOutlook: Outlook = { count: 0, xs: new Float64Array(64), ys: new Float64Array(64) };

/** Valid until the next call. */
export function outlook(corners: Polygon, { x, y }: Place): Outlook {
  const count = corners.length;
  if (count > theOutlook.xs.length) {
    theOutlook.xs = new Float64Array(count);
    theOutlook.ys = new Float64Array(count);
  }
  const { xs, ys } = theOutlook;
  for (let i = 0; i < count; i++) {
    xs[i] = corners[i].x - x;
    ys[i] = corners[i].y - y;
  }
  theOutlook.count = count;
  return theOutlook;
}

/**
 * Whether the whole polygon lies on one side of a line and further from it than `far`, which is multiplied by the
 * length of the line.
 */
export function liesAside({ count, xs, ys }: Outlook, from: Place, to: Place, far: number): boolean {
  const dx = to.x - from.x;
  const dy = to.y - from.y;
  const isRight = dx * ys[0] - dy * xs[0] > 0;
  for (let i = 0; i < count; i++) {
    const side = dx * ys[i] - dy * xs[i];
    if ((isRight ? side : -side) <= far) return false;
  }
  return true;
}

/** The spans inside the polygon as shares of the line: -1/2 is its start, 0 its middle, 1/2 its end. */
export function sharesTo(polygon: Outlook, from: Place, to: Place): Spans {
  const dx = to.x - from.x;
  const dy = to.y - from.y;
  const { count, xs, ys } = polygon;
  let crossings = 0;
  let first = 0;
  let second = 0;
  let before = count - 1;
  let sideBefore = dx * ys[before] - dy * xs[before];
  for (let i = 0; i < count; i++) {
    const side = dx * ys[i] - dy * xs[i];
    if (side === 0) return sharesThroughCorner(polygon, dx, dy);
    if (side > 0 !== sideBefore > 0) {
      crossings++;
      first = second;
      second = shareAt(polygon, before, i, side - sideBefore);
    }
    before = i;
    sideBefore = side;
  }
  if (crossings === 0) return NOWHERE;
  if (crossings > 2) return sharesBeside(polygon, dx, dy, false);
  const start = first < second ? first : second;
  const end = first < second ? second : first;
  if (start > 0.5 || end < -0.5) return NOWHERE;
  return [start < -0.5 ? -0.5 : start, end > 0.5 ? 0.5 : end];
}

/** For a line through a corner or along an edge: the union of what lies inside just left and just right of the line. */
function sharesThroughCorner(polygon: Outlook, dx: number, dy: number): Spans {
  if (dx === 0 && dy === 0) return holdsOrigin(polygon) ? [0, 0] : NOWHERE;
  return unionOf([false, true].map((isOnRight) => sharesBeside(polygon, dx, dy, isOnRight)));
}

/** A hair beside the line, so that a corner on the line falls to one side. */
function sharesBeside(polygon: Outlook, dx: number, dy: number, isOnRight: boolean): Spans {
  const { count, xs, ys } = polygon;
  const met: number[] = [];
  for (let i = 0; i < count; i++) {
    const before = (i + count - 1) % count;
    const side = dx * ys[i] - dy * xs[i];
    const sideBefore = dx * ys[before] - dy * xs[before];
    const isRight = side > 0 || (isOnRight && side === 0);
    const wasRight = sideBefore > 0 || (isOnRight && sideBefore === 0);
    if (isRight !== wasRight) met.push(shareAt(polygon, before, i, side - sideBefore));
  }
  met.sort((one, other) => one - other);
  const inside: number[] = [];
  for (let i = 0; i < met.length; i += 2) {
    if (met[i] <= 0.5 && met[i + 1] >= -0.5) inside.push(Math.max(met[i], -0.5), Math.min(met[i + 1], 0.5));
  }
  return inside;
}

/** A line of zero length counts as inside if some line through its place has it inside. */
const holdsOrigin = (polygon: Outlook): boolean => {
  const through = sharesTo(polygon, { x: 0, y: 0 }, { x: 1, y: 0 });
  return through.includes(-0.5);
};

/**
 * The share at which the line crosses the edge between two corners; `across` is the difference between their distances
 * to the line.
 */
function shareAt({ xs, ys }: Outlook, a: number, b: number, across: number): number {
  const share = xs[a] * (ys[b] - ys[a]) - ys[a] * (xs[b] - xs[a]);
  return (2 * share - across) / (2 * across);
}

/** The spans inside any of several areas. */
export function unionOf(all: readonly Spans[]): Spans {
  const parts: [number, number][] = [];
  for (const spans of all) for (let i = 0; i < spans.length; i += 2) parts.push([spans[i], spans[i + 1]]);
  parts.sort((a, b) => a[0] - b[0]);
  const union: number[] = [];
  for (const [from, to] of parts) {
    const last = union.length - 1;
    if (last > 0 && from <= union[last]) union[last] = Math.max(union[last], to);
    else union.push(from, to);
  }
  return union;
}

export function lengthOf(spans: Spans): number {
  let length = 0;
  for (let i = 0; i < spans.length; i += 2) length += spans[i + 1] - spans[i];
  return length;
}
