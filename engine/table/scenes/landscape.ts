// Random scenes. Games say how much of the table their terrain must cover.

import { FULL_TURN, type Place } from '@ironfield/kernel/menu/menu.ts';
import { type Random, randomBelow } from '@ironfield/kernel/random.ts';
import { movedAlong } from '../heading.ts';
import { INCH } from '../place.ts';
import { boundsOf, contains, type Polygon, polygonsMeet, turnedPolygon } from '../polygon.ts';
import { MAX_PIECES, type Piece, type Scene } from './scene.ts';
import { edited, startEditing } from './scene-editing.ts';

export interface Growth {
  readonly piece: Omit<Piece, 'id' | 'corners'>;
  /** Rounded and irregular like woods, or with four square corners like buildings. */
  readonly shape: 'grown' | 'built';
  /** From edge to edge, approximately. */
  readonly smallest: number;
  readonly largest: number;
  /** The percentage of the table that these pieces must cover. */
  readonly percent: number;
  /** Kinds that it must not overlap. */
  readonly apartFrom?: readonly string[];
}

const MOST_TRIES = 500;

/** Adds pieces of this kind until they cover enough of the scene or no room is left. */
export function grown(scene: Scene, random: Random, growth: Growth): Scene {
  const { piece, percent, apartFrom = [] } = growth;
  const cover = createCover(scene);
  for (const other of scene.pieces) if (other.kind === piece.kind) layOver(cover, other);
  let now = scene;
  for (let i = 0; i < MOST_TRIES && percentOf(cover) < percent && now.pieces.length < MAX_PIECES; i++) {
    const corners = randomOutline(now, random, growth);
    const next = edited(startEditing(now), { type: 'place', piece: { ...piece, corners } });
    const placed = next.ok && next.value.scene.pieces.at(-1);
    if (!placed) continue;
    const isInTheWay = (other: Piece): boolean =>
      apartFrom.includes(other.kind) && polygonsMeet(other.corners, placed.corners);
    if (now.pieces.some(isInTheWay)) continue;
    now = next.value.scene;
    layOver(cover, placed);
  }
  return now;
}

/** The percentage of the table under the counted pieces, sampled at every inch. */
export function coverage(scene: Scene, isCounted: (piece: Piece) => boolean): number {
  const cover = createCover(scene);
  for (const piece of scene.pieces) if (isCounted(piece)) layOver(cover, piece);
  return percentOf(cover);
}

/** The middle of every square inch, and whether something covers it. */
interface Cover {
  readonly columns: number;
  readonly rows: number;
  readonly isCovered: Uint8Array;
  count: number;
}

function createCover({ width, height }: Scene): Cover {
  const [columns, rows] = [Math.ceil(width / INCH - 0.5), Math.ceil(height / INCH - 0.5)];
  return { columns, rows, isCovered: new Uint8Array(columns * rows), count: 0 };
}

const percentOf = ({ count, isCovered }: Cover): number => (100 * count) / isCovered.length;

function layOver(cover: Cover, { corners }: Piece): void {
  const { columns, rows, isCovered } = cover;
  const { left, top, right, bottom } = boundsOf(corners);
  for (let row = Math.floor(top / INCH); row < Math.min(rows, bottom / INCH); row++) {
    for (let column = Math.floor(left / INCH); column < Math.min(columns, right / INCH); column++) {
      const at = row * columns + column;
      const middle = { x: (column + 0.5) * INCH, y: (row + 0.5) * INCH };
      if (isCovered[at] || !contains(corners, middle)) continue;
      isCovered[at] = 1;
      cover.count++;
    }
  }
}

function randomOutline({ width, height }: Scene, random: Random, growth: Growth): Polygon {
  const { shape, smallest, largest } = growth;
  const between = (low: number, high: number): number => low + randomBelow(random, high - low + 1);
  const centre = { x: between(0, width), y: between(0, height) };
  const onTable = ({ x, y }: Place): Place => ({
    x: Math.max(0, Math.min(width, x)),
    y: Math.max(0, Math.min(height, y)),
  });
  if (shape === 'built') {
    const [x, y] = [Math.floor(between(smallest, largest) / 2), Math.floor(between(smallest, largest) / 2)];
    const square = [
      { x: centre.x - x, y: centre.y - y },
      { x: centre.x + x, y: centre.y - y },
      { x: centre.x + x, y: centre.y + y },
      { x: centre.x - x, y: centre.y + y },
    ];
    return turnedPolygon(square, centre, between(0, FULL_TURN - 1));
  }
  const reach = between(smallest, largest) / 2;
  const count = between(7, 11);
  return Array.from({ length: count }, (_, i) => {
    const heading = Math.floor((i * FULL_TURN) / count) + between(0, Math.floor(FULL_TURN / count / 2));
    return onTable(movedAlong(centre, heading, Math.round((reach * between(65, 100)) / 100)));
  });
}
