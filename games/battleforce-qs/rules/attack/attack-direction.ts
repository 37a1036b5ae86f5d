import { hexsidesAt } from '@ironfield/hex/bearing.ts';
import { lineOn } from '@ironfield/hex/board-line.ts';
import { oppositeOf } from '@ironfield/hex/coordinates.ts';
import type { Battlefield } from '../../battlefield.ts';
import type { Direction, State } from '../../state.ts';

/**
 * BFQ-COM-09: only the hexside opposite the target's facing is its rear. `either` when the line passes through
 * the corner between rear and front: the target's player chooses.
 */
export function attackDirection(
  field: Battlefield,
  state: State,
  attacker: number,
  target: number,
): Direction | 'either' {
  const { hex, facing } = state.units[target];
  const sides = hexsidesAt(lineOn(field.board, hex, state.units[attacker].hex).bearing);
  if (!sides.includes(oppositeOf(facing))) return 'front';
  return sides.length === 1 ? 'rear' : (state.directions[directionKey(attacker, target)] ?? 'either');
}

export function directionKey(attacker: number, target: number): string {
  return `${attacker}>${target}`;
}
