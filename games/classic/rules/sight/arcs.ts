import { relativeBearing } from '@ironfield/hex/bearing.ts';
import { lineOn } from '@ironfield/hex/board-line.ts';
import { type Facing, rotate } from '@ironfield/hex/coordinates.ts';
import type { Ground } from '../../battlefield.ts';
import type { Twist } from '../../state.ts';

export type Arc = 'forward' | 'left' | 'right' | 'rear';

/** CBT-ARC-01 by relative bearing: 60 degrees are four bearings, and boundaries belong to forward and side arcs. */
const ARCS: readonly Arc[] = Array.from({ length: 24 }, (_, bearing) => {
  if (bearing <= 4 || bearing >= 20) return 'forward';
  if (bearing <= 8) return 'right';
  return bearing >= 16 ? 'left' : 'rear';
});

export const arcAt = (bearing: number): Arc => ARCS[bearing];

/** The bearing of a hex as seen from another in this facing; one's own hex is straight ahead. */
export function bearingOf({ board }: Ground, fromCell: number, facing: Facing, toCell: number): number {
  return fromCell === toCell ? 0 : relativeBearing(facing, lineOn(board, fromCell, toCell).bearing);
}

export const arcOf = (ground: Ground, fromCell: number, facing: Facing, toCell: number): Arc =>
  arcAt(bearingOf(ground, fromCell, facing, toCell));

/** CBT-ARC-03 */
export const torsoFacing = (feet: Facing, twist: Twist): Facing => rotate(feet, twist);

/** The same of a bearing: as the feet have it, and as the torso does. */
export const torsoBearing = (bearing: number, twist: Twist): number => (bearing - 4 * twist + 24) % 24;
