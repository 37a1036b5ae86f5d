import { issueWords } from '@ironfield/kernel/issue-words.ts';
import { accepted, MOST_REASONS, type Reason, type Result, refused } from '@ironfield/kernel/refusal.ts';
import { z } from 'zod';
import { type Pairing, roundRobin, standings, tablesEnough, tablesOf } from './pairings.ts';

/** HGB-LEAGUE-01, HGB-LEAGUE-02 */
const LEAGUE_KINDS = ['league', 'tournament'] as const;

export const MOST_PLAYERS = 32;
const MOST_TABLES = 99;
const points = z.int().min(-99_999).max(99_999);

export const leagueSchema = z
  .strictObject({
    id: z.string().regex(/^[a-z0-9-]{1,40}$/, 'an id has small letters, digits and dashes'),
    name: z.string().min(1).max(60),
    kind: z.enum(LEAGUE_KINDS),
    /** HGB-ARMY-01: Threat Value of an army. */
    limit: z.int().min(1).max(20_000),
    players: z.array(z.string().min(1).max(40)).min(2).max(MOST_PLAYERS).readonly(),
    /** As many as the organizer sets. */
    rounds: z
      .int()
      .min(1)
      .max(MOST_PLAYERS - 1),
    /** Play areas of a tournament. */
    tables: z.int().min(1).max(MOST_TABLES),
    /** Victory Points by round and game; `null` of a game that is still to be played. */
    results: z
      .array(z.array(z.tuple([points, points]).readonly().nullable()).readonly())
      .max(MOST_PLAYERS)
      .readonly(),
  })
  .readonly();

/** HGB-LEAGUE-01, HGB-LEAGUE-02: the players, the length and the reported results. */
export type League = z.infer<typeof leagueSchema>;

/** A game of a round. */
export interface Fixture {
  readonly pair: Pairing;
  /** HGB-LEAGUE-02: `null` in a league, and where no table is new to both players. */
  readonly table: number | null;
  readonly result: readonly [number, number] | null;
}

export interface LeagueRound {
  readonly fixtures: readonly Fixture[];
  /** The player who rests; `null` if the number of players is even. */
  readonly rests: number | null;
}

/** HGB-LEAGUE-01: rounds in which everybody meets everybody else once. */
export const mostRounds = (players: number): number => roundRobin(players).length;

/** HGB-LEAGUE-01, HGB-LEAGUE-02: who meets whom, where, and what came of it. */
export function roundsOf({ players, rounds, kind, tables, results }: League): LeagueRound[] {
  const pairings = roundRobin(players.length).slice(0, rounds);
  const places = kind === 'tournament' ? tablesOf(pairings, tables) : null;
  return pairings.map((games, round) => ({
    fixtures: games.map((pair, game) => ({
      pair,
      table: places?.[round][game] ?? null,
      result: results[round]?.[game] ?? null,
    })),
    rests: players.length % 2 === 0 ? null : players.findIndex((_, i) => !games.flat().includes(i)),
  }));
}

/** HGB-LEAGUE-02: enough tables that nobody plays at one twice. */
export const enoughTables = ({ players, rounds }: Pick<League, 'players' | 'rounds'>): number =>
  tablesEnough(roundRobin(players.length).slice(0, rounds));

/** A player in the table. */
export interface Standing {
  readonly player: number;
  /** Players with equal points share a rank. */
  readonly rank: number;
  readonly played: number;
  readonly total: number;
}

/** HGB-LEAGUE-01: the most Victory Points in total are in front. */
export function standingsOf(league: League): Standing[] {
  const scores: number[][] = league.players.map(() => []);
  for (const { fixtures } of roundsOf(league))
    for (const { pair, result } of fixtures)
      for (const [side, player] of pair.entries()) if (result) scores[player].push(result[side]);
  const table = standings(scores);
  return table.map(({ player, total }) => ({
    player,
    rank: table.findIndex((other) => other.total === total) + 1,
    played: scores[player].length,
    total,
  }));
}

/** HGB-LEAGUE-01: whether all games of it have been reported. */
export const isOver = (league: League): boolean =>
  roundsOf(league).every(({ fixtures }) => fixtures.every(({ result }) => result !== null));

/** The league with what came of a game. */
export function withResult(
  league: League,
  round: number,
  game: number,
  result: readonly [number, number] | null,
): League {
  const results = roundsOf(league).map(({ fixtures }, r) =>
    fixtures.map((fixture, g) => (r === round && g === game ? result : fixture.result)),
  );
  return { ...league, results };
}

/** Problems of the league as a whole. */
export function* leagueProblems(league: League): Generator<Reason> {
  const { players, rounds, kind } = league;
  const twice = players.find((name, i) => players.indexOf(name) < i);
  if (twice !== undefined) yield { message: `There are two players called ${twice}` };
  const most = mostRounds(players.length);
  if (rounds > most)
    yield {
      message: `${players.length} players have ${most} rounds without meeting twice`,
      rule: 'HGB-LEAGUE-01',
    };
  else if (
    kind === 'tournament' &&
    roundsOf(league).some(({ fixtures }) => fixtures.some(({ table }) => table === null))
  )
    yield {
      message: `Somebody would play at a table twice; ${enoughTables(league)} tables would do`,
      rule: 'HGB-LEAGUE-02',
    };
}

const FORMAT = 'ironfield-gearblitz-league';
const fileSchema = z.strictObject({
  format: z.literal(FORMAT, { error: 'this is no league of Heavy Gear Blitz' }),
  version: z.literal(1, { error: 'this version of the format is not known; a newer Ironfield may read it' }),
  league: leagueSchema,
});

export const leagueFile = (league: League): string =>
  JSON.stringify({ format: FORMAT, version: 1, league }, null, 1);

/** A league from a file, or everything that is wrong with it. */
export function readLeague(json: unknown): Result<League, readonly Reason[]> {
  const parsed = fileSchema.safeParse(json);
  const wrong = parsed.success
    ? [...leagueProblems(parsed.data.league)]
    : parsed.error.issues.map((issue) => ({
        message: `${issue.path.join('.') || 'file'}: ${issueWords(issue)}`,
      }));
  return parsed.success && wrong.length === 0
    ? accepted(parsed.data.league)
    : refused(wrong.slice(0, MOST_REASONS));
}
