import type { Board } from '@ironfield/hex/board.ts';
import { remembered } from '@ironfield/kernel/memory.ts';
import { centreOfCell, hexPathAt, type Spot, sidePath } from '../geometry.ts';
import { addBuilding, isBuilding } from './buildings.ts';
import { addConditions, addRoads, movedPath } from './conditions.ts';
import { scatter } from './scatter.ts';

/** One path for everything in a block of hexes that is painted alike. */
export interface Shape {
  readonly key: string;
  readonly className: string;
  readonly d: string;
}

/**
 * A block is this many hexes wide and high: few paths for the page to keep, and small ones, so that a part of the
 * board can be painted without touching the rest of it.
 */
const BLOCK = 5;

/** The shapes of the ground, from bottom to top: once for each board, however often it is drawn. */
export const terrainShapes = remembered(shapesOf);

function shapesOf(board: Board): readonly Shape[] {
  const paths = new Map<string, { readonly className: string; readonly parts: string[] }>();
  const layer = (draw: (cell: number, add: Add) => void) => {
    for (let cell = 0; cell < board.size; cell++) {
      const block = `${Math.floor(board.col[cell] / BLOCK)} ${Math.floor(board.row[cell] / BLOCK)}`;
      draw(cell, (className, d) => {
        const key = `${className} ${block}`;
        const known = paths.get(key);
        if (known) known.parts.push(d);
        else paths.set(key, { className, parts: [d] });
      });
    }
  };
  layer((cell, add) => add(`ground ${groundOf(nameAt(board, cell))}`, hexPathAt(centreOfCell(board, cell))));
  layer((cell, add) => {
    const level = board.level[cell];
    const className = `height ${level > 0 ? 'up' : 'down'} by-${Math.min(6, Math.abs(level))}`;
    if (level !== 0) add(className, hexPathAt(centreOfCell(board, cell)));
  });
  layer((cell, add) => {
    if (isUndrawn(nameAt(board, cell))) add('hatching', hatchAt(centreOfCell(board, cell)));
  });
  layer((cell, add) => addSurface(board, cell, add));
  layer((cell, add) => addCliffs(board, cell, add));
  const isBare = board.features.every((bits) => bits === 0);
  if (!isBare) layer((cell, add) => addRoads(board, cell, add));
  for (const part of ['shadow', 'shade', 'top'] as const)
    layer((cell, add) => addGrowth(board, cell, part, add));
  for (const part of ['shadow', 'wall', 'roof'] as const)
    layer((cell, add) => addBuilding(nameAt(board, cell), centreOfCell(board, cell), part, add));
  if (!isBare) layer((cell, add) => addConditions(board, cell, scatter(cell), add));
  return [...paths].map(([key, { className, parts }]) => ({ key, className, d: parts.join('') }));
}

type Add = (className: string, d: string) => void;

export const nameAt = (board: Board, cell: number): string => board.terrains[board.terrain[cell]];

const DRAWN: readonly string[] = [
  'clear',
  'rough',
  'light woods',
  'heavy woods',
  'ultra-heavy woods',
  'light jungle',
  'heavy jungle',
  'ultra-heavy jungle',
  'water',
  'paved',
  'sand',
  'tundra',
  'magma crust',
  'liquid magma',
];

/** `water 2` is water, two deep. */
function partsOf(terrain: string): readonly [name: string, depth: string | undefined] {
  const [, name = terrain, depth] = /^(.*?)(?: (\d+))?$/.exec(terrain) ?? [];
  return [name, depth];
}

/** Whether a terrain has no drawing here. It is hatched, with its name on it. */
export const isUndrawn = (terrain: string): boolean =>
  !DRAWN.includes(partsOf(terrain)[0]) && !isBuilding(terrain);

/** Class of the ground. */
function groundOf(terrain: string): string {
  if (isUndrawn(terrain)) return 'undrawn';
  if (isBuilding(terrain)) return 'paved';
  const [name, depth] = partsOf(terrain);
  const known = name.replaceAll(' ', '-');
  return depth === undefined ? known : `${known} deep-${Math.min(3, Number(depth))}`;
}

/** Strokes across a hex, within its corners. */
function hatchAt({ x, y }: Spot): string {
  return [-18, -9, 0, 9, 18]
    .map((off) => `M${n(x + off - 6)} ${n(y + 12)}L${n(x + off + 6)} ${n(y - 12)}`)
    .join('');
}

/** Joints of pavement, ripples of sand, tufts of moss, glowing cracks. */
const SURFACES: Readonly<Record<string, readonly (readonly [string, string])[]>> = {
  paved: [['joints', 'M-28 -9L28 -9M-28 9L28 9M-12 -27L-12 -9M14 -9L14 9M-6 9L-6 27']],
  sand: [['ripples', 'M-22 -8C-14 -15 -8 -15 0 -8M2 2C9 -5 15 -5 22 2M-18 13C-10 6 -4 6 4 13']],
  tundra: [
    [
      'moss',
      'M-17 -6L-13 -12M-15 -6L-15 -13M6 -12L10 -18M8 -12L8 -19M13 9L17 3M15 9L15 2M-9 14L-5 8M-7 14L-7 7',
    ],
  ],
  'magma crust': [['glow', 'M-24 -6L-10 -2L-4 -14L6 -18M-10 -2L-2 8L12 4L22 10M-2 8L-6 20M12 4L16 -8']],
  'liquid magma': [
    [
      'crust-floes',
      'M-20 -6L-12 -12L-4 -8L-8 -1L-17 0ZM4 6L12 2L20 8L14 14L6 13ZM-10 12L-4 9L0 14L-6 18ZM6 -16L12 -18L16 -12L9 -10Z',
    ],
  ],
};

function addSurface(board: Board, cell: number, add: Add): void {
  const at = centreOfCell(board, cell);
  for (const [className, d] of SURFACES[nameAt(board, cell)] ?? [])
    add(`surface ${className}`, movedPath(d, at));
}

/** The sides at which the ground drops, as a line that grows with the drop. */
function addCliffs(board: Board, cell: number, add: Add): void {
  for (let direction = 0; direction < 6; direction++) {
    const other = board.neighbours[cell * 6 + direction];
    const drop = other < 0 ? 0 : board.level[cell] - board.level[other];
    if (drop > 0) add(`cliff by-${Math.min(3, drop)}`, sidePath(centreOfCell(board, cell), direction));
  }
}

type Layer = 'shadow' | 'shade' | 'top';

function addGrowth(board: Board, cell: number, layer: Layer, add: Add): void {
  const random = scatter(cell);
  const at = centreOfCell(board, cell);
  const grow = (count: number, reach: number, least: number, more: number, draw: (thing: Thing) => string) =>
    spread(count, reach, random)
      .map((spot) => draw({ x: at.x + spot.x, y: at.y + spot.y, size: least + random() * more }))
      .join('');
  switch (nameAt(board, cell)) {
    case 'light woods':
      add(`tree-${layer} light`, grow(4, 19, 5, 1.6, TREE[layer]));
      break;
    case 'heavy woods':
      add(`tree-${layer} heavy`, grow(11, 22, 6.2, 2.2, TREE[layer]));
      break;
    case 'ultra-heavy woods':
      add(`tree-${layer} ultra`, grow(17, 24, 7.6, 2.4, TREE[layer]));
      break;
    case 'light jungle':
      add(`tree-${layer} jungle`, grow(5, 20, 6.5, 2, PALM[layer]));
      break;
    case 'heavy jungle':
      add(`tree-${layer} jungle`, grow(11, 23, 7.5, 2.4, PALM[layer]));
      break;
    case 'ultra-heavy jungle':
      add(`tree-${layer} jungle thick`, grow(18, 25, 9, 2.6, PALM[layer]));
      break;
    case 'rough':
      if (layer !== 'shadow') add(`stone-${layer}`, grow(7, 20, 3, 3.2, STONE[layer]));
  }
}

interface Thing extends Spot {
  readonly size: number;
}

const n = (value: number) => String(Math.round(value * 10) / 10);

function disc(x: number, y: number, radius: number): string {
  const r = n(radius);
  return `M${n(x - radius)} ${n(y)}a${r} ${r} 0 1 0 ${n(2 * radius)} 0a${r} ${r} 0 1 0 ${n(-2 * radius)} 0Z`;
}

const TREE: Readonly<Record<Layer, (tree: Thing) => string>> = {
  shadow: ({ x, y, size }) => disc(x + size * 0.25, y + size * 0.35, size),
  shade: ({ x, y, size }) => disc(x, y, size),
  top: ({ x, y, size }) => disc(x - size * 0.16, y - size * 0.2, size * 0.74),
};

/** Long leaves around a middle. */
function leaves({ x, y, size }: Thing): string {
  return Array.from({ length: 5 }, (_, leaf) => {
    const angle = leaf * 1.2566 + size;
    const [dx, dy] = [Math.cos(angle) * size, Math.sin(angle) * size];
    const [sx, sy] = [-dy * 0.34, dx * 0.34];
    const middle = `${n(x + dx * 0.55 + sx)} ${n(y + dy * 0.55 + sy)}`;
    const other = `${n(x + dx * 0.55 - sx)} ${n(y + dy * 0.55 - sy)}`;
    return `M${n(x)} ${n(y)}Q${middle} ${n(x + dx)} ${n(y + dy)}Q${other} ${n(x)} ${n(y)}Z`;
  }).join('');
}

const PALM: Readonly<Record<Layer, (tree: Thing) => string>> = {
  shadow: ({ x, y, size }) => disc(x + size * 0.2, y + size * 0.3, size * 0.8),
  shade: (tree) => leaves({ ...tree, size: tree.size * 1.15 }),
  top: ({ x, y, size }) => leaves({ x: x - 0.6, y: y - 0.8, size: size * 0.9 }),
};

function stone({ x, y, size }: Thing, corners: readonly (readonly [number, number])[]): string {
  const points = corners.map(([dx, dy]) => `${n(x + dx * size)} ${n(y + dy * size * 0.72)}`);
  return `M${points.join('L')}Z`;
}

const STONE = {
  shade: (thing: Thing) =>
    stone(thing, [
      [-1, 0.5],
      [-0.6, -0.7],
      [0.4, -1],
      [1.1, 0],
      [0.8, 0.9],
      [-0.5, 1],
    ]),
  top: (thing: Thing) =>
    stone(thing, [
      [-0.9, 0.2],
      [-0.6, -0.7],
      [0.4, -1],
      [0.7, -0.1],
      [0, 0.5],
    ]),
};

/** Places around the middle, spread like the seeds of a sunflower so that nothing clumps. */
function spread(count: number, reach: number, random: () => number): Spot[] {
  const turn = random() * 6.28;
  return Array.from({ length: count }, (_, index) => {
    const angle = turn + index * 2.399 + (random() - 0.5) * 0.5;
    const far = reach * Math.sqrt((index + 0.6) / count) * (0.88 + random() * 0.16);
    return { x: Math.cos(angle) * far, y: Math.sin(angle) * far * 0.86 + 2.5 };
  }).sort((a, b) => a.y - b.y);
}
