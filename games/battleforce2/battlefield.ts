import { type Board, featureMask, type HexChanges, neighbour, withHexes } from '@ironfield/hex/board.ts';
import { type BoardFile, boardIn } from '@ironfield/hex/board-file.ts';
import { DIRECTIONS, rotate } from '@ironfield/hex/coordinates.ts';
import type { Grid } from '@ironfield/hex/grid.ts';
import { createPairMemory, type PairMemory } from '@ironfield/hex/pair-memory.ts';
import { createReach } from '@ironfield/hex/search.ts';
import { remembered } from '@ironfield/kernel/memory.ts';
import type { Seat } from '@ironfield/kernel/state.ts';
import type { UnitWeight } from './data/tables.ts';
import { BRIDGE, FEATURES, FIRES, ROADS, SMOKE, TERRAIN, TERRAINS } from './data/terrain.ts';
import type { ElementType } from './element.ts';
import type { ElementRecord, Setup, UnitSetup } from './state.ts';

/** The map made ready for play, with memory for what depends on it alone; shared by all who play on it. */
export interface Ground {
  readonly board: Board;
  readonly allCells: readonly number[];
  /** By cell: the hexsides that a road crosses, as bits. */
  readonly roads: Uint8Array;
  /** By cell: 1 where there is a bridge. */
  readonly bridges: Uint8Array;
  /** By cell: 1 where it burns, and where smoke hangs (BF2-FIRE-08). */
  readonly fires: Uint8Array;
  readonly smoke: Uint8Array;
  /** By cell: the height that a line of sight must pass over (BF2-LOS-03). */
  readonly heights: Int8Array;
  /** The greatest height between two cells, filled by `greatestHeight`. */
  readonly sight: PairMemory;
  /** Memory of the path search. */
  readonly reach: ReturnType<typeof createReach>;
}

/** Public knowledge of the forces. */
export interface Forces {
  readonly setup: Setup;
  readonly unitSetups: readonly UnitSetup[];
  /** By unit. */
  readonly seatOf: readonly Seat[];
  readonly elementsOf: readonly (readonly number[])[];
  /** By unit: the first letter of its counter (BF2-UNIT-05), and its weight class where it has one. */
  readonly letters: readonly string[];
  readonly weights: readonly (UnitWeight | null)[];
  /** By element. */
  readonly unitOf: readonly number[];
  readonly types: readonly ElementType[];
  /** By seat. */
  readonly unitsOf: readonly (readonly number[])[];
}

/** Everything public. */
export interface OpenField extends Ground, Forces {}

/** BF2-EQ-04: a master with its slaves, and itself among them. */
export interface LanceNetwork {
  readonly master: number;
  readonly members: readonly number[];
}

/** BF2-EQ-04: the network of an element. */
export interface Link {
  readonly company: number | null;
  readonly lances: readonly LanceNetwork[];
  /** Its own; `null` for a company master without one. */
  readonly lance: LanceNetwork | null;
}

/** The steps of a unit from hex to hex. */
export interface Stride {
  readonly enter: Int8Array;
  /** BF2-VEH-07: over everything, at one MP a hex. */
  readonly flies: boolean;
  /** BF2-MOVE-03: ships keep to the water. */
  readonly usesRoads: boolean;
  /** BF2-MAP-05 */
  readonly breaksBridges: boolean;
}

/** BF2-MAP-05: the cells of the map, and where there are bridges a place of its own below each, numbered after them. */
export interface Places {
  readonly grid: Grid;
  /** The cost of each step, by `place * 6 + direction`; negative if impossible. */
  readonly steps: Int16Array;
  /** Memory of the path search. */
  readonly reach: ReturnType<typeof createReach>;
  /** By place: its cell. Both are `null` where there is nothing but cells. */
  readonly cellOf: readonly number[] | null;
  /** By cell: the place below its bridge, -1 where there is none. */
  readonly below: Int32Array | null;
}

export interface KnownStride extends Stride {
  /** The cost of each step, by `cell * 6 + direction`; negative if impossible. */
  readonly steps: Int16Array;
  readonly places: Places;
}

/** All there is, with the record sheets of both sides, by element. */
export interface Battlefield extends OpenField {
  /** The strides of its units; filled by `strideOf`. */
  readonly strides: Map<number, KnownStride>;
  readonly records: readonly ElementRecord[];
  readonly links: readonly (Link | undefined)[];
  /**
   * BF2-CMD-02, by unit: direct subordinates, `null` for a unit that is not a command unit; and all superiors, the
   * nearest first.
   */
  readonly subordinates: readonly (readonly number[] | null)[];
  readonly superiors: readonly (readonly number[])[];
}

export const groundsOf = remembered((map: BoardFile) => {
  const board = boardIn(map, { terrains: TERRAINS, featureNames: FEATURES });
  const asPrinted = groundOn(board);
  return {
    asPrinted,
    changed: remembered((changes: HexChanges) => groundOn(withHexes(board, changes), asPrinted)),
  };
});

const COVER_HEIGHTS = TERRAINS.map((terrain) => TERRAIN[terrain].height);

/** Everything known of the former ground stays true where the ground has not changed. */
function groundOn(board: Board, before?: Ground): Ground {
  const allCells = before?.allCells ?? Array.from({ length: board.size }, (_, cell) => cell);
  const bridge = featureMask(board, BRIDGE);
  const roadMasks = ROADS.map((road) => featureMask(board, road));
  const roadsAt = (features: number) =>
    roadMasks.reduce((bits, mask, direction) => (features & mask ? bits | (1 << direction) : bits), 0);
  const { fires, smoke } = firesOn(board);
  const coverOn = (cell: number) => Math.max(COVER_HEIGHTS[board.terrain[cell]], smoke[cell] * SMOKE.height);
  const heights = Int8Array.from(allCells, (cell) => board.level[cell] + coverOn(cell));
  return {
    board,
    allCells,
    fires,
    smoke,
    roads: Uint8Array.from(board.features, roadsAt),
    bridges: Uint8Array.from(board.features, (features) => (features & bridge ? 1 : 0)),
    heights,
    sight: before?.heights.every((height, cell) => height === heights[cell])
      ? before.sight
      : createPairMemory(board),
    reach: before?.reach ?? createReach(board),
  };
}

/** BF2-FIRE-08: each fire fills the three hexes downwind of it with smoke. */
function firesOn(board: Board): Pick<Ground, 'fires' | 'smoke'> {
  const fires = new Uint8Array(board.size);
  const smoke = new Uint8Array(board.size);
  for (const wind of DIRECTIONS) {
    const mask = featureMask(board, FIRES[wind]);
    for (let cell = 0; cell < board.size; cell++) {
      if ((board.features[cell] & mask) === 0) continue;
      fires[cell] = 1;
      for (const turn of [-1, 0, 1]) {
        const to = neighbour(board, cell, rotate(wind, turn));
        if (to >= 0) smoke[to] = 1;
      }
    }
  }
  return { fires, smoke };
}
