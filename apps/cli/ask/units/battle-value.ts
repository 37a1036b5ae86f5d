import { battleValue } from '@ironfield/mechbay/battle-value/value.ts';
import { z } from 'zod';
import { BadLine } from '../bad-line.ts';
import { question } from '../question.ts';
import { unitIn, unitTextSchema } from './unit-text.ts';

const schema = unitTextSchema.extend({
  gunnery: z.number().int().min(0).max(8).optional(),
  piloting: z.number().int().min(0).max(8).optional(),
});

export const battleValueQuestion = question(schema, (input) => {
  const { gunnery = 4, piloting = 5 } = input;
  const value = battleValue(unitIn(input), { skills: { gunnery, piloting } });
  if (value === null)
    throw new BadLine('this unit has no Battle Value: neither the rules nor its file give one');
  return { bv: value.value, lines: value.parts.flatMap(({ lines }) => lines) };
});
