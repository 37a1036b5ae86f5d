import { distance } from '@ironfield/hex/board.ts';
import type { Battlefield } from '../../battlefield.ts';
import type { UnitState } from '../../state.ts';
import { arcOf, torsoFacing } from './arcs.ts';

/** By day. */
const VISUAL_RANGE = 60;

/** MT-BLIND-06: is the hex ahead of the unit, and near enough to see somebody there if nothing is in between? */
export function looksAt(field: Battlefield, { hex, facing, twist }: UnitState, to: number): boolean {
  const range = field.plugged.visualRange?.(VISUAL_RANGE, field, hex, to) ?? VISUAL_RANGE;
  return (
    distance(field.board, hex, to) <= range && arcOf(field, hex, torsoFacing(facing, twist), to) === 'forward'
  );
}
