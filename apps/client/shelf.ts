import { z } from 'zod';
import { designVersion, LIMITS, secret } from './api.ts';

/** The first client to save a design names it at random, so that no two are alike. */
export const designId = z.string().regex(/^[A-Za-z0-9][A-Za-z0-9_-]{7,63}$/, 'is not the id of a design');

/**
 * `secret`: the owner's own secret for the shelf, 256 random bits. A client that got no answer repeats it and gets one
 * shelf. Without it the server makes one.
 */
export const openShelfRequest = z.strictObject({ secret: secret.optional() });
export const openedShelf = z.strictObject({ secret });

/** The identities of everything on a shelf; the designs themselves are requested one by one. */
export const shelfContent = z.strictObject({
  designs: z.array(
    z.strictObject({
      design: designId,
      /** Its newest version says that it was thrown away; a further one brings it back. */
      removed: z.boolean(),
      /** The ids of its versions, from the oldest on. */
      versions: z.array(z.string()),
    }),
  ),
});

export const versionList = z.strictObject({ versions: z.array(designVersion) });

export const saveDesignRequest = z.strictObject({
  /** The number of the version it was made from, which must be the newest; 0 for a new design. */
  basis: z.int().min(0).max(1_000_000),
  savedAt: z.iso.datetime().max(40),
  /** A unit file, legal or not; null throws the design away. Kept as it comes, so that nothing here may touch it. */
  unit: z.unknown(),
  note: z.string().max(LIMITS.note),
});
export const savedDesign = z.strictObject({ number: z.int() });

export type ShelfContent = z.infer<typeof shelfContent>;
export type OpenedShelf = z.infer<typeof openedShelf>;
export type SaveDesignRequest = z.infer<typeof saveDesignRequest>;
export type SavedDesign = z.infer<typeof savedDesign>;
