import { FULL_TURN, type Place } from '@ironfield/kernel/menu/menu.ts';
import type { Random } from '@ironfield/kernel/random.ts';
import { movedAlong } from '@ironfield/table/heading.ts';
import { INCH } from '@ironfield/table/place.ts';
import { boundsOf, type Polygon, polygonsMeet } from '@ironfield/table/polygon.ts';
import { type Growth, grown } from '@ironfield/table/scenes/landscape.ts';
import type { Piece, Scene } from '@ironfield/table/scenes/scene.ts';

type Shape = (middle: Place) => Polygon;

interface Offer {
  readonly kind: string;
  readonly name: string;
  /** In inches. */
  readonly height: number;
  readonly isGround?: boolean;
  readonly shape: Shape;
}

const box =
  (width: number, depth: number): Shape =>
  ({ x, y }) => {
    const [w, d] = [(width * INCH) / 2, (depth * INCH) / 2];
    return [
      { x: x - w, y: y - d },
      { x: x + w, y: y - d },
      { x: x + w, y: y + d },
      { x: x - w, y: y + d },
    ];
  };

/** The distances of the corners of a grown piece from its middle, in hundredths. */
const GROWN = [100, 84, 96, 78, 100, 88, 94, 80, 98];

const blob =
  (size: number): Shape =>
  (middle) =>
    GROWN.map((share, i) =>
      movedAlong(middle, Math.round((i * FULL_TURN) / GROWN.length), (size * INCH * share) / 200),
    );

/** The pieces that can be put on a table. */
export const PALETTE: readonly Offer[] = [
  { kind: 'woodland', name: 'Woodland', height: 2, shape: blob(8) },
  { kind: 'jungle', name: 'Jungle', height: 3, shape: blob(8) },
  { kind: 'bushes', name: 'Bushes', height: 1, shape: blob(4) },
  { kind: 'hill', name: 'Hill', height: 1, isGround: true, shape: blob(10) },
  { kind: 'building', name: 'Building', height: 3, shape: box(5, 4) },
  { kind: 'soft structure', name: 'Soft structure', height: 2, shape: box(4, 3) },
  { kind: 'bunker', name: 'Bunker', height: 1, shape: box(3, 3) },
  { kind: 'light fortification', name: 'Wall', height: 1, shape: box(6, 0.5) },
  { kind: 'trench', name: 'Trench', height: 0, shape: box(8, 1.5) },
  { kind: 'rocks', name: 'Rocks', height: 1, shape: blob(4) },
  { kind: 'rough', name: 'Rough', height: 0, shape: blob(7) },
  { kind: 'sand', name: 'Sand', height: 0, shape: blob(9) },
  { kind: 'swamp', name: 'Swamp', height: 0, shape: blob(7) },
  { kind: 'water', name: 'Water', height: 0, shape: blob(8) },
  { kind: 'road', name: 'Road', height: 0, shape: box(16, 2.5) },
  { kind: 'ice', name: 'Ice', height: 0, shape: blob(7) },
  { kind: 'snow', name: 'Snow', height: 0, shape: blob(8) },
];

/** A fresh piece around a place. */
export function pieceFrom(
  { kind, height, isGround = false, shape }: Offer,
  middle: Place,
): Omit<Piece, 'id'> {
  return { kind, label: kind, corners: shape(middle), foot: 0, height: height * INCH, isGround };
}

/** As far from each other as places are tried, and as many rings of them. */
const STEP = INCH;
const RINGS = 48;
const TRIES = 16;

/** The nearest place around one where a piece lies on the table and on nothing else; there itself if none is left. */
export function roomFor({ width, height, pieces }: Scene, { shape }: Offer, near: Place): Place {
  const start = { x: Math.round(near.x), y: Math.round(near.y) };
  const isFree = (middle: Place) => {
    const corners = shape(middle);
    const { left, right, top, bottom } = boundsOf(corners);
    const isOn = left >= 0 && top >= 0 && right <= width && bottom <= height;
    return isOn && !pieces.some((other) => polygonsMeet(corners, other.corners));
  };
  if (isFree(start)) return start;
  for (let ring = 1; ring <= RINGS; ring++)
    for (let i = 0; i < TRIES; i++) {
      const place = movedAlong(start, Math.round((i * FULL_TURN) / TRIES), ring * STEP);
      if (isFree(place)) return place;
    }
  return start;
}

const APART = ['water', 'building', 'hill', 'swamp'];

const growth = (kind: string, percent: number, smallest: number, largest: number): Growth => {
  const offer = PALETTE.find((each) => each.kind === kind)!;
  const { corners: _, ...piece } = pieceFrom(offer, { x: 0, y: 0 });
  const shape = kind === 'building' ? 'built' : 'grown';
  return { piece, shape, smallest: smallest * INCH, largest: largest * INCH, percent, apartFrom: APART };
};

const COUNTRY: readonly Growth[] = [
  growth('hill', 7, 7, 12),
  growth('water', 2, 5, 9),
  growth('building', 2, 3, 5),
  growth('woodland', 10, 5, 9),
  growth('rough', 5, 5, 8),
];

/** Open country out of chance, on top of what is there. */
export const grownCountry = (scene: Scene, random: Random): Scene =>
  COUNTRY.reduce((now, each) => grown(now, random, each), scene);
