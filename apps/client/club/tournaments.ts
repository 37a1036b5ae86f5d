import { z } from 'zod';
import { createRequest, gameId, personName, secret, share } from '../api.ts';
import { identityId } from '../club.ts';

/** 128 random bits, as for a game. */
export const tournamentId = gameId;

const kind = z.enum(['swiss', 'round-robin']);

export const tournamentRequest = z.strictObject({
  title: personName,
  kind,
  /** Of the Swiss system; a round robin has as many as it takes. */
  rounds: z.int().min(1).max(12).optional(),
  /** The battle of every game, for two, with a clock. */
  game: createRequest.pick({ game: true, scenario: true, options: true, setup: true, clock: true }),
  /** The most that may enter. */
  players: z.int().min(2).max(64),
  /** Days in which both must have sat down in a round; whoever has not by then has lost. */
  days: z.int().min(1).max(14),
});
export const enterRequest = z.strictObject({ entered: z.boolean() });
/** As for `POST /api/games/:id/join`, for one's game of this round. */
export const sitRequest = z.strictObject({
  name: personName.optional(),
  secret,
  commitment: share.optional(),
});

const person = z.strictObject({ id: identityId, name: z.string().nullable() });
const tournamentHead = z.strictObject({
  id: tournamentId,
  title: z.string(),
  kind,
  game: z.string(),
  scenario: z.string().nullable(),
  host: person.nullable(),
  state: z.enum(['open', 'running', 'over']),
  /** That is played, and all of them; 0 before it begins. */
  round: z.int(),
  rounds: z.int(),
  players: z.int(),
  most: z.int(),
  created: z.string(),
});
export const tournamentList = z.strictObject({ tournaments: z.array(tournamentHead) });
const pairing = z.strictObject({
  table: z.int(),
  first: person,
  /** Null: a bye. */
  second: person.nullable(),
  /** Its game; null until it is set up, and for a bye. */
  game: gameId.nullable(),
  /** Points of both; null while it is played. */
  score: z.tuple([z.number(), z.number()]).nullable(),
  /** How it was settled: played, won because somebody did not come, a bye, or a record that does not verify. */
  how: z.enum(['played', 'absent', 'bye', 'unverified']).nullable(),
});
export const tournament = tournamentHead.extend({
  clock: createRequest.shape.clock.unwrap(),
  days: z.int(),
  /** By when both must have sat down in this round; null while there is none. */
  due: z.string().nullable(),
  standings: z.array(
    z.strictObject({
      person,
      points: z.number(),
      played: z.int(),
      wins: z.int(),
      buchholz: z.number(),
      sonneborn: z.number(),
      left: z.boolean(),
    }),
  ),
  pairings: z.array(z.strictObject({ round: z.int(), tables: z.array(pairing) })),
});

export type TournamentList = z.infer<typeof tournamentList>;
export type Tournament = z.infer<typeof tournament>;
export type TournamentRequest = z.input<typeof tournamentRequest>;
