// The reach of a unit's weapons by relative bearing and twist, asked of its kind once for a design (CBT-AI-17).

import { remembered } from '@ironfield/kernel/memory.ts';
import type { Battlefield } from '../../battlefield.ts';
import type { Design, WeaponMount } from '../../design.ts';
import { canBear } from '../../rules/fire/pointing.ts';
import type { Twist } from '../../state.ts';

/** Weapons that are mounted alike bear alike. */
export const groupOf = ({ location, rear }: WeaponMount): number => 2 * location + (rear ? 1 : 0);

/** By relative bearing: for each twist, the groups that bear, a bit each. */
export type Arcs = readonly (readonly number[])[];

export const TWISTS: readonly Twist[] = [0, -1, 1, -2, 2, 3];
const BEARINGS = 24;

/** By design, for each set of options. */
const known = remembered((_: Battlefield['plugged']): WeakMap<Design, Arcs> => new WeakMap());

export function arcsOf(field: Battlefield, unit: number): Arcs {
  const design = field.designs[unit];
  const arcs = known(field.plugged);
  const found =
    arcs.get(design) ??
    Array.from({ length: BEARINGS }, (_, bearing) =>
      TWISTS.map((twist) => groups(design, (mount) => canBear(field, unit, mount, twist, bearing))),
    );
  arcs.set(design, found);
  return found;
}

function groups({ weapons }: Design, bears: (mount: WeaponMount) => boolean): number {
  let found = 0;
  for (const mount of weapons) if (bears(mount)) found |= 1 << groupOf(mount);
  return found;
}
