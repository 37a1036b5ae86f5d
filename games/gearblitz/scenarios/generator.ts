import type { Place } from '@ironfield/kernel/menu/menu.ts';
import { type Random, randomBelow, randomFrom } from '@ironfield/kernel/random.ts';
import {
  contains,
  distanceToPolygon,
  middleOf,
  type Polygon,
  polygonOf,
  polygonProblem,
  rectangle,
  scaledPolygon,
} from '@ironfield/table/polygon.ts';
import { grown } from '@ironfield/table/scenes/landscape.ts';
import { groundOf, type Piece, type Scene } from '@ironfield/table/scenes/scene.ts';
import { piecesAt } from '@ironfield/table/scenes/scene-index.ts';
import { distanceToSegment } from '@ironfield/table/segment.ts';
import type { Landscape } from '../data/scenario-tables.ts';
import { INCH } from '../data/tables.ts';
import { makeUpOf, STREET } from '../rules/battle/make-up.ts';
import { fits, landscapeBy } from '../rules/battle/scenario.ts';
import { BLOCK_OF_HOUSES, HILL, JUNGLE, LANDSCAPE_NAMES, RECIPES, ROAD, WOODLAND } from './landscapes.ts';
import { passable } from './passage.ts';

/** HGB-SCEN-02: where dice decide about the landscape. */
export const REGIONS = ['anywhere', 'North', 'South', 'Badlands'] as const;
export type Region = (typeof REGIONS)[number];

/** HGB-SCEN-03: the wished-for table; sides in thousandths of an inch. */
export interface SceneWish {
  readonly landscape: Landscape | Region;
  readonly width: number;
  readonly height: number;
  /** The same wish with the same seed gives the same scene. */
  readonly seed: string;
}

const MOST_TRIES = 40;

/** HGB-SCEN-03: a table that deserves its name, and on which every unit can get everywhere. */
export function generateScene({ landscape: wanted, width, height, seed }: SceneWish): Scene {
  const landscape = isRegion(wanted) ? rolledIn(wanted, seed) : wanted;
  const empty: Scene = { name: LANDSCAPE_NAMES[landscape], width, height, pieces: [] };
  for (let i = 0; i < MOST_TRIES; i++) {
    const random = randomFrom(`${landscape} ${width} ${height} ${seed} ${i}`);
    const scene = passable(landscaped(empty, landscape, random));
    if (fits(landscape, makeUpOf(scene))) return scene;
  }
  throw new Error(`No ${landscape} could be made of this table`);
}

const isRegion = (landscape: Landscape | Region): landscape is Region =>
  REGIONS.includes(landscape as Region);

/** HGB-SCEN-02 */
function rolledIn(region: Region, seed: string): Landscape {
  const random = randomFrom(`${region} ${seed}`);
  return landscapeBy(() => randomBelow(random, 6) + 1, region === 'anywhere' ? undefined : region);
}

function landscaped(empty: Scene, landscape: Landscape, random: Random): Scene {
  const { hills, blocks, growths } = RECIPES[landscape];
  let scene = blocks ? inBlocks(empty, blocks, random) : empty;
  if (hills) scene = terraced(scene, hills.levels, hills.percent, random);
  return onHills(growths.reduce((before, growth) => grown(before, random, growth), scene));
}

/** Puts pieces with a height on the ground beneath them. */
function onHills(scene: Scene): Scene {
  const footOf = (piece: Piece): number =>
    piece.isGround || piece.height === 0 ? piece.foot : groundOf(piecesAt(scene, middleOf(piece.corners)));
  return { ...scene, pieces: scene.pieces.map((piece) => ({ ...piece, foot: footOf(piece) })) };
}

const LARGEST_HILL = 14 * INCH;
/** From edge to edge of two levels of a hill. */
const TERRACE = INCH;

/** Hills with their levels on top of each other, each an inch high. */
function terraced(scene: Scene, levels: number, percent: number, random: Random): Scene {
  const foot = grown(scene, random, {
    piece: HILL,
    shape: 'grown',
    smallest: 5 * INCH + 3 * INCH * (levels - 1),
    largest: LARGEST_HILL,
    percent,
  });
  const pieces = foot.pieces.flatMap((piece) => (piece.kind === 'hill' ? levelsOf(piece, levels) : [piece]));
  return { ...foot, pieces };
}

/** A hill and its levels, as many as there is room for. */
function levelsOf(hill: Piece, levels: number): Piece[] {
  const pieces = [hill];
  for (let level = 1; level < levels; level++) {
    const corners = inside(pieces[level - 1].corners);
    if (!corners) break;
    const id = `${hill.id}-level-${level + 1}`;
    pieces.push({ ...hill, id, corners, foot: level * INCH });
  }
  return pieces;
}

/** The same outline, shrunk until there is a terrace all around it. */
function inside(outer: Polygon): Polygon | null {
  for (let percent = 75; percent >= 30; percent -= 5) {
    const corners = scaledPolygon(outer, middleOf(outer), percent);
    if (polygonProblem(corners) || !corners.every((corner) => contains(outer, corner))) continue;
    const isNear = outer.some((corner) => distanceToPolygon(corners, corner) < TERRACE);
    if (!isNear && corners.every((corner) => fromEdge(outer, corner) >= TERRACE)) return polygonOf(corners);
  }
  return null;
}

function fromEdge(corners: Polygon, place: Place): number {
  let least = Number.POSITIVE_INFINITY;
  for (const [i, a] of corners.entries())
    least = Math.min(least, distanceToSegment(place, a, corners[(i + 1) % corners.length]));
  return least;
}

/** Half of a lane: the widest bases pass between two blocks. */
const LANE = 1200;
const UNEVEN = 300;

/** Blocks side by side, all over the table, with lanes between them. */
function inBlocks(scene: Scene, kind: 'woodland' | 'jungle' | 'town', random: Random): Scene {
  const isTown = kind === 'town';
  const side = (isTown ? 7 : 12) * INCH;
  const across = partsOf(scene.width, side);
  const down = partsOf(scene.height, side);
  const rows = isTown ? down : moved(down, random);
  const cells = rows.slice(1).flatMap((bottom, row) => {
    const columns = isTown ? across : moved(across, random);
    return columns.slice(1).map((right, column) => ({
      from: { x: columns[column], y: rows[row] },
      to: { x: right, y: bottom },
    }));
  });
  const pieces = isTown
    ? [...streets(scene, across, down), ...houses(cells, random)]
    : cells.map(({ from, to }, i) => ({
        ...(kind === 'woodland' ? WOODLAND : JUNGLE),
        id: `${kind}-${i + 1}`,
        corners: copse(from, to, random),
      }));
  return { ...scene, pieces };
}

/** A side cut into parts of about the same length. */
function partsOf(length: number, part: number): number[] {
  const count = Math.max(1, Math.round(length / part));
  return Array.from({ length: count + 1 }, (_, i) => Math.floor((length * i) / count));
}

/** The random distance from a straight row. */
const ASTRAY = 2 * INCH;

/** The same cuts, each slightly moved; the ends stay. */
const moved = (cuts: readonly number[], random: Random): number[] =>
  cuts.map((cut, i) =>
    i === 0 || i === cuts.length - 1 ? cut : cut - ASTRAY + randomBelow(random, 2 * ASTRAY + 1),
  );

const streets = ({ width, height }: Scene, across: readonly number[], down: readonly number[]): Piece[] =>
  [
    ...across.slice(1, -1).map((x) => rectangle({ x: x - LANE, y: 0 }, { x: x + LANE, y: height })),
    ...down.slice(1, -1).map((y) => rectangle({ x: 0, y: y - LANE }, { x: width, y: y + LANE })),
  ].map((corners, i) => ({ ...ROAD, label: STREET, id: `street-${i + 1}`, corners }));

/** Two of three blocks have a house, 2 to 4 inches high. */
function houses(cells: readonly Cell[], random: Random): Piece[] {
  const some = (most: number): number => randomBelow(random, most + 1);
  return cells.flatMap(({ from, to }, i) => {
    if (randomBelow(random, 3) === 0) return [];
    const corners = rectangle(
      { x: from.x + LANE + some(INCH / 2), y: from.y + LANE + some(INCH / 2) },
      { x: to.x - LANE - some(INCH / 2), y: to.y - LANE - some(INCH / 2) },
    );
    return { ...BLOCK_OF_HOUSES, id: `building-${i + 1}`, height: (2 + some(2)) * INCH, corners };
  });
}

interface Cell {
  readonly from: Place;
  readonly to: Place;
}

/** A block of trees: its corners are cut off, none like the other. */
function copse(from: Place, to: Place, random: Random): Polygon {
  const some = (most: number): number => randomBelow(random, most + 1);
  const [left, top] = [from.x + LANE + some(UNEVEN), from.y + LANE + some(UNEVEN)];
  const [right, bottom] = [to.x - LANE - some(UNEVEN), to.y - LANE - some(UNEVEN)];
  const cut = (): number => INCH / 2 + some(2.5 * INCH);
  const [a, b, c, d] = [cut(), cut(), cut(), cut()];
  return polygonOf([
    { x: left, y: top + a },
    { x: left + a, y: top },
    { x: right - b, y: top },
    { x: right, y: top + b },
    { x: right, y: bottom - c },
    { x: right - c, y: bottom },
    { x: left + d, y: bottom },
    { x: left, y: bottom - d },
  ]);
}
