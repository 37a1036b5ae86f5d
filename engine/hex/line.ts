// Which hexes does the straight line between two hex centres touch? The answer uses only integers: in affine units (see
// Point) every centre and every hex corner has integer coordinates, so the sign of a cross product decides.

import { type Bearing, bearing } from './bearing.ts';
import {
  type Axial,
  axialBetween,
  axialLength,
  centreOf,
  distance,
  type Hex,
  toAxial,
  toOffset,
} from './coordinates.ts';

/**
 * How a line meets a hex, as bits, so that one walk can gather them: after `found |= touch[i]` for every wooded hex,
 * `found` tells whether any interior, left-edge or right-edge hex was wooded. Sides are those of the direction of
 * travel.
 */
export const Touch = {
  interior: 1,
  leftCorner: 2,
  rightCorner: 4,
  leftEdge: 8,
  rightEdge: 16,
} as const;

const CORNERS = Touch.leftCorner | Touch.rightCorner;
const EDGES = Touch.leftEdge | Touch.rightEdge;

/**
 * The touched hexes in order, as steps from the start hex. Of two hexes that share an edge of the line, the left one
 * comes first.
 */
export interface LinePattern {
  readonly length: number;
  readonly dcol: Int16Array;
  readonly drow: Int16Array;
  readonly touch: Uint8Array;
  readonly distance: number;
  readonly bearing: Bearing;
  /** The line runs exactly along hexsides for part of its length. */
  readonly divided: boolean;
  /** The line meets at least one hex in a single point. */
  readonly cornered: boolean;
}

export interface TouchedHex extends Hex {
  readonly touch: 'interior' | 'edge' | 'corner';
  /** The side of the line on which the hex lies; absent for interior hexes. */
  readonly side?: 'left' | 'right';
}

/** Every hex that the segment from centre to centre touches, in order, both ends included. */
export function lineBetween(from: Hex, to: Hex): TouchedHex[] {
  const { length, dcol, drow, touch } = linePattern(from.col & 1, to.col - from.col, to.row - from.row);
  return Array.from({ length }, (_, i) => ({
    col: from.col + dcol[i],
    row: from.row + drow[i],
    ...describe(touch[i]),
  }));
}

function describe(touch: number): Pick<TouchedHex, 'touch' | 'side'> {
  if (touch === Touch.interior) return { touch: 'interior' };
  return {
    touch: touch & EDGES ? 'edge' : 'corner',
    side: touch & (Touch.leftEdge | Touch.leftCorner) ? 'left' : 'right',
  };
}

/** A line has the same pattern wherever it starts, except that rows shift with the parity of the start column. */
export function linePattern(parity: number, dcol: number, drow: number): LinePattern {
  const start = { col: parity, row: 0 };
  const end = { col: parity + dcol, row: drow };
  const touched = touchedHexes(axialBetween(start, end));
  const origin = toAxial(start);
  const hexes = touched.map(({ q, r }) => toOffset({ q: origin.q + q, r: origin.r + r }));
  return {
    length: touched.length,
    dcol: Int16Array.from(hexes, (hex) => hex.col - start.col),
    drow: Int16Array.from(hexes, (hex) => hex.row - start.row),
    touch: Uint8Array.from(touched, (hex) => hex.touch),
    distance: distance(start, end),
    bearing: bearing(start, end),
    divided: touched.some((hex) => (hex.touch & EDGES) !== 0),
    cornered: touched.some((hex) => (hex.touch & CORNERS) !== 0),
  };
}

interface TouchedStep extends Axial {
  readonly touch: number;
  readonly progress: number;
}

/**
 * Only hexes on a shortest path can be touched, and of these the segment touches exactly those that the infinite line
 * touches. Sorting by the centre's projection on the line gives the order of travel, because the line crosses a hexside
 * towards the side its normal points to.
 */
function touchedHexes(delta: Axial): TouchedStep[] {
  const d = centreOf(delta);
  const length = axialLength(delta.q, delta.r);
  const reach = Math.max(2 * Math.abs(d.y), Math.abs(d.x) + Math.abs(d.y));
  const alongHexsides = d.y === 0 || Math.abs(d.x) === Math.abs(d.y);
  const found: TouchedStep[] = [];
  for (let q = Math.min(0, delta.q); q <= Math.max(0, delta.q); q++) {
    for (let r = Math.min(0, delta.r); r <= Math.max(0, delta.r); r++) {
      if (axialLength(q, r) + axialLength(delta.q - q, delta.r - r) !== length) continue;
      const c = centreOf({ q, r });
      const right = d.x * c.y - d.y * c.x;
      if (Math.abs(right) > reach) continue;
      found.push({ q, r, touch: touchAt(right, reach, alongHexsides), progress: d.x * c.x + 3 * d.y * c.y });
    }
  }
  return found.sort((a, b) => a.progress - b.progress || a.touch - b.touch);
}

/** `right` is how far the centre lies right of the line, `reach` how far the hex extends across it. */
function touchAt(right: number, reach: number, alongHexsides: boolean): number {
  if (right === 0 || Math.abs(right) < reach) return Touch.interior;
  if (alongHexsides) return right < 0 ? Touch.leftEdge : Touch.rightEdge;
  return right < 0 ? Touch.leftCorner : Touch.rightCorner;
}
