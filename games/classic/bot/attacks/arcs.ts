// Where the weapons of a unit reach, by relative bearing and twist: asked of its kind once for a design (CBT-AI-17).

import type { Battlefield } from '../../battlefield.ts';
import type { Design, WeaponMount } from '../../design.ts';
import type { Twist } from '../../state.ts';

/** Weapons that are mounted alike bear alike. */
export const groupOf = ({ location, rear }: WeaponMount): number => 2 * location + (rear ? 1 : 0);

/** By relative bearing: for each twist, the groups that bear, a bit each. */
export type Arcs = readonly (readonly number[])[];

export const TWISTS: readonly Twist[] = [0, -1, 1, -2, 2, 3];
const BEARINGS = 24;

const known = new WeakMap<Design, Arcs>();

export function arcsOf({ kinds, designs }: Battlefield, unit: number): Arcs {
  const design = designs[unit];
  const { canBear } = kinds[unit];
  const found =
    known.get(design) ??
    Array.from({ length: BEARINGS }, (_, bearing) =>
      TWISTS.map((twist) => groups(design, (mount) => canBear(mount, twist, bearing))),
    );
  known.set(design, found);
  return found;
}

function groups({ weapons }: Design, bears: (mount: WeaponMount) => boolean): number {
  let found = 0;
  for (const mount of weapons) if (bears(mount)) found |= 1 << groupOf(mount);
  return found;
}
