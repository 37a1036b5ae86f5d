// MT-ELEC-17: where electronics are jammed by the ECM of enemies. Without a rule for that nothing is.

import { lineCells } from '@ironfield/hex/board-line.ts';
import type { Battlefield } from '../../battlefield.ts';
import type { State } from '../../state.ts';
import { suffersFrom } from '../unit/pods.ts';

type Units = Pick<State, 'units' | 'turn'>;

/** Any of these hexes, for the side of a unit. */
const isJammed = (field: Battlefield, state: Units, unit: number, cells: readonly number[]): boolean =>
  field.plugged.jams?.(field, state, field.sideOf[unit], cells) === true || isPodded(field, state, unit);

/** MT-ELEC-19: a pod on the unit itself. */
const isPodded = (field: Battlefield, state: Units, unit: number): boolean =>
  state.units[unit].marks?.pods !== undefined && suffersFrom(field, state, unit, 'ecm');

/** The hex that a unit is in. */
export const isJammedAt = (field: Battlefield, state: Units, unit: number): boolean =>
  isJammed(field, state, unit, [state.units[unit].hex]);

/** The line from it to another one, both ends included; along hexsides with the hexes on both sides. */
export function isJammedBetween(field: Battlefield, state: Units, unit: number, other: number): boolean {
  if (!field.plugged.jams) return isPodded(field, state, unit);
  const { cell, length } = lineCells(field.board, state.units[unit].hex, state.units[other].hex);
  return isJammed(field, state, unit, Array.from(cell.subarray(0, length)));
}
