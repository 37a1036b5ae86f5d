import type { Board } from '@ironfield/hex/board.ts';
import type { Seat } from '@ironfield/kernel/state.ts';
import { ENTER_COSTS, Terrain } from './data/terrain.ts';
import type { Design } from './design.ts';
import type { Pilot, Setup, Side } from './state.ts';

/** What the rules need to know of the ground, by cell. */
export interface Ground {
  readonly board: Board;
  /** Level of the hex: the ground, or the surface of water. */
  readonly level: Int8Array;
  /** What a 'Mech stands on: the ground, or the bed of water (CBT-MAP-06). */
  readonly bed: Int8Array;
  /** 0 none, 1 light, 2 heavy. */
  readonly woods: Uint8Array;
  /** Depth of water, -1 where there is none. */
  readonly depth: Int8Array;
  /** MP to enter on level ground (CBT-MOV-02). */
  readonly enterCost: Uint8Array;
}

export function groundOf(board: Board): Ground {
  const depth = Int8Array.from(board.terrain, (terrain) =>
    terrain >= Terrain.water ? terrain - Terrain.water : -1,
  );
  return {
    board,
    level: board.level,
    bed: Int8Array.from(board.level, (level, cell) => level - Math.max(0, depth[cell])),
    woods: Uint8Array.from(board.terrain, (terrain) =>
      terrain === Terrain.lightWoods ? 1 : terrain === Terrain.heavyWoods ? 2 : 0,
    ),
    depth,
    enterCost: Uint8Array.from(board.terrain, (terrain) => ENTER_COSTS[terrain]),
  };
}

/** Who fights here; numbers of units are those of the setup. Kinds and options add to it. */
export interface Forces {
  readonly setup: Setup;
  /** By unit. */
  readonly designs: readonly Design[];
  readonly pilots: readonly Pilot[];
  readonly sideOf: readonly Side[];
  readonly seatOf: readonly Seat[];
  /** By unit: those that are not on its side. */
  readonly enemiesOf: readonly (readonly number[])[];
  /** By side. */
  readonly unitsOf: readonly (readonly number[])[];
}

/**
 * A setup and the ground as it is now, made ready for play: the board in typed arrays, designs and owners by number.
 * A value like the board: games and forks share it, and what rules remember hangs on it (see `remembered`).
 */
export interface Battlefield extends Ground, Forces {}
