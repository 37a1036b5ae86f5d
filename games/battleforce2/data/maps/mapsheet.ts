import { type Board, cellOf, createBoard, type HexKind, neighbour } from '@ironfield/hex/board.ts';
import { DIRECTIONS, oppositeOf } from '@ironfield/hex/coordinates.ts';
import { createGrid, type Grid } from '@ironfield/hex/grid.ts';
import { BRIDGE, FEATURES, PAVED, ROADS, TERRAINS } from '../terrain.ts';

/** The hexsides over which roads leave a sheet, the same on all of them. */
const EXITS: Readonly<Record<string, number>> = { N: 0, E: 1, S: 3, W: 4 };

const LETTERS: Readonly<Record<string, string>> = {
  r: 'rough',
  l: 'light woods',
  H: 'heavy woods',
  '~': 'water',
  u: 'rubble',
  b: 'base',
  c: 'city',
  f: 'fortress',
};

/**
 * A sheet drawn in codes, as all of them 16 columns wide, the last for the seam, and 17 rows high: a letter for the
 * terrain (`p` is paved), a number for the level. Roads go from hex to hex, and off the sheet at `N`, `E`, `S` or `W`;
 * they cross water on bridges.
 */
export function mapsheet(
  name: string,
  drawn: string,
  roads: readonly string[] = [],
  bridges: readonly string[] = [],
): Board {
  const rows = drawn
    .trim()
    .split('\n')
    .map((row) => row.trim().split(/\s+/));
  const features = new Map<string, Set<string>>();
  const add = (hex: string, feature: string) =>
    features.set(hex, (features.get(hex) ?? new Set()).add(feature));
  const grid = createGrid(rows[0].length, rows.length);
  for (const road of roads) layRoad(grid, road.split(' '), add);
  for (const hex of bridges) add(hex, BRIDGE);
  const { width, height } = grid;
  return createBoard(
    { name, width, height, terrains: TERRAINS, featureNames: FEATURES },
    (col, row): HexKind => ({
      ...kindOf(rows[row][col]),
      features: [
        ...(rows[row][col].startsWith('p') ? [PAVED] : []),
        ...(features.get(grid.number[row * width + col]) ?? []),
      ],
    }),
  );
}

function kindOf(code: string): HexKind {
  const [, letter, level] = /^(\D?)(\d*)$/.exec(code)!;
  return { terrain: LETTERS[letter] ?? 'clear', level: Number(level) };
}

function layRoad(grid: Grid, stops: readonly string[], add: (hex: string, feature: string) => void): void {
  const hexes = stops.filter((stop) => !(stop in EXITS));
  if (stops[0] in EXITS) add(hexes[0], ROADS[EXITS[stops[0]]]);
  if (stops[stops.length - 1] in EXITS) add(hexes[hexes.length - 1], ROADS[EXITS[stops[stops.length - 1]]]);
  for (let i = 1; i < hexes.length; i++) {
    const [from, to] = [hexes[i - 1], hexes[i]];
    const direction = DIRECTIONS.find(
      (side) => neighbour(grid, cellOf(grid, from), side) === cellOf(grid, to),
    );
    if (direction === undefined) throw new Error(`The road jumps from ${from} to ${to}`);
    add(from, ROADS[direction]);
    add(to, ROADS[oppositeOf(direction)]);
  }
}
