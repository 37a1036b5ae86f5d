// The parts of a vehicle, in the order of `ALL_CODES`.

import type { Part } from '../../design.ts';
import type { AttackSide } from '../../events.ts';
import type { Body } from '../../state.ts';
import { type BodyPlan, codesOf, type Motion } from '../../units/vehicle-file.ts';

export const FRONT = 0;
export const RIGHT = 1;
export const LEFT = 2;
export const REAR = 3;
export const SIDES: readonly Part[] = [FRONT, RIGHT, LEFT, REAR];
/** A vehicle without one counts it among its lost parts from the beginning. Of two it is the rear one. */
export const TURRET = 4;

/** Of a VTOL alone. */
export const ROTOR = 5;

/** MT-VCON-04: of a vehicle with two. */
export const FRONT_TURRET = 6;

export const isTurret = (part: Part): boolean => part === TURRET || part === FRONT_TURRET;
export const hasTwoTurrets = ({ armor }: Pick<Body, 'armor'>): boolean => armor.length > FRONT_TURRET;

const NAMES = ['front', 'right side', 'left side', 'rear', 'turret', 'rotor', 'front turret'] as const;
export const partNames = (motion: Motion, plan: BodyPlan): readonly string[] =>
  NAMES.slice(0, codesOf(motion, plan).length).map((name, part) =>
    part === TURRET && plan === 'two turrets' ? 'rear turret' : name,
  );

export const PART_OF: Readonly<Record<AttackSide, Part>> = {
  front: FRONT,
  right: RIGHT,
  left: LEFT,
  rear: REAR,
};
