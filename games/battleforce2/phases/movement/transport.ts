import { cellOf } from '@ironfield/hex/board.ts';
import type { Play } from '@ironfield/kernel/play/play.ts';
import type { OpenField } from '../../battlefield.ts';
import { battlefieldOf } from '../../battlefields.ts';
import type { Battleforce2 } from '../../game-types.ts';
import { endMarks } from '../../marks.ts';
import type { OrderOf } from '../../orders.ts';
import { mountsFor } from '../../rules/movement/transport.ts';
import { ABOARD, type State } from '../../state.ts';
import type { Seen } from '../../table.ts';
import { comeDown } from '../coming-down.ts';

/** BF2-EQ-16, BF2-INF-05 */
export function load(play: Play<Battleforce2>, { unit, passenger }: OrderOf<'load'>): void {
  const { state } = play;
  const field = battlefieldOf(state);
  const mounts = mountsFor(field, state, unit, passenger);
  play.happen({ type: 'loaded', unit, passenger, mounts });
}

export function takeAboard(
  field: OpenField,
  { units, elements }: Seen,
  unit: number,
  passenger: number,
  mounts: readonly (readonly [rider: number, mount: number])[],
): void {
  units[unit].transfer = 'loaded';
  endMarks(field, units[passenger], 'is loaded');
  Object.assign(units[passenger], { hex: ABOARD, carrier: unit, moved: true });
  for (const [rider, mount] of mounts) elements[rider].mount = mount;
}

export function unload(play: Play<Battleforce2>, { unit, passenger, to, facing }: OrderOf<'unload'>): void {
  const { state } = play;
  const field = battlefieldOf(state);
  const hex = cellOf(field.board, to);
  const looks = facing ?? state.units[passenger].facing;
  play.happen({ type: 'unloaded', unit, passenger, hex, facing: looks });
  comeDown(play, passenger);
}

export function putDown(
  { units, elements }: Seen,
  riders: readonly number[],
  unit: number,
  passenger: number,
  { hex, facing }: { readonly hex: number; readonly facing: State['units'][number]['facing'] },
): void {
  units[unit].transfer = 'unloaded';
  const thisTurn = { ...units[passenger].thisTurn, wasMoved: true };
  Object.assign(units[passenger], { hex, facing, carrier: null, moved: true, thisTurn });
  for (const rider of riders) elements[rider].mount = null;
}
