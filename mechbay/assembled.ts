// Designs put together for drawings and figures, also of kinds that the game does not play.

import { designOf, type MechDesign } from '@ironfield/classic/units/design.ts';
import { slotCount, structureOf } from '@ironfield/classic/units/frame.ts';
import { LOCATION_CODES } from '@ironfield/classic/units/locations.ts';
import type { MechFile } from '@ironfield/classic/units/unit-file.ts';
import { remembered } from '@ironfield/kernel/memory.ts';
import { accepted, type Result } from '@ironfield/kernel/refusal.ts';

/** The design of a unit file on any number of legs, made once per file; or what in it is not of these rules. */
export function assembled(file: MechFile): Result<MechDesign, readonly string[]> {
  return file.frame === 'biped' ? designOf(file) : onFourLegs(file);
}

/** In its slots, a four-legged design differs from others only in the names of things; in its front legs, in their size. */
const onFourLegs = remembered((file: MechFile): Result<MechDesign, readonly string[]> => {
  const design = designOf({ ...file, frame: 'biped' });
  if (!design.ok) return design;
  return accepted({
    ...design.value,
    structure: structureOf(file.tons, file.frame) ?? design.value.structure,
    components: design.value.components.map((slots, location) =>
      slots.slice(0, slotCount(file.frame, LOCATION_CODES[location])),
    ),
  });
});
