// 'Mechs on four legs: where others have arms they have front legs (MT-PRE-11, MT-MCON-17).

import { remembered } from '@ironfield/kernel/memory.ts';
import { accepted, type Result } from '@ironfield/kernel/refusal.ts';
import { designOf, type MechDesign } from './design.ts';
import { slotCount, structureOf } from './frame.ts';
import { LOCATION_CODES, type LocationCode, ON_FOUR_LEGS } from './locations.ts';
import type { MechFile } from './unit-file.ts';

/** Weapons are called by where they are mounted. */
const relabelled = (label: string): string =>
  label.replace(/\b(LA|RA|LL|RL)\b/g, (code) => ON_FOUR_LEGS[code as LocationCode]!);

/** In its slots such a design differs from others only in the names of things; in its front legs, in their size. */
export const onFourLegs = remembered((file: MechFile): Result<MechDesign, readonly string[]> => {
  const made = designOf({ ...file, frame: 'biped' });
  if (!made.ok) return made;
  const { structure, components, weapons } = made.value;
  return accepted({
    ...made.value,
    frame: 'quad',
    structure: structureOf(file.tons, 'quad') ?? structure,
    components: components.map((slots, location) =>
      slots.slice(0, slotCount('quad', LOCATION_CODES[location])),
    ),
    weapons: weapons.map((mount) => ({ ...mount, label: relabelled(mount.label) })),
  });
});
