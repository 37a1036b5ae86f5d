// The parts of a vehicle, in the order of `VEHICLE_CODES`.

import type { Part } from '../../design.ts';
import type { AttackSide } from '../../events.ts';
import { codesOf, type Motion } from '../../units/vehicle-file.ts';

export const FRONT = 0;
export const RIGHT = 1;
export const LEFT = 2;
export const REAR = 3;
export const SIDES: readonly Part[] = [FRONT, RIGHT, LEFT, REAR];
/** A vehicle without one counts it among its lost parts from the beginning. */
export const TURRET = 4;

/** Of a VTOL alone. */
export const ROTOR = 5;

const NAMES = ['front', 'right side', 'left side', 'rear', 'turret', 'rotor'] as const;
export const partNames = (motion: Motion): readonly string[] => NAMES.slice(0, codesOf(motion).length);
export const partsOf = (motion: Motion): readonly Part[] => codesOf(motion).map((_, part) => part);

export const PART_OF: Readonly<Record<AttackSide, Part>> = {
  front: FRONT,
  right: RIGHT,
  left: LEFT,
  rear: REAR,
};
