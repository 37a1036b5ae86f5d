import { inArc, relativeBearing } from '@ironfield/hex/bearing.ts';
import { lineOn } from '@ironfield/hex/board-line.ts';
import type { Battlefield } from '../../battlefield.ts';
import type { Side, State } from '../../state.ts';

/**
 * BFQ-COM-04: everything but the wedge behind the Unit. On the boundary the side chosen for the line of sight
 * decides: the right-hand boundary of the arc has the arc on its left.
 */
export function isInArc(
  field: Battlefield,
  state: State,
  attacker: number,
  target: number,
  side: Side,
): boolean {
  const { hex, facing } = state.units[attacker];
  const { bearing } = lineOn(field.board, hex, state.units[target].hex);
  const position = inArc(relativeBearing(facing, bearing), field.arcHalfWidth);
  if (position === 'right-boundary') return side === 'left';
  if (position === 'left-boundary') return side === 'right';
  return position === 'inside';
}
