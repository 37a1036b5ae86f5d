import { z } from 'zod';

/** What the setups of all games have in common, for their schemas. */
export const CORE_SETUP = {
  options: z.record(z.string(), z.union([z.boolean(), z.number(), z.string()])),
  reading: z.int().min(0).optional(),
};
