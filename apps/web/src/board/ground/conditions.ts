// Things lying on the ground of a hex, as paths around its middle.

import { type Board, featureMask } from '@ironfield/hex/board.ts';
import { centreOfCell, hexPathAt, type Spot } from '../geometry.ts';
import type { Scatter } from './scatter.ts';

type Add = (className: string, d: string) => void;

const n = (value: number) => String(Math.round(value * 10) / 10);

/** A path that is written around 0, 0, moved: only capital letters with pairs of numbers. */
export const movedPath = (d: string, { x, y }: Spot, scale = 1): string =>
  d.replace(
    /(-?[\d.]+) (-?[\d.]+)/g,
    (_, dx: string, dy: string) => `${n(x + Number(dx) * scale)} ${n(y + Number(dy) * scale)}`,
  );

const FLAME =
  'M1 -11C2 -5 8 -3 8 4C8 9 4 11 0 11C-4 11 -8 9 -8 4C-8 0 -6 -2 -5 -5C-4 -3 -3 -2 -2 -2C-3 -6 -1 -9 1 -11Z';
const FLAMES = [
  { x: 0, y: 4, size: 1 },
  { x: -17, y: 9, size: 0.75 },
  { x: 16, y: 10, size: 0.65 },
  { x: 9, y: -11, size: 0.6 },
  { x: -11, y: -9, size: 0.6 },
];
const PUFF =
  'M-16 6C-22 6 -24 -2 -18 -4C-20 -12 -10 -15 -6 -10C-2 -17 9 -15 9 -8C16 -10 21 -2 16 2C20 8 10 11 6 8C2 13 -6 12 -8 8C-11 11 -16 10 -16 6Z';
const TUFT = 'M-5 3L-3 -5M-1 3L0 -8M3 3L5 -4M-8 4L8 4';
const CRACKS = 'M-22 -4L-8 -10L2 2L16 -4L24 6M-8 -10L-2 -22M2 2L-6 18M16 -4L18 -16';
const WAVES =
  'M-22 -8C-18 -13 -14 -13 -10 -8C-6 -3 -2 -3 2 -8M-4 3C0 -2 4 -2 8 3C12 8 16 8 20 3M-20 12C-16 7 -12 7 -8 12C-4 17 0 17 4 12';
const PLUME = 'M-3 10C-6 0 -14 -4 -12 -12C-10 -18 -4 -16 0 -20C4 -16 11 -18 12 -12C14 -4 6 0 3 10Z';
const VENT = 'M-8 8C-8 4 8 4 8 8C8 13 -8 13 -8 8Z';
/** A bank of earth all around, with teeth. */
const TRENCH =
  'M-16 -14L-10 -18L-5 -14L0 -18L5 -14L10 -18L16 -14L22 0L16 14L10 18L5 14L0 18L-5 14L-10 18L-16 14L-22 0Z';
/** Plates along the six sides of a hex. */
const PLATES = 'M-12 -21L12 -21M19 -17L27 -3M27 3L19 17M12 21L-12 21M-19 17L-27 3M-27 -3L-19 -17';
const FLAKE = 'M-4 0L4 0M-2 -3.5L2 3.5M-2 3.5L2 -3.5';
const BRICK = 'M-5 -3L4 -4L5 3L-4 4Z';
const BLOB = 'M-8 0C-8 -5 -2 -6 2 -4C7 -5 9 0 6 3C3 6 -4 5 -8 0Z';
const SPOTS: readonly Spot[] = [
  { x: -14, y: -9 },
  { x: 5, y: -14 },
  { x: 17, y: -2 },
  { x: -3, y: 2 },
  { x: -17, y: 8 },
  { x: 8, y: 13 },
];

/** Several of a kind, spread a little by chance. */
const some =
  (d: string, count: number) =>
  (at: Spot, random: Scatter): string =>
    SPOTS.slice(0, count)
      .map(({ x, y }) => {
        const place = { x: at.x + x + (random() - 0.5) * 6, y: at.y + y + (random() - 0.5) * 5 };
        return movedPath(d, place, 0.85 + random() * 0.4);
      })
      .join('');
const once =
  (d: string) =>
  (at: Spot): string =>
    movedPath(d, at);
const whole = (at: Spot): string => hexPathAt(at);
const flames =
  (size: number) =>
  (at: Spot): string =>
    FLAMES.map((each) =>
      movedPath(FLAME, { x: at.x + each.x, y: at.y + each.y + 4 * (1 - size) }, each.size * size),
    ).join('');

type Draw = (at: Spot, random: Scatter) => string;

/** By name, from bottom to top: a class and what is drawn in it. */
const LOOKS: Readonly<Record<string, readonly (readonly [string, Draw])[]>> = {
  rubble: [['rubble', some(BRICK, 6)]],
  swamp: [
    ['tint swamp', whole],
    ['reeds', some(TUFT, 5)],
  ],
  ice: [
    ['tint ice', whole],
    ['cracks', once(CRACKS)],
  ],
  mud: [
    ['tint mud', whole],
    ['puddles', some(BLOB, 4)],
  ],
  'deep mud': [
    ['tint deep-mud', whole],
    ['puddles', some(BLOB, 6)],
  ],
  'deep snow': [
    ['tint snow', whole],
    ['flakes', some(FLAKE, 6)],
  ],
  rapids: [['rapids', once(WAVES)]],
  geyser: [['vent', once(VENT)]],
  'erupting geyser': [
    ['steam', once(PLUME)],
    ['vent', once(VENT)],
  ],
  'magma geyser': [['vent magma', once(VENT)]],
  'erupting magma geyser': [
    ['steam magma', once(PLUME)],
    ['vent magma', once(VENT)],
  ],
  fire: [
    ['tint embers', whole],
    ['flame', flames(1)],
    ['flame-core', flames(0.5)],
  ],
  fortified: [['trench', once(TRENCH)]],
  armored: [['plates', once(PLATES)]],
  smoke: [['smoke', (at) => [-9, 9].map((dy) => movedPath(PUFF, { x: at.x, y: at.y + dy }, 0.95)).join('')]],
  'heavy smoke': [
    ['tint heavy-smoke', whole],
    [
      'smoke heavy',
      (at) => [-12, 0, 12].map((dy) => movedPath(PUFF, { x: at.x, y: at.y + dy }, 1.1)).join(''),
    ],
  ],
};

/** The conditions of a hex by name. */
export const conditionsAt = (board: Board, cell: number): string[] =>
  board.features[cell] === 0
    ? []
    : board.featureNames.filter((_, bit) => (board.features[cell] & (1 << bit)) !== 0);

/** A game whose roads cross certain hexsides draws them, and whatever else there is, itself. */
const isDrawnElsewhere = (board: Board): boolean => featureMask(board, 'road 0') !== 0;

export function addConditions(board: Board, cell: number, random: Scatter, add: Add): void {
  if (isDrawnElsewhere(board)) return;
  const at = centreOfCell(board, cell);
  for (const name of conditionsAt(board, cell))
    for (const [className, draw] of LOOKS[name] ?? []) add(`condition ${className}`, draw(at, random));
}

/** Roads from the middle of a hex to its neighbours with pavement, roads or bridges. */
export function addRoads(board: Board, cell: number, add: Add): void {
  const here = board.features[cell];
  const road = featureMask(board, 'road');
  const bridge = featureMask(board, 'bridge');
  if ((here & (road | bridge)) === 0 || isDrawnElsewhere(board)) return;
  const at = centreOfCell(board, cell);
  const isPaved = (other: number) =>
    other >= 0 &&
    ((board.features[other] & (road | bridge)) !== 0 || board.terrains[board.terrain[other]] === 'paved');
  let d = '';
  for (let direction = 0; direction < 6; direction++) {
    const other = board.neighbours[cell * 6 + direction];
    if (!isPaved(other)) continue;
    const there = centreOfCell(board, other);
    d += `M${n(at.x)} ${n(at.y)}L${n((at.x + there.x) / 2)} ${n((at.y + there.y) / 2)}`;
  }
  const path = d || `M${n(at.x - 12)} ${n(at.y)}L${n(at.x + 12)} ${n(at.y)}`;
  if ((here & bridge) !== 0) {
    add('bridge-rail', path);
    add('bridge-deck', path);
  } else {
    add('road-edge', path);
    add('road', path);
  }
}
