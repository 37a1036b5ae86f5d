// The parts of a vehicle, in the order of `ALL_CODES`.

import type { Part } from '../../design.ts';
import type { AttackSide } from '../../events.ts';
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

/** MT-VCOM-04: of one with six sides, behind its right and its left one. */
const REAR_RIGHT = 7;
const REAR_LEFT = 8;

export const isTurret = (part: Part): boolean => part === TURRET || part === FRONT_TURRET;
/** By its design: both have structure then. */
export const hasTwoTurrets = ({ structure }: { readonly structure: readonly number[] }): boolean =>
  (structure[FRONT_TURRET] ?? 0) > 0;

const NAMES = [
  'front',
  'right side',
  'left side',
  'rear',
  'turret',
  'rotor',
  'front turret',
  'right rear side',
  'left rear side',
] as const;
const OF_SIX: Readonly<Record<number, string>> = { [RIGHT]: 'right front side', [LEFT]: 'left front side' };
export const partNames = (motion: Motion, plan: BodyPlan): readonly string[] =>
  NAMES.slice(0, codesOf(motion, plan).length).map((name, part) =>
    part === TURRET && plan === 'two turrets'
      ? 'rear turret'
      : plan === 'six sides'
        ? (OF_SIX[part] ?? name)
        : name,
  );

export const PART_OF: Readonly<Record<AttackSide, Part>> = {
  front: FRONT,
  right: RIGHT,
  left: LEFT,
  rear: REAR,
  'rear-right': REAR_RIGHT,
  'rear-left': REAR_LEFT,
};
