// The parts of a vehicle, in the order of `VEHICLE_CODES`.

import type { Part } from '../../design.ts';
import type { AttackSide } from '../../events.ts';

export const FRONT = 0;
export const RIGHT = 1;
export const LEFT = 2;
export const REAR = 3;
/** A vehicle without one counts it among its lost parts from the beginning. */
export const TURRET = 4;

export const PART_NAMES = ['front', 'right side', 'left side', 'rear', 'turret'] as const;
export const PARTS: readonly Part[] = [FRONT, RIGHT, LEFT, REAR, TURRET];

export const PART_OF: Readonly<Record<AttackSide, Part>> = {
  front: FRONT,
  right: RIGHT,
  left: LEFT,
  rear: REAR,
};
