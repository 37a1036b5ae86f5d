// One straight part of a move: the ground under the centre of the base, and the obstacles the base meets.

import type { Place } from '@ironfield/kernel/menu/menu.ts';
import { type Base, basesOverlap } from './base.ts';
import { lengthOf, lineLength, placeOnLine, type Spans, spansInside } from './crossing.ts';
import { distanceSquared, isSamePlace, turnOf } from './place.ts';
import { contains, distanceToOutline, distanceToPolygon, type Polygon } from './polygon.ts';
import type { Piece, Scene } from './scenes/scene.ts';
import { piecesNear, piecesUnder } from './scenes/scene-index.ts';
import { distanceToSegment, segmentsMeet } from './segment.ts';

export interface Leg {
  readonly from: Place;
  readonly to: Place;
  /** The radius of the moving base. */
  readonly radius: number;
}

/** A part of a line over the same pieces throughout. */
export interface Stretch {
  readonly from: number;
  readonly to: number;
  readonly pieces: readonly Piece[];
}

/** The ground along a line, from start to end. A line along the common edge of two pieces is on both. */
export const stretchesOf = (scene: Scene, from: Place, to: Place): Stretch[] =>
  stretchesAmong(piecesNear(scene, from, to), from, to);

/** The same among the given pieces, which must include all that the line runs over. */
export function stretchesAmong(pieces: readonly Piece[], from: Place, to: Place): Stretch[] {
  const length = lineLength(from, to);
  if (length === 0) return [{ from: 0, to: 0, pieces: piecesUnder(pieces, from) }];
  const crossed: { readonly piece: Piece; readonly spans: Spans }[] = [];
  for (const piece of pieces) {
    const spans = spansInside(piece.corners, from, to);
    if (lengthOf(spans) > 0) crossed.push({ piece, spans });
  }
  if (crossed.length === 0) return [{ from: 0, to: length, pieces: [] }];
  const bounds = [...new Set([0, length, ...crossed.flatMap(({ spans }) => spans)])].sort((a, b) => a - b);
  return bounds.slice(1).map((end, i) => ({
    from: bounds[i],
    to: end,
    pieces: crossed.filter(({ spans }) => covers(spans, bounds[i], end)).map(({ piece }) => piece),
  }));
}

function covers(spans: readonly number[], from: number, to: number): boolean {
  for (let i = 0; i < spans.length; i += 2) if (spans[i] <= from && to <= spans[i + 1]) return true;
  return false;
}

/** Obstacles that can stop a base. */
export interface Barriers {
  readonly bases?: readonly Base[];
  readonly pieces?: readonly Piece[];
}

export interface Stop {
  /** Thousandths of an inch from the start of the leg. */
  readonly position: number;
  readonly place: Place;
  /** The obstacle; null if the base reaches the end. */
  readonly against: Base | Piece | null;
}

/** How far a base gets: to the last whole position where it overlaps nothing. It may touch. */
export function stopOf(leg: Leg, { bases = [], pieces = [] }: Barriers): Stop {
  let first = Infinity;
  let against: Base | Piece | null = null;
  const meet = (barrier: Base | Piece, at: number | null): void => {
    if (at === null || at >= first) return;
    first = at;
    against = barrier;
  };
  for (const base of bases) meet(base, overlapsBaseFrom(leg, base));
  for (const piece of pieces) meet(piece, overlapsPolygonFrom(leg, piece.corners));
  if (against === null) return { position: lineLength(leg.from, leg.to), place: leg.to, against };
  const isFree = (place: Place): boolean => {
    const here = { ...place, radius: leg.radius };
    return (
      !bases.some((base) => basesOverlap(here, base)) &&
      !pieces.some(({ corners }) => overlapsPolygon(corners, here))
    );
  };
  // Rounding may push a place slightly into the obstacle.
  for (let position = Math.floor(first); position > 0; position--) {
    const place = placeOnLine(leg.from, leg.to, position);
    if (isFree(place)) return { position, place, against };
  }
  return { position: 0, place: leg.from, against };
}

/** Touching is not overlapping. */
export const overlapsPolygon = (corners: Polygon, base: Base): boolean => isOver(corners, base, base.radius);

const isOver = (corners: Polygon, place: Place, radius: number): boolean =>
  contains(corners, place) || distanceToOutline(corners, place) < radius;

/** The unrounded position along the leg where the bases begin to overlap; null if they never do. */
export function overlapsBaseFrom({ from, to, radius }: Leg, base: Base): number | null {
  const reach = base.radius + radius;
  return distanceSquared(from, base) < reach * reach ? 0 : entersCircle(from, to, base, reach);
}

export function overlapsPolygonFrom({ from, to, radius }: Leg, corners: Polygon): number | null {
  if (isOver(corners, from, radius)) return 0;
  let first = Infinity;
  let a = corners[corners.length - 1];
  for (const b of corners) {
    first = Math.min(
      first,
      entersCircle(from, to, b, radius) ?? Infinity,
      entersStrip(from, to, a, b, radius) ?? Infinity,
    );
    a = b;
  }
  return first === Infinity ? null : first;
}

/** From outside, within the leg. */
function entersCircle(from: Place, to: Place, centre: Place, radius: number): number | null {
  const ahead = (to.x - from.x) * (centre.x - from.x) + (to.y - from.y) * (centre.y - from.y);
  if (ahead <= 0) return null;
  const length = Math.sqrt(distanceSquared(from, to));
  const across = turnOf(from, to, centre) / length;
  if (Math.abs(across) >= radius) return null;
  const at = Math.max(0, ahead / length - Math.sqrt(radius * radius - across * across));
  return at < length ? at : null;
}

/** The point where the leg comes nearer than `reach` to an edge, abreast of it. */
function entersStrip(from: Place, to: Place, a: Place, b: Place, reach: number): number | null {
  const start = turnOf(a, b, from);
  const change = turnOf(a, b, to) - start;
  if (start * change >= 0) return null;
  const edge = Math.sqrt(distanceSquared(a, b));
  const share = Math.max(0, (Math.abs(start) - reach * edge) / Math.abs(change));
  if (share >= 1) return null;
  const x = from.x + share * (to.x - from.x);
  const y = from.y + share * (to.y - from.y);
  const along = ((b.x - a.x) * (x - a.x) + (b.y - a.y) * (y - a.y)) / (edge * edge);
  return along >= 0 && along <= 1 ? share * Math.sqrt(distanceSquared(from, to)) : null;
}

/** Whether the base comes within `gap` of another anywhere along the leg. */
export const sweepsBase = ({ from, to, radius }: Leg, base: Base, gap = 0): boolean =>
  distanceToSegment(base, from, to) <= radius + base.radius + gap;

export function sweepsPolygon({ from, to, radius }: Leg, corners: Polygon, gap = 0): boolean {
  const reach = radius + gap;
  if (distanceToPolygon(corners, from) <= reach || distanceToPolygon(corners, to) <= reach) return true;
  let a = corners[corners.length - 1];
  for (const b of corners) {
    if (segmentsMeet(from, to, a, b) || distanceToSegment(b, from, to) <= reach) return true;
    a = b;
  }
  return false;
}

/** The position where the base's centre leaves the table; null if it stays on. */
export function leavesTable(scene: Scene, from: Place, to: Place): number | null {
  const isOut = to.x < 0 || to.y < 0 || to.x > scene.width || to.y > scene.height;
  if (!isOut || isSamePlace(from, to)) return null;
  const length = lineLength(from, to);
  const corners = [
    { x: 0, y: 0 },
    { x: scene.width, y: 0 },
    { x: scene.width, y: scene.height },
    { x: 0, y: scene.height },
  ];
  const [, last = 0] = spansInside(corners, from, to);
  return Math.min(last, length);
}
