import { z } from 'zod';
import { createdGame, createRequest, gameId, gameSummary, personName, secret, share } from '../api.ts';
import { identityId } from '../club.ts';

const points = z.int().min(0).max(5000);
/** The rating that is wanted; somebody without one counts as 1500. */
const strengthWanted = z.strictObject({ from: points, to: points });

/**
 * A game as for `POST /api/games`, with a seat of one's own and an open one, and who may take that: anybody, people of
 * a strength, or one person whom one has met or watches.
 */
export const challengeRequest = z.strictObject({
  game: createRequest.omit({ listed: true }),
  wanted: strengthWanted.optional(),
  person: identityId.optional(),
});

const person = z.strictObject({
  id: identityId,
  name: z.string(),
  /** In the rule system of the challenge; null without a game there. */
  rating: z.strictObject({ rating: z.number(), provisional: z.boolean() }).nullable(),
});

export const challenge = z.strictObject({
  /** That of its game. */
  id: gameId,
  by: person,
  wanted: strengthWanted.nullable(),
  /** Only this person may take it up. */
  person: z.strictObject({ id: identityId, name: z.string() }).nullable(),
  /** Until then it stands. */
  until: z.string(),
  summary: gameSummary,
});
export const challengeList = z.strictObject({ challenges: z.array(challenge) });
export const ownChallenges = z.strictObject({
  own: z.array(challenge),
  /** To the asker alone. */
  toMe: z.array(challenge),
  /** To anybody, those of watched people first; `refusal`: why the asker cannot take it up. */
  open: z.array(challenge.extend({ refusal: z.string().nullable() })),
  /** Games of watched people that anybody may watch, out of open challenges. */
  watched: z.array(
    z.strictObject({ by: z.strictObject({ id: identityId, name: z.string() }), summary: gameSummary }),
  ),
});
export const madeChallenge = z.strictObject({ challenge, created: createdGame });
/** As for `POST /api/games/:id/join`. */
export const acceptRequest = z.strictObject({
  seat: z.int().min(0).max(31),
  name: personName.optional(),
  secret,
  commitment: share.optional(),
});

export type Challenge = z.infer<typeof challenge>;
export type ChallengeList = z.infer<typeof challengeList>;
export type OwnChallenges = z.infer<typeof ownChallenges>;
export type MadeChallenge = z.infer<typeof madeChallenge>;
