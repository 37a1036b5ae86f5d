import { type Board, neighbour } from '@ironfield/hex/board.ts';
import { boardIn } from '@ironfield/hex/board-file.ts';
import { DIRECTIONS } from '@ironfield/hex/coordinates.ts';
import { createPairMemory, type PairMemory } from '@ironfield/hex/pair-memory.ts';
import { createReach } from '@ironfield/hex/search.ts';
import { remembered } from '@ironfield/kernel/memory.ts';
import { optionValue } from '@ironfield/kernel/options/options.ts';
import type { Seat } from '@ironfield/kernel/state.ts';
import { ENTER_COST, TERRAIN_COST, TERRAINS } from './data/tables.ts';
import { firingArc, turnLimit } from './options.ts';
import type { ElementSheet, Setup, UnitSheet } from './state.ts';

/**
 * A setup made ready for play: the board in typed arrays, sheets and owners by number, and memory for what
 * depends on the board alone. Made once per setup and shared by all its games and forks.
 */
export interface Battlefield {
  readonly board: Board;
  readonly unitSheets: readonly UnitSheet[];
  readonly sheets: readonly ElementSheet[];
  /** By Unit. */
  readonly seatOf: readonly Seat[];
  readonly elementsOf: readonly (readonly number[])[];
  /** By Element. */
  readonly unitOf: readonly number[];
  /** By seat. */
  readonly unitsOf: readonly (readonly number[])[];
  /** Half of the firing arc, in steps of 30 degrees. */
  readonly arcHalfWidth: number;
  readonly turnLimit: number;
  readonly allCells: readonly number[];
  /** Cells next to the edge of the map, marked by 1. */
  readonly edge: Uint8Array;
  /** Sight between two cells, filled by `sightBetween`. */
  readonly sight: PairMemory;
  /** MP to enter each cell (BFQ-MOV-03, BFQ-MOV-06). */
  readonly footCosts: Int8Array;
  readonly jumpCosts: Int8Array;
  /** Memory of the path search. */
  readonly reach: ReturnType<typeof createReach>;
}

export const battlefieldOf = remembered((setup: Setup): Battlefield => {
  const board = boardIn(setup.map, { terrains: TERRAINS });
  const allCells = Array.from({ length: board.size }, (_, cell) => cell);
  const unitSheets = setup.forces.flatMap(({ units }) => units);
  const unitOf = unitSheets.flatMap(({ elements }, unit) => elements.map(() => unit));
  const seatOf = setup.forces.flatMap(({ units }, seat) => units.map(() => seat));
  return {
    board,
    unitSheets,
    sheets: unitSheets.flatMap(({ elements }) => elements),
    seatOf,
    elementsOf: unitSheets.map((_, unit) =>
      unitOf.flatMap((owner, element) => (owner === unit ? [element] : [])),
    ),
    unitOf,
    unitsOf: setup.forces.map((_, side) => seatOf.flatMap((seat, unit) => (seat === side ? [unit] : []))),
    arcHalfWidth: Number(optionValue(firingArc, setup.options)) / 60,
    turnLimit: optionValue(turnLimit, setup.options),
    allCells,
    edge: Uint8Array.from(allCells, (cell) => (isEdge(board, cell) ? 1 : 0)),
    sight: createPairMemory(board),
    footCosts: Int8Array.from(board.terrain, (terrain) => ENTER_COST + TERRAIN_COST[terrain]),
    jumpCosts: new Int8Array(board.size).fill(ENTER_COST),
    reach: createReach(board),
  };
});

function isEdge(board: Board, cell: number): boolean {
  return DIRECTIONS.some((direction) => neighbour(board, cell, direction) < 0);
}
