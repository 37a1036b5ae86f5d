// The look of a piece of terrain: a few paths in drawing units. The outline is always exactly that of the rules;
// everything inside it comes out of chance that depends on the piece alone, so that a table looks the same wherever it
// is shown.

import { remembered } from '@ironfield/kernel/memory.ts';
import type { Place } from '@ironfield/kernel/menu/menu.ts';
import { type Random, randomFrom, randomUnit } from '@ironfield/kernel/random.ts';
import { INCH } from '@ironfield/table/place.ts';
import { boundsOf, contains, middleOf, type Polygon, scaledPolygon } from '@ironfield/table/polygon.ts';
import type { Piece } from '@ironfield/table/scenes/scene.ts';
import { distanceToSegment } from '@ironfield/table/segment.ts';
import { drawn, fine, INCH_DRAWN, outlinePath } from '../words/measures.ts';
import { lookOf, type TerrainLook } from './terrain-looks.ts';

export interface Layer {
  /** The class that colours it. */
  readonly name: string;
  readonly path: string;
}

export interface Art {
  readonly look: TerrainLook;
  readonly outline: string;
  /** The length of its shadow, in drawing units; 0 for flat terrain. */
  readonly shadow: number;
  /** From the lowest to the highest. */
  readonly layers: readonly Layer[];
}

const SHADOW_PER_INCH = 0.28;
const LONGEST_SHADOW = 1.2;

export const artOf = remembered((piece: Piece): Art => {
  const look = lookOf(piece.kind);
  const random = randomFrom(`${piece.kind} ${piece.id}`);
  const shadow = LYING.includes(look)
    ? 0
    : INCH_DRAWN * Math.min(LONGEST_SHADOW, (piece.height / INCH) * SHADOW_PER_INCH);
  return {
    look,
    outline: outlinePath(piece.corners),
    shadow,
    layers: (INSIDES[look]?.(piece, random) ?? []).filter(({ path }) => path !== ''),
  };
});

/** Woods throw the shadows of their trees. */
const LYING: readonly TerrainLook[] = [
  'woods',
  'jungle',
  'bushes',
  'swamp',
  'road',
  'water',
  'trench',
  'smoke',
];

type Inside = (piece: Piece, random: Random) => Layer[];

const INSIDES: Partial<Record<TerrainLook, Inside>> = {
  woods: ({ corners }, random) =>
    trees(corners, random, { apart: 1.25, least: 0.36, most: 0.62, kind: 'light' }),
  jungle: ({ corners }, random) =>
    trees(corners, random, { apart: 0.95, least: 0.42, most: 0.68, kind: 'heavy' }),
  bushes: ({ corners }, random) =>
    trees(corners, random, { apart: 0.7, least: 0.16, most: 0.3, kind: 'light' }),
  hill: contours,
  building: roof,
  ruin: ({ corners }, random) => [
    { name: 'ruin-floor', path: outlinePath(shrunk(corners, 78)) },
    ...stones(corners, random, { apart: 0.8, least: 0.12, most: 0.34 }),
  ],
  wall: ({ corners }) => [{ name: 'wall-top', path: outlinePath(shrunk(corners, 80)) }],
  rocks: ({ corners }, random) => stones(corners, random, { apart: 1, least: 0.3, most: 0.62 }),
  rough: ({ corners }, random) => stones(corners, random, { apart: 1.15, least: 0.1, most: 0.26 }),
  sand: ({ corners }, random) => [{ name: 'grain', path: dots(corners, random, 0.7, 0.045) }],
  snow: ({ corners }, random) => [{ name: 'grain', path: dots(corners, random, 0.9, 0.06) }],
  swamp: ({ corners }, random) => [
    { name: 'pool', path: ovals(corners, random) },
    { name: 'reeds', path: reeds(corners, random) },
  ],
  water: ({ corners }, random) => [
    { name: 'shallow', path: outlinePath(shrunk(corners, 88)) },
    { name: 'waves', path: waves(corners, random) },
  ],
  ice: ({ corners }, random) => [{ name: 'cracks', path: waves(corners, random) }],
  trench: ({ corners }) => [{ name: 'trench-floor', path: outlinePath(shrunk(corners, 70)) }],
  wreck: ({ corners }) => [{ name: 'wreck-lines', path: cross(corners) }],
  smoke: ({ corners }, random) => [
    { name: 'puffs', path: circles(spotsIn(corners, random, 0.9, 0.2), () => 0.6) },
  ],
  unknown: ({ corners }) => [{ name: 'hatching', path: hatching(corners) }],
};

const shrunk = (corners: Polygon, percent: number): Polygon =>
  scaledPolygon(corners, middleOf(corners), percent);

/** Places inside, about so many inches apart and clear of the edge. */
export function spotsIn(corners: Polygon, random: Random, apart: number, clear: number): Place[] {
  const { left, top, right, bottom } = boundsOf(corners);
  const step = apart * INCH;
  const spots: Place[] = [];
  for (let row = 0, y = top; y <= bottom; row++, y += step * 0.87) {
    for (let x = left + (row % 2) * (step / 2); x <= right; x += step) {
      const jitter = () => (randomUnit(random) - 0.5) * step * 0.55;
      const spot = { x: Math.round(x + jitter()), y: Math.round(y + jitter()) };
      if (contains(corners, spot) && edgeDistance(corners, spot) >= clear * INCH) spots.push(spot);
    }
  }
  return spots;
}

function edgeDistance(corners: Polygon, place: Place): number {
  let least = Infinity;
  let a = corners[corners.length - 1];
  for (const b of corners) {
    least = Math.min(least, distanceToSegment(place, a, b));
    a = b;
  }
  return least;
}

/** Circles with radii in inches. */
function circles(spots: readonly Place[], radius: (index: number) => number, shift: Place = ORIGIN): string {
  return spots
    .map(({ x, y }, i) => {
      const r = fine(radius(i) * INCH_DRAWN);
      return `M${fine(drawn(x + shift.x) - r)} ${fine(drawn(y + shift.y))}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0Z`;
    })
    .join('');
}

const ORIGIN: Place = { x: 0, y: 0 };

interface Grown {
  /** All in inches. */
  readonly apart: number;
  readonly least: number;
  readonly most: number;
}

function trees(
  corners: Polygon,
  random: Random,
  { apart, least, most, kind }: Grown & { readonly kind: 'light' | 'heavy' },
): Layer[] {
  const spots = spotsIn(corners, random, apart, least * 0.8);
  const radii = spots.map(() => least + randomUnit(random) * (most - least));
  // One on top of the other, those at the back first: each has to cover what is behind it.
  const rows = Math.max(1, Math.ceil(spots.length / 3));
  const shade = { x: 0.1 * INCH, y: 0.14 * INCH };
  const light = { x: -0.1 * INCH, y: -0.12 * INCH };
  const layers: Layer[] = [
    { name: 'tree-shadow', path: circles(spots, (i) => radii[i] * 1.04, { x: 0.22 * INCH, y: 0.28 * INCH }) },
  ];
  for (let from = 0; from < spots.length; from += rows) {
    const some = spots.slice(from, from + rows);
    layers.push(
      { name: `tree-shade ${kind}`, path: circles(some, (i) => radii[from + i], shade) },
      { name: `tree-top ${kind}`, path: circles(some, (i) => radii[from + i] * 0.94) },
      { name: 'tree-light', path: circles(some, (i) => radii[from + i] * 0.45, light) },
    );
  }
  return layers;
}

function stones(corners: Polygon, random: Random, { apart, least, most }: Grown): Layer[] {
  const spots = spotsIn(corners, random, apart, least);
  const shapes = spots.map(() => {
    const size = (least + randomUnit(random) * (most - least)) * INCH_DRAWN;
    return Array.from({ length: 6 }, (_, i) => {
      const angle = (i / 6) * 2 * Math.PI + randomUnit(random) * 0.7;
      const far = size * (0.72 + randomUnit(random) * 0.35);
      return { x: Math.cos(angle) * far, y: Math.sin(angle) * far * 0.8 };
    });
  });
  const drawAll = (scale: number, shift: number) =>
    spots
      .map(({ x, y }, i) => {
        const at = shapes[i].map(
          (corner) =>
            `${fine(drawn(x) + corner.x * scale + shift)} ${fine(drawn(y) + corner.y * scale + shift)}`,
        );
        return `M${at.join('L')}Z`;
      })
      .join('');
  return [
    { name: 'tree-shadow', path: drawAll(1.05, 2) },
    { name: 'stone-shade', path: drawAll(1, 0) },
    { name: 'stone-top', path: drawAll(0.72, -0.8) },
  ];
}

/** A band for each level, and hachures down from the edge. */
function contours({ corners, height }: Piece): Layer[] {
  const bands = Math.min(5, Math.max(2, Math.round((2 * height) / INCH)));
  const layers: Layer[] = Array.from({ length: bands }, (_, i) => ({
    name: 'band',
    path: outlinePath(shrunk(corners, Math.round(100 - ((i + 1) * 62) / bands))),
  }));
  return [...layers, { name: 'hachures', path: hachures(corners) }];
}

/** Short strokes inwards from every edge. */
function hachures(corners: Polygon): string {
  const apart = 0.42 * INCH_DRAWN;
  let path = '';
  for (const [i, from] of corners.entries()) {
    const to = corners[(i + 1) % corners.length];
    const [ax, ay, bx, by] = [drawn(from.x), drawn(from.y), drawn(to.x), drawn(to.y)];
    const length = Math.hypot(bx - ax, by - ay);
    // The inside of a clockwise outline lies at the right of its edges.
    const [ux, uy] = [(bx - ax) / length, (by - ay) / length];
    const count = Math.max(1, Math.floor(length / apart));
    for (let n = 0; n < count; n++) {
      const along = ((n + 0.5) * length) / count;
      const deep = (n % 2 === 0 ? 0.32 : 0.2) * INCH_DRAWN;
      const [x, y] = [ax + ux * along, ay + uy * along];
      path += `M${fine(x)} ${fine(y)}L${fine(x - uy * deep)} ${fine(y + ux * deep)}`;
    }
  }
  return path;
}

/** Houses with four walls have a ridge along the longer ones; others a flat roof with a parapet. */
function roof({ corners }: Piece): Layer[] {
  if (corners.length !== 4) return [{ name: 'parapet', path: outlinePath(shrunk(corners, 86)) }];
  const spots = corners.map(({ x, y }) => ({ x: drawn(x), y: drawn(y) }));
  const side = (i: number) => {
    const [a, b] = [spots[i], spots[(i + 1) % 4]];
    return Math.hypot(b.x - a.x, b.y - a.y);
  };
  const first = side(0) + side(2) >= side(1) + side(3) ? 1 : 0;
  const [a, b, c, d] = [0, 1, 2, 3].map((i) => spots[(first + i) % 4]);
  // a–b and c–d are the short walls; the ridge ends before each of them.
  const middle = (p: typeof a, q: typeof a) => ({ x: (p.x + q.x) / 2, y: (p.y + q.y) / 2 });
  const [start, end] = [middle(a, b), middle(c, d)];
  const inset = 0.24;
  const along = (p: typeof a, q: typeof a) => ({
    x: p.x + (q.x - p.x) * inset,
    y: p.y + (q.y - p.y) * inset,
  });
  const [one, other] = [along(start, end), along(end, start)];
  const draw = (...places: readonly (typeof a)[]) =>
    `M${places.map(({ x, y }) => `${fine(x)} ${fine(y)}`).join('L')}`;
  return [
    { name: 'roof-lee', path: `${draw(b, c, other, one)}Z${draw(c, d, other)}Z` },
    { name: 'roof-lines', path: draw(one, other) + draw(a, one, b) + draw(d, other, c) },
  ];
}

const dots = (corners: Polygon, random: Random, apart: number, size: number): string =>
  circles(spotsIn(corners, random, apart, 0.1), () => size);

function ovals(corners: Polygon, random: Random): string {
  return spotsIn(corners, random, 2.1, 0.7)
    .map(({ x, y }) => {
      const r = fine((0.4 + randomUnit(random) * 0.35) * INCH_DRAWN);
      return `M${fine(drawn(x) - r)} ${fine(drawn(y))}a${r} ${fine(r * 0.45)} 0 1 0 ${2 * r} 0a${r} ${fine(r * 0.45)} 0 1 0 ${-2 * r} 0Z`;
    })
    .join('');
}

function reeds(corners: Polygon, random: Random): string {
  return spotsIn(corners, random, 1.05, 0.3)
    .map((spot) => {
      const [x, y] = [fine(drawn(spot.x)), fine(drawn(spot.y))];
      return `M${x} ${y}v-7M${x - 3} ${y}l-2-5.500M${x + 3} ${y}l2-5.500`;
    })
    .join('');
}

function waves(corners: Polygon, random: Random): string {
  return spotsIn(corners, random, 1.5, 0.5)
    .map(({ x, y }) => `M${fine(drawn(x)) - 7} ${fine(drawn(y))}q3.500-3.500 7 0t7 0`)
    .join('');
}

function cross(corners: Polygon): string {
  const { left, top, right, bottom } = boundsOf(shrunk(corners, 60));
  const [l, t, r, b] = [left, top, right, bottom].map((value) => fine(drawn(value)));
  return `M${l} ${t}L${r} ${b}M${r} ${t}L${l} ${b}`;
}

/** Slanted lines across the bounds; the outline clips them. */
function hatching(corners: Polygon): string {
  const { left, top, right, bottom } = boundsOf(corners);
  const [l, t, r, b] = [left, top, right, bottom].map(drawn);
  let path = '';
  for (let x = l - (b - t); x < r; x += 9) path += `M${fine(x)} ${fine(b)}L${fine(x + (b - t))} ${fine(t)}`;
  return path;
}
