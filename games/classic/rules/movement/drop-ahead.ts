import { neighbour } from '@ironfield/hex/board.ts';
import { isClosed } from '../ground/steps.ts';
import type { Mover } from './mover.ts';

/** The hex ahead, and how many levels it lies lower than the one that the 'Mech stands in; null where it does not. */
export function dropAhead(mover: Mover): { readonly to: number; readonly levels: number } | null {
  const { field, mech } = mover;
  if (!mover.isUp || mover.isCrowded) return null;
  const to = neighbour(field.board, mech.hex, mech.facing);
  if (to < 0 || isClosed(field, to)) return null;
  const levels = field.bed[mech.hex] - field.bed[to];
  return levels > 0 ? { to, levels } : null;
}
