// PA-ZOOM-04, PA-ZOOM-05: the map of a battle of Planetary Assault on the table of BattleForce 2.

import { landBy, type Recipe, recipe } from '@ironfield/battleforce2/data/maps/generator.ts';
import { BRIDGE, FEATURES, ROADS, TERRAINS, type Terrain } from '@ironfield/battleforce2/data/terrain.ts';
import { depthFrom, OPPOSITE_EDGE } from '@ironfield/battleforce2/rules/map/map-edges.ts';
import { sheetsFor } from '@ironfield/battleforce2/scenarios/generator/map-selection.ts';
import type { Emplacement } from '@ironfield/battleforce2/state.ts';
import { type Board, type Edge, featureMask, type HexChanges, withHexes } from '@ironfield/hex/board.ts';
import { type BoardFile, boardIn, writeBoardFile } from '@ironfield/hex/board-file.ts';
import { type Random, randomBelow } from '@ironfield/kernel/random.ts';
import type { ZoomCommission, ZoomedSettlement } from '@ironfield/planetary/rules/zoom.ts';
import type { Land } from '@ironfield/planetary/state.ts';

const SHEET = { width: 16, height: 17 };

/** The share that ground has to have among the rest, so that it is this share of everything. */
const among = (share: number, rest: number): number => share / rest;

/** PA-ZOOM-04: the shares of the hexes of a map. */
const LANDS: Readonly<Record<Land, Recipe>> = {
  plains: recipe('Plains', { woods: 0.15, heavy: 0, rough: among(0.05, 0.85) }),
  woods: recipe('Woods', { woods: 0.45, heavy: among(0.1, 0.45), rough: among(0.05, 0.55) }),
  mountains: recipe('Mountains', {
    top: 4,
    high: 0.5,
    woods: 0.3,
    heavy: among(0.05, 0.3),
    rough: among(0.3, 0.7),
    roads: 0,
  }),
  desert: recipe('Desert', { top: 2, high: 0.25, rough: 0.2, roads: 0 }),
  arctic: recipe('Arctic', { rough: 0.1, lakes: 0.05, roads: 0 }),
};

/** PA-ZOOM-04: so many hexes from the edge are water. */
const SHORE = 3;
/** PA-ZOOM-05: so far from the home edge buildings stand at most. */
const SETTLED = 6;
const COUNTERS: Readonly<Record<ZoomedSettlement['kind'], number>> = { base: 3, city: 6, fortress: 4 };
/** PA-ZOOM-05: how many of the counters are armed. */
const ARMED: Readonly<Record<ZoomedSettlement['kind'], number>> = { base: 1, city: 0, fortress: 4 };
/** BF2-BLDG-07 */
const GUNS = [2, 2, 2] as const;

export interface BattleGround {
  readonly map: BoardFile;
  /** Absent: the sides choose. */
  readonly homes?: readonly [Edge, Edge];
  readonly buildings: readonly string[];
  readonly emplacements: readonly Emplacement[];
}

/** The ground of a battle of so many units of both sides; a settlement with guns that shoot with this skill. */
export function battleGround(
  { ground, hasWater, settlement }: Pick<ZoomCommission, 'ground' | 'hasWater' | 'settlement'>,
  units: number,
  skill: number,
  chance: Random,
): BattleGround {
  const wish = {
    width: sheetsFor('stand-up-fight', units) * SHEET.width - 1,
    height: SHEET.height,
    seed: String(randomBelow(chance, 2 ** 32)),
  };
  const land = landBy(LANDS[ground.land], `planet ${ground.land}`, wish);
  if (!hasWater && !settlement) return { map: land, buildings: [], emplacements: [] };
  const homes = homesBy(chance);
  const board = boardIn(land, { terrains: TERRAINS, featureNames: FEATURES });
  const shored = hasWater
    ? withHexes(board, shore(board, randomBelow(chance, 2) === 0 ? 'west' : 'east'))
    : board;
  const buildings = settlement ? sites(shored, settlement, homes[settlement.side]!, chance) : [];
  const built = withHexes(
    shored,
    Object.fromEntries(buildings.map((hex) => [hex, { terrain: settlement!.kind as Terrain, level: 0 }])),
  );
  const armed = settlement ? buildings.slice(0, ARMED[settlement.kind]) : [];
  return {
    map: { ...writeBoardFile(built), name: land.name },
    homes,
    buildings,
    emplacements: armed.map((hex) => ({ hex, owner: settlement!.side as 0 | 1, damage: GUNS, skill })),
  };
}

function homesBy(chance: Random): readonly [Edge, Edge] {
  const first = randomBelow(chance, 2) === 0 ? 'north' : 'south';
  return [first, OPPOSITE_EDGE[first]];
}

/** Roads end at the shore. */
function shore(board: Board, edge: Edge): HexChanges {
  const wet = cellsWithin(board, edge, SHORE);
  return Object.fromEntries(
    wet.map((cell) => [board.number[cell]!, { terrain: 'water', level: 0, features: [] }]),
  );
}

const cellsWithin = (board: Board, edge: Edge, rows: number): number[] =>
  Array.from(board.terrain.keys()).filter((cell) => depthFrom({ board } as never, edge, cell) < rows);

/** Dry hexes beside roads or anywhere else near the home edge. */
function sites(board: Board, { kind }: ZoomedSettlement, home: Edge, chance: Random): string[] {
  const roads = [...ROADS, BRIDGE].reduce((mask, name) => mask | featureMask(board, name), 0);
  const water = TERRAINS.indexOf('water');
  const free = cellsWithin(board, home, SETTLED).filter(
    (cell) => board.terrain[cell] !== water && (board.features[cell]! & roads) === 0,
  );
  return Array.from({ length: COUNTERS[kind] }, () => {
    const [cell] = free.splice(randomBelow(chance, free.length), 1);
    return board.number[cell!]!;
  });
}
