import { type Board, type HexChanges, withHexes } from '@ironfield/hex/board.ts';
import { readBoardFile } from '@ironfield/hex/board-file.ts';
import { remembered } from '@ironfield/kernel/memory.ts';
import { type Battlefield, type Forces, groundOf } from './battlefield.ts';
import { VOCABULARY } from './data/terrain.ts';
import type { Design } from './design.ts';
import { kindOf } from './kinds.ts';
import { register } from './register.ts';
import type { Setup, State } from './state.ts';
import type { UnitFile } from './units/unit-file.ts';

/** Of a state or a table; of a setup alone, with the map as printed. */
export function battlefieldOf({
  setup,
  ground,
}: Pick<State, 'setup'> & Partial<Pick<State, 'ground'>>): Battlefield {
  const { asPrinted, changed } = fieldsOf(setup);
  return ground ? changed(ground) : asPrinted;
}

const fieldsOf = remembered((setup: Setup) => {
  const read = readBoardFile(setup.map, VOCABULARY);
  if (!read.ok) throw new Error(`The map cannot be read: ${read.errors[0].path} ${read.errors[0].message}`);
  const forces = forcesOf(setup);
  const { plugged, past } = forces;
  const fieldOn = (board: Board): Battlefield => ({
    ...groundOf(board, plugged.hazeOf, past.chaptersApart?.()),
    ...forces,
  });
  return {
    asPrinted: fieldOn(read.board),
    changed: remembered((ground: HexChanges) => fieldOn(withHexes(read.board, ground))),
  };
});

function forcesOf(setup: Setup): Forces {
  const { units } = setup;
  return {
    setup,
    kinds: units.map(({ unit: mech }) => kindOf(mech)),
    designs: units.map(({ unit: mech }) => playable(mech)),
    pilots: units.map(({ pilot }) => pilot),
    sideOf: units.map(({ side }) => side),
    seatOf: units.map(({ seat }) => seat),
    enemiesOf: units.map(({ side }) =>
      numbersOf(units, (other) => other.side !== side && !kindOf(other.unit).emplaced),
    ),
    unitsOf: setup.sides.map((_, side) => numbersOf(units, (unit) => unit.side === side)),
    plugged: register.plugged(setup),
    past: register.past(setup),
  };
}

const numbersOf = <Unit>(units: readonly Unit[], fits: (unit: Unit) => boolean): number[] =>
  units.flatMap((unit, index) => (fits(unit) ? [index] : []));

function playable(file: UnitFile): Design {
  const result = kindOf(file).designOf(file);
  if (!result.ok) throw new Error(`${file.name} ${file.model} cannot be played: ${result.error[0]}`);
  return result.value;
}
