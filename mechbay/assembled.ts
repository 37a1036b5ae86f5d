// Designs put together for drawings and figures, on any number of legs.

import { designOf, type MechDesign } from '@ironfield/classic/units/design.ts';
import { onFourLegs } from '@ironfield/classic/units/four-legs.ts';
import type { MechFile } from '@ironfield/classic/units/unit-file.ts';
import type { Result } from '@ironfield/kernel/refusal.ts';

/** The design of a unit file on any number of legs, made once per file; or what in it is not of these rules. */
export function assembled(file: MechFile): Result<MechDesign, readonly string[]> {
  return file.frame === 'biped' ? designOf(file) : onFourLegs(file);
}
