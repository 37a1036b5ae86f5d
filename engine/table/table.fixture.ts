// Arbitrary places, outlines and scenes for property tests. Half of all values lie on whole inches, where lines run
// through corners and along edges.

import { FULL_TURN, type Place } from '@ironfield/kernel/menu/menu.ts';
import fc from 'fast-check';
import { type Heading, movedAlong } from './heading.ts';
import { INCH, rounded, turnOf } from './place.ts';
import { type Polygon, polygonOf, polygonProblem } from './polygon.ts';
import type { Piece, Scene } from './scenes/scene.ts';

const SIDE = 24;

const coordinate = fc.oneof(
  fc.nat(SIDE * INCH),
  fc.nat(SIDE).map((inches) => inches * INCH),
);
export const anyPlace: fc.Arbitrary<Place> = fc.record({ x: coordinate, y: coordinate });
export const anyHeading: fc.Arbitrary<Heading> = fc.nat(FULL_TURN - 1);
export const anyLength = fc.nat(SIDE * INCH);

const onInches = ({ x, y }: Place): Place => ({
  x: rounded(x / INCH) * INCH,
  y: rounded(y / INCH) * INCH,
});

/** Corners in order around the centre: a star, seldom convex. */
export interface Star {
  readonly centre: Place;
  readonly corners: Polygon;
}

export const anyStar: fc.Arbitrary<Star> = fc
  .record({
    centre: fc.record({ x: fc.integer({ min: 6, max: 18 }), y: fc.integer({ min: 6, max: 18 }) }),
    arms: fc.array(
      fc.record({
        turn: fc.double({ min: 0, max: 0.99, noNaN: true }),
        far: fc.integer({ min: 700, max: 9000 }),
      }),
      {
        minLength: 5,
        maxLength: 10,
      },
    ),
    isOnInches: fc.boolean(),
  })
  .map(({ centre: inches, arms, isOnInches }) => {
    const centre = { x: inches.x * INCH, y: inches.y * INCH };
    const corners = arms.map(({ turn, far }, i) => {
      const corner = movedAlong(centre, Math.floor(((i + turn) * FULL_TURN) / arms.length), far);
      return isOnInches ? onInches(corner) : corner;
    });
    return { centre, corners };
  })
  .filter(
    ({ centre, corners }) =>
      polygonProblem(corners) === null &&
      corners.every((corner, i) => turnOf(centre, corner, corners[(i + 1) % corners.length]) > 0),
  )
  .map(({ centre, corners }) => ({ centre, corners: polygonOf(corners) }));

export const anyPolygon: fc.Arbitrary<Polygon> = anyStar.map(({ corners }) => corners);

export const pieceOf = (corners: Polygon, more: Partial<Piece> = {}): Piece => ({
  id: 'piece',
  kind: 'woods',
  label: 'Woods',
  corners,
  foot: 0,
  height: 2 * INCH,
  isGround: false,
  ...more,
});

export const anyScene: fc.Arbitrary<Scene> = fc
  .array(
    fc.record({
      corners: anyPolygon,
      height: fc.nat(4).map((inches) => inches * INCH),
      isGround: fc.boolean(),
    }),
    { maxLength: 6 },
  )
  .map((pieces) => ({
    name: '',
    width: SIDE * INCH,
    height: SIDE * INCH,
    pieces: pieces.map(({ corners, ...more }, i) => pieceOf(corners, { id: String(i), ...more })),
  }));

/** A quarter turn about the origin, exact by construction. */
export const quarterTurned = ({ x, y }: Place): Place => ({ x: 0 - y, y: x });
