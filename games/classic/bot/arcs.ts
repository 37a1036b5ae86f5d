// Where the weapons of a unit reach, by relative bearing and twist: asked of its kind once for a design (CBT-AI-17).

import { createBoard } from '@ironfield/hex/board.ts';
import { lineOn } from '@ironfield/hex/board-line.ts';
import type { Battlefield } from '../battlefield.ts';
import type { Design, WeaponMount } from '../design.ts';
import type { State, Twist } from '../state.ts';

/** Weapons that are mounted alike bear alike. */
export const groupOf = ({ location, rear }: WeaponMount): number => 2 * location + (rear ? 1 : 0);

/** By relative bearing: for each twist, the groups that bear, a bit each. */
export type Arcs = readonly (readonly number[])[];

export const TWISTS: readonly Twist[] = [0, -1, 1];

/** A clear board with a hex at every bearing from its middle. */
const SIDE = 9;
const OPEN = createBoard({ width: SIDE, height: SIDE }, () => ({ terrain: 'clear' }));
const MIDDLE = 4 * SIDE + 4;
const CELL_AT = Array.from({ length: 24 }, (_, bearing) => {
  for (let cell = 0; cell < OPEN.size; cell++) {
    if (cell !== MIDDLE && lineOn(OPEN, MIDDLE, cell).bearing === bearing) return cell;
  }
  throw new Error(`No hex at bearing ${bearing}`);
});

const known = new WeakMap<Design, Arcs>();

export function arcsOf(field: Battlefield, state: State, unit: number): Arcs {
  const design = field.designs[unit];
  const found = known.get(design) ?? probe(field, state, unit);
  known.set(design, found);
  return found;
}

function probe(field: Battlefield, state: State, unit: number): Arcs {
  const open = { ...field, board: OPEN };
  const units = state.units.with(unit, { ...state.units[unit], hex: MIDDLE, facing: 0, prone: false });
  const there = { ...state, units };
  const { weapons } = field.designs[unit];
  return CELL_AT.map((cell) =>
    TWISTS.map((twist) => {
      const stance = { unit, twist, prop: null };
      let groups = 0;
      for (const mount of weapons) {
        if (field.kinds[unit].canBear(open, there, stance, mount, cell)) groups |= 1 << groupOf(mount);
      }
      return groups;
    }),
  );
}
