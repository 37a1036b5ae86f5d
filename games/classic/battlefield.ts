import type { Board } from '@ironfield/hex/board.ts';
import { readBoardFile } from '@ironfield/hex/board-file.ts';
import type { Plugged } from '@ironfield/kernel/options.ts';
import type { Seat } from '@ironfield/kernel/state.ts';
import { ENTER_COSTS, TERRAINS, Terrain } from './data/terrain.ts';
import { type Points, switchboard } from './points.ts';
import type { Pilot, Setup, Side } from './state.ts';
import { type Design, designOf } from './units/design.ts';

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

/**
 * A setup made ready for play: the board in typed arrays, designs and owners by number, and memory for what depends
 * on the board alone. Made once per setup and shared by all its games and forks.
 */
export interface Battlefield extends Ground {
  readonly setup: Setup;
  /** By unit. */
  readonly designs: readonly Design[];
  readonly pilots: readonly Pilot[];
  readonly sideOf: readonly Side[];
  readonly seatOf: readonly Seat[];
  /** By side. */
  readonly unitsOf: readonly (readonly number[])[];
  /** What the options of the setup have plugged in. */
  readonly plugged: Plugged<Points>;
  /** Whatever a rule wants to remember about this field, by name; filled by the rules themselves. */
  readonly memory: Map<string, unknown>;
}

const made = new WeakMap<Setup, Battlefield>();

export function battlefieldOf(setup: Setup): Battlefield {
  const known = made.get(setup);
  if (known) return known;
  const field = makeBattlefield(setup);
  made.set(setup, field);
  return field;
}

function makeBattlefield(setup: Setup): Battlefield {
  const read = readBoardFile(setup.map, { terrains: TERRAINS });
  if (!read.ok) throw new Error(`The map cannot be read: ${read.errors[0].path} ${read.errors[0].message}`);
  const { units } = setup;
  return {
    ...groundOf(read.board),
    setup,
    designs: units.map(({ mech }) => playable(mech)),
    pilots: units.map(({ pilot }) => pilot),
    sideOf: units.map(({ side }) => side),
    seatOf: units.map(({ seat }) => seat),
    unitsOf: [0, 1].map((side) => units.flatMap((unit, index) => (unit.side === side ? [index] : []))),
    plugged: switchboard.plugged(setup),
    memory: new Map(),
  };
}

function playable(mech: Parameters<typeof designOf>[0]): Design {
  const result = designOf(mech);
  if (!result.ok) throw new Error(`${mech.name} ${mech.model} cannot be played: ${result.error[0]}`);
  return result.value;
}
