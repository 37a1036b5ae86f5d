// MT-ELEC-17: where electronics are jammed by the ECM of enemies. Without a rule for that nothing is.

import { lineCells } from '@ironfield/hex/board-line.ts';
import type { Battlefield } from '../../battlefield.ts';
import type { State } from '../../state.ts';
import { suffersFrom } from '../unit/pods.ts';

type Units = Pick<State, 'units' | 'turn' | 'marks'>;

/** Any of these hexes, for the side of a unit. */
const isJammed = (
  field: Battlefield,
  state: Units,
  unit: number,
  cells: readonly number[],
  what: 'electronics' | 'locks' = 'electronics',
): boolean =>
  field.plugged.jams?.(field, state, field.sideOf[unit], cells, what) === true ||
  (what === 'electronics' && field.plugged.isInChaff?.(state, cells) === true);

const mayJam = ({ plugged }: Battlefield): boolean =>
  plugged.jams !== undefined || plugged.isInChaff !== undefined;

/** MT-ELEC-19: a pod on the unit itself. */
const isPodded = (field: Battlefield, state: Units, unit: number): boolean =>
  state.units[unit].marks?.pods !== undefined && suffersFrom(field, state, unit, 'ecm');

/** The hex that a unit is in. */
export const isJammedAt = (field: Battlefield, state: Units, unit: number): boolean =>
  isPodded(field, state, unit) || isJammed(field, state, unit, [state.units[unit].hex]);

/** The line from it to another one, both ends included; along hexsides with the hexes on both sides. */
export const isJammedBetween = (field: Battlefield, state: Units, unit: number, other: number): boolean =>
  isPodded(field, state, unit) ||
  (mayJam(field) && isJammed(field, state, unit, lineOf(field, state, unit, other)));

/** MT-ELEC-08: the same line, for a launcher that fires only if it locks on. */
export const isLockJammed = (field: Battlefield, state: Units, unit: number, other: number): boolean =>
  field.plugged.jams !== undefined &&
  isJammed(field, state, unit, lineOf(field, state, unit, other), 'locks');

function lineOf(
  { board }: Battlefield,
  { units }: Pick<State, 'units'>,
  unit: number,
  other: number,
): number[] {
  const { cell, length } = lineCells(board, units[unit].hex, units[other].hex);
  return Array.from(cell.subarray(0, length));
}
