// Battlefields need the register of options.
import '@ironfield/classic/game.ts';
import type { Battlefield } from '@ironfield/classic/battlefield.ts';
import { battlefieldOf } from '@ironfield/classic/battlefields.ts';
import type { Design } from '@ironfield/classic/design.ts';
import type { Kind } from '@ironfield/classic/kind.ts';
import { freshUnitOf } from '@ironfield/classic/setup/beginning.ts';
import { begin } from '@ironfield/classic/setup.ts';
import type { Pilot, Setup, State } from '@ironfield/classic/state.ts';
import type { Board } from '@ironfield/hex/board.ts';
import { writeBoardFile } from '@ironfield/hex/board-file.ts';
import { scriptedDice } from '@ironfield/kernel/dice.ts';
import { kernelParts, type OptionValues } from '@ironfield/kernel/state.ts';

export const ATTACKER = 0;
export const TARGET = 1;

interface Scene {
  readonly field: Battlefield;
  readonly state: State;
}

/**
 * A map with one 'Mech of each side. The field stays the same from question to question, so what the rules remember
 * about the map is computed once; only the designs change.
 */
/** A design, and the kind of unit that it is of. */
export interface Combatant {
  readonly kind: Kind;
  readonly design: Design;
}

export class Tabletop {
  private readonly setup: Setup;
  private readonly field: Battlefield;
  private readonly kinds: Kind[] = [];
  private readonly designs: Design[] = [];

  constructor(board: Board, options: OptionValues = {}) {
    this.setup = {
      scenario: 'question',
      options,
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

  /** Two unharmed units that are not on the map yet. Holds until the next call. */
  place(attacker: Combatant, target: Combatant, pilots: readonly [Pilot, Pilot]): Scene {
    const { field, designs, kinds } = this;
    designs.splice(0, 2, attacker.design, target.design);
    kinds.splice(0, 2, attacker.kind, target.kind);
    const start = begin(this.setup);
    const units = designs.map((design, unit) => freshUnitOf(kinds[unit]!, design, { pilot: pilots[unit] }));
    return { field, state: { ...start, units, turn: 1, agenda: [], ...kernelParts(scriptedDice()) } };
  }
}
