import { z } from 'zod';
import { gameId, gameSummary, personName, secret } from './api.ts';

/** 128 random bits: names a person on a server, and opens nothing. */
export const identityId = z.string().regex(/^[A-Za-z0-9_-]{22}$/, 'is not the id of a person');

/** The facts about an identity that everybody may know. */
export const identity = z.strictObject({ id: identityId, name: z.string(), created: z.string() });

const phrase = z.string().max(400);

export const newIdentityRequest = z.strictObject({ name: personName });
/** `key`: opens the identity from this device. `phrase`: opens it from others. Both are shown once and stored as hashes. */
export const openedIdentity = z.strictObject({ identity, key: secret, phrase });
export const recoverRequest = z.strictObject({ phrase });
export const recovered = z.strictObject({ identity, key: secret });

/** An identity as its owner sees it. */
export const ownIdentity = identity.extend({
  devices: z.int(),
  seats: z.int(),
  /** Designs of the identity lie on a shelf. */
  hasShelf: z.boolean(),
  /** Is told when a game waits for its owner. */
  webhook: z.string().nullable(),
  /** It may not be used until then (null: for good). Absent if it may. */
  ban: z.strictObject({ until: z.string().nullable(), why: z.string() }).optional(),
  /** Away until then, if at all, and days that are left in this year. */
  vacation: z.strictObject({ until: z.string().nullable(), left: z.int() }),
});
export const renameRequest = z.strictObject({ name: personName });
/** Days from now on, or from the end of a vacation; 0 ends one. */
export const vacationRequest = z.strictObject({ days: z.int().min(0).max(30) });
export const webhookRequest = z.strictObject({ url: z.string().max(1000).nullable() });
export const newPhraseRequest = z.strictObject({});
export const newPhraseAnswer = z.strictObject({ phrase });
export const signOutRequest = z.strictObject({ everywhere: z.boolean().optional() });
export const deleteIdentityRequest = z.strictObject({ name: z.string().max(100) });
export const doneAnswer = z.strictObject({});

const numberOfSeat = z.int().min(0).max(31);
/** Seats that this device has the secrets of: they belong to the identity from now on. */
export const claimRequest = z.strictObject({
  seats: z.array(z.strictObject({ game: gameId, secret })).max(200),
});
/** Seats of the identity, each with a secret that this device has made up: it opens the seat from now on. */
export const seatKeysRequest = z.strictObject({
  seats: z.array(z.strictObject({ game: gameId, seat: numberOfSeat, secret })).max(200),
});
/** Those that it was done for; others are left out. */
export const seatList = z.strictObject({
  seats: z.array(z.strictObject({ game: gameId, seat: numberOfSeat })),
});
export const ownGames = z.strictObject({
  games: z.array(z.strictObject({ seat: numberOfSeat, summary: gameSummary })),
});
/** The secret of a shelf: of one's own, which then belongs to the identity, or a new one, which then opens that shelf. */
export const ownShelfRequest = z.strictObject({ secret });
export const identityFile = z.looseObject({ format: z.literal('ironfield-identity') });

const bot = z.enum(['recruit', 'regular', 'veteran']);
/** Somebody with a rating: an identity, or bots of a strength. */
const rater = z.strictObject({ id: z.union([identityId, bot]), name: z.string().nullable() });
const rating = z.strictObject({
  rating: z.number(),
  /** In nineteen of twenty cases the true rating is within twice this. */
  deviation: z.number(),
  games: z.int(),
  /** Too little is known yet. */
  provisional: z.boolean(),
});
/** Established ratings first, the best before the others. */
export const ladder = z.strictObject({
  game: z.string(),
  raters: z.array(rating.extend({ rater })),
});
export const ratingHistory = z.strictObject({
  rater,
  ratings: z.array(
    rating.extend({
      game: z.string(),
      /** The latest games, from the oldest on. */
      steps: z.array(
        z.strictObject({
          id: gameId,
          at: z.string(),
          score: z.number(),
          opponents: z.array(rater),
          rating: z.number(),
          deviation: z.number(),
        }),
      ),
    }),
  ),
});

export type Ladder = z.infer<typeof ladder>;
export type RatingHistory = z.infer<typeof ratingHistory>;
export type Identity = z.infer<typeof identity>;
export type OwnIdentity = z.infer<typeof ownIdentity>;
export type OpenedIdentity = z.infer<typeof openedIdentity>;
export type Recovered = z.infer<typeof recovered>;
export type SeatList = z.infer<typeof seatList>;
export type OwnGames = z.infer<typeof ownGames>;
