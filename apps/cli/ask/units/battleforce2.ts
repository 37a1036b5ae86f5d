import { battleValue } from '@ironfield/mechbay/battle-value/value.ts';
import { elementOf } from '@ironfield/mechbay/conversion/element.ts';
import { z } from 'zod';
import { question } from '../question.ts';
import { unitIn, unitTextSchema } from './unit-text.ts';

const schema = unitTextSchema.extend({ bv: z.number().min(0).max(100_000).nullish() });

/** The Battle Value of the book may be given; without it the unit's own is computed. */
export const battleforce2 = question(schema, (input) => {
  const unit = unitIn(input);
  return elementOf(unit, input.bv ?? battleValue(unit)?.value ?? null);
});
