import { atLine } from '@ironfield/mechbay/text.ts';
import { readUnit } from '@ironfield/mechbay/unit-files/read.ts';
import type { Unit } from '@ironfield/mechbay/units/unit.ts';
import { z } from 'zod';
import { BadLine } from '../bad-line.ts';
import { id } from '../combatants.ts';

/** A unit as the text of a public file. */
export const unitTextSchema = z.object({ id, mtf: z.string().optional(), blk: z.string().optional() });

/** A unit with a fault is answered with all of them: half a unit has no numbers. */
export function unitIn({ mtf, blk }: z.infer<typeof unitTextSchema>): Unit {
  if (mtf === undefined && blk === undefined)
    throw new BadLine(
      "the unit is missing: mtf with the text of a 'Mech's file, or blk with that of any other",
    );
  const { unit, faults } = mtf === undefined ? readUnit(blk!, 'blk') : readUnit(mtf, 'mtf');
  if (unit === null || faults.length > 0)
    throw new BadLine(faults.map(({ line, message }) => atLine(line, message)).join('; '));
  return unit;
}
