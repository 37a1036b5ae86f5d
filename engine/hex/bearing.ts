// Exact bearings. Twelve rays cut the circle at multiples of 30 degrees clockwise from up: hexside centres lie on the
// even rays (0, 60, ...), hex corners on the odd ones (30, 90, ...). A bearing is an integer 0..23: 2k is exactly on
// ray k, 2k + 1 strictly between ray k and ray k + 1. So 60 degrees are four bearings.

import { axialBetween, centreOf, type Direction, type Facing, type Hex } from './coordinates.ts';

export type Bearing = number;

/** The bearing of a hex from itself. */
export const NO_BEARING = -1;

/** Rays 0 to 5 in integer affine units (see Point); rays 6 to 11 are their opposites. */
const RAYS = [
  [0, -1],
  [1, -1],
  [3, -1],
  [1, 0],
  [3, 1],
  [1, 1],
] as const;

export function bearing(from: Hex, to: Hex): Bearing {
  const { x, y } = centreOf(axialBetween(from, to));
  if (x === 0 && y === 0) return NO_BEARING;
  return x > 0 || (x === 0 && y < 0) ? bearingInRightHalf(x, y) : 12 + bearingInRightHalf(-x, -y);
}

function bearingInRightHalf(x: number, y: number): Bearing {
  for (let k = 0; k < RAYS.length; k++) {
    const clockwise = RAYS[k][0] * y - RAYS[k][1] * x;
    if (clockwise === 0) return 2 * k;
    if (clockwise < 0) return 2 * k - 1;
  }
  return 11;
}

/** A bearing relative to a unit's facing: 0 is dead ahead, 6 is 90 degrees to the right. */
export const relativeBearing = (facing: Facing, absolute: Bearing): Bearing =>
  (absolute - 4 * facing + 24) % 24;

/**
 * By bearing: the hexside through which a line leaves its hex, or both sides of the corner, counter-clockwise one
 * first.
 */
const SIDES_AT: readonly (readonly Direction[])[] = Array.from({ length: 24 }, (_, at) => {
  const side = (Math.floor((at + 2) / 4) % 6) as Direction;
  return at % 4 === 2 ? [((side + 5) % 6) as Direction, side] : [side];
});

/**
 * The hexside of `to` that the line from centre to centre crosses: one direction, two when it passes exactly through
 * the corner between them, or none when the hexes are the same.
 */
export function hexsideEntered(from: Hex, to: Hex): readonly Direction[] {
  return hexsidesAt(bearing(to, from));
}

/** The hexside in this bearing, or the two at a corner. */
export const hexsidesAt = (at: Bearing): readonly Direction[] => SIDES_AT[at] ?? [];

export type ArcPosition = 'inside' | 'outside' | 'left-boundary' | 'right-boundary';

/**
 * The place of a relative bearing in an arc that reaches `halfWidth` x 30 degrees to either side of `centre` x 30
 * degrees clockwise from ahead. Left and right are as seen along the centre of the arc.
 */
export function inArc(relative: Bearing, halfWidth: number, centre = 0): ArcPosition {
  const right = (((relative - 2 * centre) % 24) + 24) % 24;
  const off = Math.min(right, 24 - right);
  if (halfWidth >= 6 || off < 2 * halfWidth) return 'inside';
  if (off > 2 * halfWidth) return 'outside';
  return right > 12 ? 'left-boundary' : 'right-boundary';
}
