// MT-WPN-43: a rifle whose recoil asks for a steady stance.

import type { Battlefield } from '../../battlefield.ts';
import { weightClass } from '../../data/weight-classes.ts';
import type { WeaponMount } from '../../design.ts';
import type { State } from '../../state.ts';
import { oweRoll } from './piloting.ts';

declare module '../../extensions.ts' {
  interface OptionRolls {
    recoil: true;
  }
}

const WORDS = 'Recoil on the move';
/** By weight class, the lightest first. */
const MODIFIERS = [2, 1, 0, -1];

/** A unit that has spent MP in this turn fires. */
export function recoil(
  { kinds, designs }: Pick<Battlefield, 'kinds' | 'designs'>,
  { units }: Pick<State, 'units'>,
  unit: number,
  { type }: Pick<WeaponMount, 'type'>,
): void {
  if (!type.recoils || !kinds[unit].piloting || units[unit].thisTurn.mpSpent === 0) return;
  oweRoll(units[unit], 'recoil', MODIFIERS[weightClass(designs[unit].tons)], 'MT-WPN-43', WORDS);
}
