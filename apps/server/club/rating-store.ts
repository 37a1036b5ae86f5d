import type { Database, Queries } from '../storage/database.ts';
import { GAME_COLUMNS, type GameRow, gameFrom, type KeptGame } from '../storage/kept-game.ts';
import { aged, type Rating, rated, type Score, UNRATED } from './glicko2.ts';

/** A finished game with the identities on its seats; null where a seat has none, or got it too late. */
export interface Candidate {
  readonly kept: KeptGame;
  readonly identities: readonly (string | null)[];
}

/** A place in a finished game that is rated. */
export interface RatedSeat {
  readonly rater: string;
  readonly scores: readonly { readonly opponent: string; readonly score: Score['score'] }[];
}

export interface KeptRating extends Rating {
  readonly rater: string;
  readonly name: string | null;
  readonly games: number;
}

export interface KeptStep {
  readonly id: string;
  readonly game: string;
  readonly at: number;
  readonly score: number;
  readonly opponents: string;
  readonly rating: number;
  readonly deviation: number;
}

interface Standing extends Rating {
  readonly games: number;
  readonly at: number;
}

/** Milliseconds of a rating period: in some ten months without games a settled rating becomes provisional again. */
const PERIOD = 4 * 24 * 3600_000;

export class RatingStore {
  private readonly database: Database;

  constructor(database: Database) {
    this.database = database;
  }

  /** Finished games that nobody has looked at yet, in the order in which they ended. */
  async due(most: number): Promise<readonly Candidate[]> {
    const rows = await this.database.query<GameRow & { identities: string }>(DUE, [most]);
    return rows.map((row) => ({ kept: gameFrom(row), identities: JSON.parse(row.identities) }));
  }

  /** Once for each game, however many processes look at it; without seats, only the verdict is kept. */
  async settle(kept: KeptGame, verdict: string, seats: readonly RatedSeat[]): Promise<void> {
    await this.database.transaction(async (queries) => {
      await queries.query(`select pg_advisory_xact_lock(${LOCK})`, []);
      await queries.query('update ironfield.games set to_rate = false where id = $1', [kept.id]);
      const fresh = await queries.query(
        `insert into ironfield.rated_games (id, at, verdict) values ($1, $2, $3)
         on conflict do nothing returning id`,
        [kept.id, kept.updated, verdict],
      );
      if (fresh.length > 0 && seats.length > 0) await rate(queries, kept, seats);
    });
  }

  async ladder(game: string, surely: number, most: number): Promise<readonly KeptRating[]> {
    return this.database.query<KeptRating>(
      `select r.rater, i.name, r.rating, r.deviation, r.volatility, r.games from ironfield.ratings r
       left join ironfield.identities i on i.id = r.rater
       where r.game = $1 order by r.deviation > $2::float8, r.rating desc, r.rater limit $3`,
      [game, surely, most],
    );
  }

  async ratingsOf(rater: string): Promise<readonly (KeptRating & { readonly game: string })[]> {
    return this.database.query(
      `select r.game, r.rater, i.name, r.rating, r.deviation, r.volatility, r.games from ironfield.ratings r
       left join ironfield.identities i on i.id = r.rater where r.rater = $1 order by r.games desc, r.game`,
      [rater],
    );
  }

  /** The name of an identity; null if there is none. */
  async nameOf(id: string): Promise<string | null> {
    const names = await this.namesOf([id]);
    return names.get(id) ?? null;
  }

  async namesOf(ids: readonly string[]): Promise<ReadonlyMap<string, string>> {
    const rows = await this.database.query<{ id: string; name: string }>(
      'select id, name from ironfield.identities where id = any($1)',
      [ids],
    );
    return new Map(rows.map(({ id, name }) => [id, name]));
  }

  /** The latest, from the oldest on. */
  async stepsOf(rater: string, game: string, most: number): Promise<readonly KeptStep[]> {
    const rows = await this.database.query<KeptStep>(
      `select id, game, at, score, opponents, rating, deviation from ironfield.rating_steps
       where rater = $1 and game = $2 order by number desc limit $3`,
      [rater, game, most],
    );
    return rows.toReversed();
  }
}

/** Games are rated one at a time. */
const LOCK = 7_331_205;

/** All from what was known of everybody before the game. */
async function rate(queries: Queries, { id, game, updated }: KeptGame, seats: readonly RatedSeat[]) {
  const raters = [...new Set(seats.map(({ rater }) => rater))];
  const rows = await queries.query<Standing & { rater: string }>(
    `select rater, rating, deviation, volatility, games, at from ironfield.ratings
     where game = $1 and rater = any($2)`,
    [game, raters],
  );
  const before = new Map(
    rows.map(({ rater, at, ...rating }): [string, Standing] => [
      rater,
      { ...rating, ...aged(rating, Math.max(0, updated - at) / PERIOD), games: rating.games, at },
    ]),
  );
  const known = (rater: string): Standing => before.get(rater) ?? { ...UNRATED, games: 0, at: updated };
  for (const rater of raters) {
    const scores = seats.flatMap((seat) => (seat.rater === rater ? seat.scores : []));
    const last = known(rater);
    const { rating, deviation, volatility } = rated(
      last,
      scores.map(({ opponent, score }) => ({ opponent: known(opponent), score })),
    );
    const number = last.games + 1;
    const at = Math.max(updated, last.at);
    const opponents = JSON.stringify([...new Set(scores.map(({ opponent }) => opponent))]);
    const score = scores.reduce((sum, each) => sum + each.score, 0) / scores.length;
    await queries.query(
      `with step as (
         insert into ironfield.rating_steps
           (id, rater, game, number, at, score, opponents, rating, deviation, volatility)
         values ($1, $2, $3, $4::integer, $5::bigint, $6, $7, $8::float8, $9::float8, $10::float8)
       )
       insert into ironfield.ratings (game, rater, rating, deviation, volatility, games, at)
       values ($3, $2, $8::float8, $9::float8, $10::float8, $4::integer, $5::bigint)
       on conflict (game, rater) do update set rating = excluded.rating, deviation = excluded.deviation,
         volatility = excluded.volatility, games = excluded.games, at = excluded.at`,
      [id, rater, game, number, at, score, opponents, rating, deviation, volatility],
    );
  }
}

/** A seat counts if its identity claimed it early, and nobody else sits there now. */
const DUE = `
  select ${GAME_COLUMNS}, (
    select json_agg(own.identity order by s.seat) from ironfield.seats s
    left join ironfield.identity_seats own on own.game = s.game and own.seat = s.seat
      and own.basis = s.secret_hash and own.early
    where s.game = g.id)::text as identities
  from ironfield.games g where g.to_rate and g.outcome is not null order by g.updated, g.id limit $1`;
