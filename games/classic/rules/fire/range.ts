import { distance } from '@ironfield/hex/board.ts';
import type { Battlefield } from '../../battlefield.ts';
import type { State } from '../../state.ts';

/** Hexes between the two of an attack. */
export const rangeOf = (
  { board }: Battlefield,
  { units }: State,
  { attacker, target }: { readonly attacker: number; readonly target: number },
): number => distance(board, units[attacker].hex, units[target].hex);
