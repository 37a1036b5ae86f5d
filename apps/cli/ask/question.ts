import type { Ground } from '@ironfield/classic/battlefield.ts';
import type { Explanation } from '@ironfield/kernel/explanation.ts';
import type { z } from 'zod';
import type { Library } from './library.ts';

/** A kind of question: the required fields of a line, and the fields of its answer. */
export interface Question {
  readonly schema: z.ZodType<{ readonly id: string | number }>;
  answer(input: unknown, library: Library): object;
}

/** Fields that a question does not know are left alone, so that cases can be asked as they are stored. */
export function question<S extends z.ZodType<{ readonly id: string | number }>>(
  schema: S,
  answer: (input: z.infer<S>, library: Library) => object,
): Question {
  return { schema, answer: (input, library) => answer(input as z.infer<S>, library) };
}

/** Flags are numbers in questions and answers. */
export const bit = (holds: boolean): 0 | 1 => (holds ? 1 : 0);

export const depthAt = ({ depth }: Ground, cell: number): number => Math.max(0, depth[cell]);

/** The lines of an explanation as pairs of value and reason. */
export const modsOf = ({ lines }: Explanation): [number, string][] =>
  lines.map(({ value, reason }) => [value, reason]);
