// Battlefields need the register of options.
import '@ironfield/classic/options.ts';
import type { Battlefield } from '@ironfield/classic/battlefield.ts';
import { battlefieldOf } from '@ironfield/classic/battlefields.ts';
import type { Design } from '@ironfield/classic/design.ts';
import type { Kind } from '@ironfield/classic/kind.ts';
import { kindOf } from '@ironfield/classic/kinds.ts';
import { begin } from '@ironfield/classic/setup.ts';
import type { Pilot, Setup, State } from '@ironfield/classic/state.ts';
import type { UnitFile } from '@ironfield/classic/units/unit-file.ts';
import type { Board } from '@ironfield/hex/board.ts';
import { writeBoardFile } from '@ironfield/hex/board-file.ts';
import { scriptedDice } from '@ironfield/kernel/dice.ts';
import { kernelParts } from '@ironfield/kernel/state.ts';
import { BadLine } from './bad-line.ts';

export const ATTACKER = 0;
export const TARGET = 1;

interface Scene {
  readonly field: Battlefield;
  readonly state: State;
}

/**
 * A map with two 'Mechs on it, one of each side. The field stays the same from question to question, so that what the
 * rules remember about the map is remembered once; only the designs on it change.
 */
export class Tabletop {
  private readonly setup: Setup;
  private readonly field: Battlefield;
  private readonly kinds: Kind[] = [];
  private readonly designs: Design[] = [];

  constructor(board: Board) {
    this.setup = {
      scenario: 'question',
      options: {},
      map: writeBoardFile(board),
      sides: ['Attacker', 'Target'],
      seats: [
        { name: 'Attacker', side: 0 },
        { name: 'Target', side: 1 },
      ],
      units: [],
      deployment: [],
      victory: { kind: 'last' },
    };
    const field = battlefieldOf({ setup: this.setup });
    const { kinds, designs } = this;
    this.field = {
      ...field,
      kinds,
      designs,
      sideOf: [0, 1],
      seatOf: [0, 1],
      unitsOf: [[ATTACKER], [TARGET]],
      enemiesOf: [[TARGET], [ATTACKER]],
    };
  }

  /** Two unharmed 'Mechs that are not on the map yet. Holds until the next call. */
  place(attacker: UnitFile, target: UnitFile, pilots: readonly [Pilot, Pilot]): Scene {
    for (const [unit, file] of [attacker, target].entries()) {
      this.kinds[unit] = kindOf(file);
      this.designs[unit] = playable(file);
    }
    const units: Setup['units'] = [
      { side: 0, seat: 0, mech: attacker, pilot: pilots[0] },
      { side: 1, seat: 1, mech: target, pilot: pilots[1] },
    ];
    const start = begin({ ...this.setup, units });
    return {
      field: this.field,
      state: { ...start, turn: 1, agenda: [], ...kernelParts(scriptedDice()) },
    };
  }
}

function playable(file: UnitFile): Design {
  const design = kindOf(file).designOf(file);
  if (!design.ok) throw new BadLine(`${file.name} ${file.model} cannot be played: ${design.error[0]}`);
  return design.value;
}
