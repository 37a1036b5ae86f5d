import { z } from 'zod';

/** More options than any game has. */
const MOST_OPTIONS = 1000;
const id = z.string().max(60);

/** Fields that every game's setup has, for its schema. */
export const CORE_SETUP = {
  options: z
    .record(id, z.union([z.boolean(), z.number(), id]))
    .refine((options) => Object.keys(options).length <= MOST_OPTIONS, `there are at most ${MOST_OPTIONS}`),
  reading: z.int().min(0).optional(),
};
