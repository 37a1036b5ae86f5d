import { z } from 'zod';

/** The limits of a broken page's report, in characters. */
export const MISHAP_LIMITS = { message: 300, stack: 2000 } as const;

/** A broken page's report to the server: where and how it broke, and nothing about its user. */
export const mishapReport = z.strictObject({
  /** The first word of its address: `table`, `bay`. */
  page: z.string().regex(/^[a-z]{0,16}$/, 'must be the first word of an address'),
  game: z
    .string()
    .regex(/^[a-z\d-]{1,32}$/, 'must be the id of a game')
    .nullable(),
  /** The question, by the game's name for it. */
  question: z
    .string()
    .regex(/^[a-z\d/-]{1,48}$/, 'must be the name of a question')
    .nullable(),
  message: z.string().max(MISHAP_LIMITS.message),
  stack: z.string().max(MISHAP_LIMITS.stack),
});

export type MishapReport = z.infer<typeof mishapReport>;

export const heard = z.strictObject({});
