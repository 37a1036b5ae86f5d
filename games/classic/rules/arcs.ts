import { relativeBearing } from '@ironfield/hex/bearing.ts';
import { lineOn } from '@ironfield/hex/board-line.ts';
import { type Facing, rotate } from '@ironfield/hex/coordinates.ts';
import type { Ground } from '../battlefield.ts';
import type { Twist } from '../state.ts';

export type Arc = 'forward' | 'left' | 'right' | 'rear';

/** CBT-ARC-01 by relative bearing: 60 degrees are four bearings, and boundaries belong to forward and side arcs. */
const ARCS: readonly Arc[] = Array.from({ length: 24 }, (_, bearing) => {
  if (bearing <= 4 || bearing >= 20) return 'forward';
  if (bearing <= 8) return 'right';
  return bearing >= 16 ? 'left' : 'rear';
});

export function arcOf({ board }: Ground, fromCell: number, facing: Facing, toCell: number): Arc {
  if (fromCell === toCell) return 'forward';
  return ARCS[relativeBearing(facing, lineOn(board, fromCell, toCell).bearing)];
}

/** CBT-ARC-03 */
export const torsoFacing = (feet: Facing, twist: Twist): Facing => rotate(feet, twist);
