// Units of the bay as the files that battles are fought with.

import type { UnitFile } from '@ironfield/classic/units/unit-file.ts';
import { type Result, refused } from '@ironfield/kernel/refusal.ts';
import { writeMtf } from '../unit-files/mtf-writer.ts';
import type { Unit } from '../units/unit.ts';
import { mechFileOf } from './mech.ts';
import { platoonFileOf, squadFileOf } from './soldiers.ts';
import { CANNOT } from './text.ts';
import { vehicleFileOf } from './vehicle.ts';

/** The file of a unit; or what of it cannot be played. A public file says in which slots things lie. */
export function battleFileOf(unit: Unit, text?: string): Result<UnitFile, readonly string[]> {
  switch (unit.kind) {
    case 'mech':
      return mechFileOf(unit, text ?? writeMtf(unit));
    case 'vehicle':
      return vehicleFileOf(unit);
    case 'infantry':
      return platoonFileOf(unit);
    case 'battleArmor':
      return squadFileOf(unit);
    default:
      return refused([CANNOT.kind]);
  }
}
