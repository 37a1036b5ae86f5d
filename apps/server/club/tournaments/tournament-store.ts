import type { Database } from '../../storage/database.ts';
import type { Pair } from './pairing.ts';
import type { Settled } from './standings.ts';

export interface KeptTournament {
  readonly id: string;
  readonly title: string;
  readonly kind: 'swiss' | 'round-robin';
  readonly game: string;
  readonly scenario: string | null;
  /** The request for each game, as JSON. */
  readonly request: string;
  readonly host: string | null;
  readonly hostName: string | null;
  readonly state: 'open' | 'running' | 'over';
  readonly round: number;
  readonly rounds: number;
  readonly players: number;
  readonly most: number;
  readonly days: number;
  readonly due: number | null;
  readonly created: number;
}

export interface Entrant {
  readonly identity: string;
  readonly name: string | null;
  readonly rating: number;
  readonly gone: boolean;
}

export type How = 'played' | 'absent' | 'bye' | 'unverified';

export interface KeptPairing {
  readonly round: number;
  readonly number: number;
  readonly first: string;
  readonly second: string | null;
  readonly game: string | null;
  readonly firstScore: number | null;
  readonly secondScore: number | null;
  readonly how: How | null;
}

/** A pairing with how its game stands. */
export interface OpenPairing extends KeptPairing {
  /** JSON texts: the outcome, and the kinds of the seats; null without a game. */
  readonly outcome: string | null;
  readonly kinds: string | null;
  readonly verdict: string | null;
}

/** A pairing as the table counts it. */
export const settledOf = ({ first, second, firstScore, secondScore, how }: KeptPairing): Settled => ({
  first,
  second,
  score: firstScore === null || secondScore === null ? null : [firstScore, secondScore],
  isPlayed: how === 'played',
});

export type NewTournament = Omit<KeptTournament, 'hostName' | 'state' | 'round' | 'players' | 'due'>;

export class TournamentStore {
  private readonly database: Database;

  constructor(database: Database) {
    this.database = database;
  }

  /** False if the host has enough that are not over. */
  async add(made: NewTournament, most: number): Promise<boolean> {
    const { id, title, kind, game, scenario, request, host, rounds, days, created } = made;
    const rows = await this.database.query(
      `insert into ironfield.tournaments (id, title, kind, game, scenario, request, host, rounds, most, days, created)
       select $1, $2, $3, $4, $5, $6, $7, $8::integer, $9::integer, $10::integer, $11::bigint
       where (select count(*) from ironfield.tournaments where host = $7 and state <> 'over') < $12::integer
       returning id`,
      [id, title, kind, game, scenario, request, host, rounds, made.most, days, created, most],
    );
    return rows.length > 0;
  }

  async find(id: string): Promise<KeptTournament | null> {
    const [row] = await this.database.query<KeptTournament>(`${TOURNAMENTS} where t.id = $1`, [id]);
    return row ?? null;
  }

  list(most: number): Promise<KeptTournament[]> {
    return this.database.query(`${TOURNAMENTS} order by t.state = 'over', t.created desc limit $1`, [most]);
  }

  /** Before it begins. */
  async remove(id: string, host: string): Promise<boolean> {
    const rows = await this.database.query(
      `delete from ironfield.tournaments where id = $1 and host = $2 and state = 'open' returning id`,
      [id, host],
    );
    return rows.length > 0;
  }

  /** False if it is full, or has begun. */
  async enter(id: string, identity: string, at: number): Promise<boolean> {
    const rows = await this.database.query(
      `insert into ironfield.tournament_players (tournament, identity, at)
       select t.id, $2, $3::bigint from ironfield.tournaments t where t.id = $1 and t.state = 'open'
         and (select count(*) from ironfield.tournament_players p where p.tournament = t.id and p.identity <> $2) < t.most
       on conflict (tournament, identity) do update set at = ironfield.tournament_players.at returning identity`,
      [id, identity, at],
    );
    return rows.length > 0;
  }

  /** Before it begins they are off the list; later they are not paired any more. */
  async leave(id: string, identity: string): Promise<void> {
    await this.database.query(
      `delete from ironfield.tournament_players p using ironfield.tournaments t
       where p.tournament = $1 and p.identity = $2 and t.id = $1 and t.state = 'open'`,
      [id, identity],
    );
    await this.database.query(
      'update ironfield.tournament_players set gone = true where tournament = $1 and identity = $2',
      [id, identity],
    );
  }

  entrants(id: string): Promise<Entrant[]> {
    return this.database.query(
      `select p.identity, i.name, coalesce(r.rating, 1500) as rating, p.gone or i.id is null as gone
       from ironfield.tournament_players p join ironfield.tournaments t on t.id = p.tournament
       left join ironfield.identities i on i.id = p.identity
       left join ironfield.ratings r on r.rater = p.identity and r.game = t.game
       where p.tournament = $1 order by p.at, p.identity`,
      [id],
    );
  }

  pairings(id: string): Promise<OpenPairing[]> {
    return this.database.query(PAIRINGS, [id]);
  }

  /** The next round, all of it or nothing: other processes may be at it as well. */
  async pair(
    { id, round }: KeptTournament,
    pairs: readonly Pair[],
    { due, rounds }: { due: number; rounds: number },
  ): Promise<boolean> {
    const rows = pairs.map(([first, second], index) => ({ number: index + 1, first, second }));
    const made = await this.database.query(PAIR, [id, round, JSON.stringify(rows), due, rounds]);
    return made.length > 0;
  }

  async end({ id, round }: KeptTournament): Promise<void> {
    await this.database.query(
      `update ironfield.tournaments set state = 'over', due = null where id = $1 and round = $2 and state = 'running'`,
      [id, round],
    );
  }

  async setGame(id: string, { round, number }: KeptPairing, game: string): Promise<void> {
    await this.database.query(
      `update ironfield.tournament_pairings set game = $4
       where tournament = $1 and round = $2 and number = $3 and game is null`,
      [id, round, number, game],
    );
  }

  async settle(
    id: string,
    { round, number }: KeptPairing,
    [first, second]: readonly [number, number],
    how: How,
  ): Promise<void> {
    await this.database.query(
      `update ironfield.tournament_pairings set first_score = $4::float8, second_score = $5::float8, how = $6
       where tournament = $1 and round = $2 and number = $3 and how is null`,
      [id, round, number, first, second, how],
    );
  }

  /** Tournaments that are played, each for one process at a time: for a minute, should it die. */
  async take(most: number): Promise<KeptTournament[]> {
    const rows = await this.database.query<{ id: string }>(
      `update ironfield.tournaments set busy_until = clock_timestamp() + interval '1 minute'
       where id in (select id from ironfield.tournaments where state = 'running'
         and (busy_until is null or busy_until < clock_timestamp()) order by busy_until nulls first limit $1
         for update skip locked) returning id`,
      [most],
    );
    const found = await Promise.all(rows.map(({ id }) => this.find(id)));
    return found.filter((each) => each !== null);
  }

  async letGo(id: string): Promise<void> {
    await this.database.query('update ironfield.tournaments set busy_until = null where id = $1', [id]);
  }
}

const TOURNAMENTS = `
  select t.id, t.title, t.kind, t.game, t.scenario, t.request, t.host, h.name as "hostName", t.state, t.round, t.rounds,
    t.most, t.days, t.due, t.created,
    (select count(*)::integer from ironfield.tournament_players p where p.tournament = t.id) as players
  from ironfield.tournaments t left join ironfield.identities h on h.id = t.host`;

const PAIRINGS = `
  select p.round, p.number, p.first, p.second, p.game, p.first_score as "firstScore", p.second_score as "secondScore",
    p.how, case when p.how is null then g.outcome end as outcome,
    case when p.how is null then (select json_agg(s.kind order by s.seat)::text from ironfield.seats s
      where s.game = g.id) end as kinds,
    r.verdict
  from ironfield.tournament_pairings p left join ironfield.games g on g.id = p.game
  left join ironfield.rated_games r on r.id = p.game
  where p.tournament = $1 order by p.round, p.number`;

const PAIR = `
  with next as (
    update ironfield.tournaments set state = 'running', round = round + 1, due = $4::bigint, rounds = $5::integer
    where id = $1 and round = $2::integer and state <> 'over' returning id, round
  )
  insert into ironfield.tournament_pairings (tournament, round, number, first, second, first_score, second_score, how)
  select n.id, n.round, p.number, p.first, p.second,
    case when p.second is null then 1 end, case when p.second is null then 0 end,
    case when p.second is null then 'bye' end
  from next n, json_to_recordset($3::json) as p (number integer, first text, second text) returning number`;
