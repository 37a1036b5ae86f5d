import { z } from 'zod';
import { gameId } from '../api.ts';
import { identityId } from '../club.ts';

/** Somebody whom the asker has met at a table, watches or has blocked. */
const acquaintance = z.strictObject({
  id: identityId,
  name: z.string(),
  /** Games together, and when the last of them was played. */
  games: z.int(),
  last: z.string().nullable(),
  watched: z.boolean(),
  blocked: z.boolean(),
});
export const peopleList = z.strictObject({ people: z.array(acquaintance) });
export const watchRequest = z.strictObject({ person: identityId, watched: z.boolean() });
export const blockRequest = z.strictObject({ person: identityId, blocked: z.boolean() });
/** What somebody tells those who run the server about another, and in which game it was. */
export const reportRequest = z.strictObject({
  person: identityId,
  game: gameId.optional(),
  words: z.string().trim().min(1).max(1000),
});
/** Who sits where, as far as they have an identity, for those who sit there as well. */
export const companyList = z.strictObject({
  people: z.array(z.strictObject({ seat: z.int(), id: identityId, name: z.string() })),
});

export type PeopleList = z.infer<typeof peopleList>;
export type CompanyList = z.infer<typeof companyList>;
