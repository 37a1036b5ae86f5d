import { type Board, type HexChanges, withHexes } from '@ironfield/hex/board.ts';
import { readBoardFile } from '@ironfield/hex/board-file.ts';
import { remembered } from '@ironfield/kernel/memory.ts';
import type { Plugged } from '@ironfield/kernel/options.ts';
import type { Seat } from '@ironfield/kernel/state.ts';
import { ENTER_COSTS, TERRAINS, Terrain } from './data/terrain.ts';
import { type Points, switchboard } from './points.ts';
import type { Pilot, Setup, Side, State } from './state.ts';
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

/** Who fights here; numbers of units are those of the setup. */
interface Forces {
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
  /** What the options of the setup have plugged in. */
  readonly plugged: Plugged<Points>;
}

/**
 * A setup and the ground as it is now, made ready for play: the board in typed arrays, designs and owners by number.
 * A value like the board: games and forks share it, and what rules remember hangs on it (see `remembered`).
 */
export interface Battlefield extends Ground, Forces {}

/** Of a state or a table; of a setup alone, with the map as printed. */
export function battlefieldOf({
  setup,
  ground,
}: Pick<State, 'setup'> & Partial<Pick<State, 'ground'>>): Battlefield {
  const { asPrinted, changed } = fieldsOf(setup);
  return ground ? changed(ground) : asPrinted;
}

const fieldsOf = remembered((setup: Setup) => {
  const read = readBoardFile(setup.map, { terrains: TERRAINS });
  if (!read.ok) throw new Error(`The map cannot be read: ${read.errors[0].path} ${read.errors[0].message}`);
  const forces = forcesOf(setup);
  const fieldOn = (board: Board): Battlefield => ({ ...groundOf(board), ...forces });
  return {
    asPrinted: fieldOn(read.board),
    changed: remembered((ground: HexChanges) => fieldOn(withHexes(read.board, ground))),
  };
});

function forcesOf(setup: Setup): Forces {
  const { units } = setup;
  return {
    setup,
    designs: units.map(({ mech }) => playable(mech)),
    pilots: units.map(({ pilot }) => pilot),
    sideOf: units.map(({ side }) => side),
    seatOf: units.map(({ seat }) => seat),
    enemiesOf: units.map(({ side }) => numbersOf(units, (other) => other.side !== side)),
    unitsOf: setup.sides.map((_, side) => numbersOf(units, (unit) => unit.side === side)),
    plugged: switchboard.plugged(setup),
  };
}

const numbersOf = <Unit>(units: readonly Unit[], fits: (unit: Unit) => boolean): number[] =>
  units.flatMap((unit, index) => (fits(unit) ? [index] : []));

function playable(mech: Parameters<typeof designOf>[0]): Design {
  const result = designOf(mech);
  if (!result.ok) throw new Error(`${mech.name} ${mech.model} cannot be played: ${result.error[0]}`);
  return result.value;
}
