import { kilogramsOf } from '@ironfield/mechbay/design/construction.ts';
import { type Inspection, inspectText, inspectValue } from '@ironfield/mechbay/unit-text.ts';
import { z } from 'zod';
import { BadLine } from '../bad-line.ts';
import { fileName, id } from '../combatants.ts';
import type { Library } from '../library.ts';
import { bit, question } from '../question.ts';

/** A unit as MTF text, as an object of our own format, or by the name of a file; the text comes first. */
const schema = z.object({
  id,
  mtf: z.string().optional(),
  unit: z
    .union([fileName, z.record(z.string(), z.unknown())], {
      error: "it should be the name of a file or of a 'Mech, or a unit of our own format as an object",
    })
    .optional(),
});

export const construct = question(schema, (input, library) => {
  const { isLegal, faults, check } = inspected(input, library);
  return {
    legal: bit(isLegal),
    violations: faults.map(({ rule = null, message }) => ({ rule, message })),
    ...(check ? { kg: kilogramsOf(check.weights) } : {}),
  };
});

function inspected({ mtf, unit }: z.infer<typeof schema>, library: Library): Inspection {
  if (mtf !== undefined) return inspectText(mtf, 'mtf');
  if (typeof unit === 'object') return inspectValue(unit);
  if (unit !== undefined) return library.inspection(unit);
  throw new BadLine('the design is missing: mtf with its text, or unit with a name or an object');
}
