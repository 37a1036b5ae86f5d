import type { Database, Queries } from '../storage/database.ts';

/** Rows as those who run the server see them: nothing in them tells dice to come, or opens anything. */
export type Row = Readonly<Record<string, string | number | boolean | null>>;

/** Milliseconds for which what was taken away can be put back. */
export const KEPT_FOR = 30 * 24 * 3600_000;
const MOST = 200;
/** Names in notifications whoever runs the server, so that every process hears them. */
const PROCESS = 'admin';

/** What those who run the server ask of the database. */
export class AdminStore {
  private readonly database: Database;

  constructor(database: Database) {
    this.database = database;
  }

  get kind(): Database['kind'] {
    return this.database.kind;
  }

  games(search: string): Promise<Row[]> {
    return this.database.query<Row>(GAMES, [like(search), MOST]);
  }

  people(search: string, now: number): Promise<Row[]> {
    return this.database.query<Row>(PEOPLE, [like(search), now, MOST]);
  }

  reports(): Promise<Row[]> {
    return this.database.query<Row>(REPORTS, [MOST]);
  }

  removed(): Promise<Row[]> {
    return this.database.query<Row>(
      'select id, kind, name, at, why from ironfield.removed order by at desc limit $1',
      [MOST],
    );
  }

  async game(id: string): Promise<{ game: Row; seats: Row[]; chat: Row[] } | null> {
    const [game] = await this.database.query<Row>(GAME, [id]);
    if (!game) return null;
    const seats = await this.database.query<Row>(SEATS, [id]);
    const chat = await this.database.query<Row>(
      'select at, name, text from ironfield.chat where game = $1 order by id desc limit 50',
      [id],
    );
    return { game, seats, chat: chat.reverse() };
  }

  async person(id: string): Promise<{ person: Row; games: Row[]; reports: Row[]; said: Row[] } | null> {
    const [person] = await this.database.query<Row>(PERSON, [id]);
    if (!person) return null;
    const games = await this.database.query<Row>(GAMES_OF, [id, MOST]);
    const reports = await this.database.query<Row>(REPORTS_ON, [id, MOST]);
    const said = await this.database.query<Row>(SAID, [id, 50]);
    return { person, games, reports, said };
  }

  async ban(id: string, at: number, until: number | null, why: string): Promise<boolean> {
    const rows = await this.database.query(
      `insert into ironfield.bans (identity, at, until, why)
       select id, $2::bigint, $3::bigint, $4 from ironfield.identities where id = $1
       on conflict (identity) do update set at = excluded.at, until = excluded.until, why = excluded.why
       returning identity`,
      [id, at, until, why],
    );
    return rows.length > 0;
  }

  async unban(id: string): Promise<boolean> {
    const rows = await this.database.query(
      'delete from ironfield.bans where identity = $1 returning identity',
      [id],
    );
    return rows.length > 0;
  }

  async settle(report: string, at: number): Promise<boolean> {
    const rows = await this.database.query(
      'update ironfield.reports set settled = coalesce(settled, $2::bigint) where id = $1 returning id',
      [report, at],
    );
    return rows.length > 0;
  }

  /** Keeps all its rows aside, and takes it off the tables; every process hears of it. False if there is none. */
  removeGame(id: string, at: number, why: string): Promise<boolean> {
    return this.database.transaction(async (queries) => {
      const kept = await queries.query(KEEP_GAME, [id, at, why]);
      if (kept.length === 0) return false;
      for (const table of ['seats', 'chat', 'snapshots', 'identity_seats', 'seat_keys'])
        await queries.query(`delete from ironfield.${table} where game = $1`, [id]);
      await queries.query('delete from ironfield.games where id = $1', [id]);
      await queries.query('delete from ironfield.entries where game = $1', [id]);
      await tell(queries, [id]);
      return true;
    }, true);
  }

  /** The same for a person: the name goes from all tables, with what was said there; games stay. */
  removePerson(id: string, at: number, why: string): Promise<boolean> {
    return this.database.transaction(async (queries) => {
      const kept = await queries.query(KEEP_PERSON, [id, at, why]);
      if (kept.length === 0) return false;
      const games = await queries.query<{ game: string }>(TAKE_NAMES, [id]);
      for (const table of ['ratings', 'rating_steps'])
        await queries.query(`delete from ironfield.${table} where rater = $1`, [id]);
      await queries.query('delete from ironfield.identities where id = $1', [id]);
      await tell(
        queries,
        games.map(({ game }) => game),
      );
      return true;
    }, true);
  }

  /** Puts back what was taken away. False if there is nothing. */
  restore(id: string): Promise<boolean> {
    return this.database.transaction(async (queries) => {
      const found = await queries.query(
        'select ironfield.put_back(content::json)::text from ironfield.removed where id = $1 for update',
        [id],
      );
      if (found.length === 0) return false;
      const games = await queries.query<{ game: string }>(PUT_NAMES_BACK, [id]);
      await queries.query('delete from ironfield.removed where id = $1', [id]);
      await tell(
        queries,
        games.map(({ game }) => game),
      );
      return true;
    }, true);
  }

  /** What was taken away long ago goes for good. */
  async forget(before: number): Promise<number> {
    const rows = await this.database.query('delete from ironfield.removed where at < $1 returning id', [
      before,
    ]);
    return rows.length;
  }

  async backup(folder: string): Promise<Row> {
    if (!this.database.backup) throw new Error('this database has tools of its own for backups');
    return { ...(await this.database.backup(folder)) };
  }
}

async function tell(queries: Queries, games: readonly string[]): Promise<void> {
  // The size of a notification is limited.
  for (let from = 0; from < games.length; from += 100)
    await queries.query(`select pg_notify('ironfield', $1)`, [
      [PROCESS, ...games.slice(from, from + 100)].join(' '),
    ]);
}

const like = (search: string): string => `%${search.replace(/[\\%_]/g, '\\$&')}%`;

const STATE = `
  case when g.outcome is not null then 'over'
    when exists (select from ironfield.seats o where o.game = g.id and o.kind = 'open') then 'waits for players'
    else 'goes on' end as state`;

const NAMES = `
  (select string_agg(coalesce(s.name, case when s.kind = 'bot' then s.strength || ' bot' else s.kind end), ', '
     order by s.seat) from ironfield.seats s where s.game = g.id)`;

const GAMES = `
  select g.id, g.game, g.title, g.scenario, ${STATE}, g.number as entries, g.updated, ${NAMES} as seats
  from ironfield.games g
  where g.id like $1 or g.title ilike $1 or g.game ilike $1 or exists (
    select from ironfield.seats s where s.game = g.id and s.name ilike $1)
  order by g.updated desc limit $2`;

const IS_BANNED = `(b.identity is not null and (b.until is null or b.until > $2::bigint))`;

const PEOPLE = `
  select i.id, i.name, i.created, ${IS_BANNED} as banned,
    (select count(*)::integer from ironfield.identity_seats s where s.identity = i.id) as games,
    (select count(*)::integer from ironfield.reports r where r.about = i.id and r.settled is null) as reports
  from ironfield.identities i left join ironfield.bans b on b.identity = i.id
  where i.id like $1 or i.name ilike $1 order by i.created desc limit $3`;

const REPORT = `
  select r.id, r.at, r.reporter, w.name as "reporterName", r.about, a.name as "aboutName", r.game, r.words, r.settled
  from ironfield.reports r left join ironfield.identities w on w.id = r.reporter
  left join ironfield.identities a on a.id = r.about`;
const REPORTS = `${REPORT} order by r.settled is not null, r.at desc limit $1`;
const REPORTS_ON = `${REPORT} where r.about = $1 order by r.at desc limit $2`;

const GAME = `
  select g.id, g.game, g.title, g.scenario, ${STATE}, g.number as entries, g.waiting, g.outcome, g.dice, g.clock,
    g.spectators, g.listed, g.created, g.updated, g.chats,
    (select verdict from ironfield.rated_games r where r.id = g.id) as verdict
  from ironfield.games g where g.id = $1`;

const SEATS = `
  select s.seat, s.side, s.kind, s.name, s.strength, own.identity
  from ironfield.seats s left join ironfield.identity_seats own
    on own.game = s.game and own.seat = s.seat and own.basis = s.secret_hash
  where s.game = $1 order by s.seat`;

const PERSON = `
  select i.id, i.name, i.created, b.at as "bannedAt", b.until as "bannedUntil", b.why as "bannedFor",
    i.vacation_until as "vacationUntil",
    (select count(*)::integer from ironfield.identity_keys k where k.identity = i.id) as devices,
    (select count(*)::integer from ironfield.blocks k where k.other = i.id) as "blockedBy"
  from ironfield.identities i left join ironfield.bans b on b.identity = i.id where i.id = $1`;

const GAMES_OF = `
  select g.id, g.game, g.title, g.scenario, ${STATE}, g.updated, own.seat
  from ironfield.identity_seats own join ironfield.games g on g.id = own.game
  where own.identity = $1 order by g.updated desc limit $2`;

const SAID = `
  select c.at, c.game, c.text from ironfield.chat c
  join ironfield.identity_seats own on own.game = c.game and own.seat = c.seat
  where own.identity = $1 order by c.at desc limit $2`;

const rowsOf = (table: string, condition: string): string =>
  `'${table}', (select json_agg(t) from ironfield.${table} t where ${condition})`;

const KEEP_GAME = `
  insert into ironfield.removed (id, kind, name, at, why, content)
  select g.id, 'game', g.title, $2::bigint, $3, json_build_object(
    'games', json_build_array(row_to_json(g)),
    ${rowsOf('setups', 't.hash = g.setup')},
    ${rowsOf('battles', 't.parent = g.id or t.game = g.id')},
    ${['seats', 'entries', 'chat', 'identity_seats'].map((table) => rowsOf(table, 't.game = g.id')).join(',\n    ')}
  )::text
  from ironfield.games g where g.id = $1 for update returning id`;

const OWN_SEATS = `
  select o.seat, o.game from ironfield.identity_seats o join ironfield.seats s
    on s.game = o.game and s.seat = o.seat and s.secret_hash = o.basis where o.identity = `;

const KEEP_PERSON = `
  insert into ironfield.removed (id, kind, name, at, why, content)
  select i.id, 'person', i.name, $2::bigint, $3, json_build_object(
    'identities', json_build_array(row_to_json(i)),
    ${['identity_keys', 'identity_seats', 'passkeys'].map((table) => rowsOf(table, 't.identity = i.id')).join(',\n    ')},
    ${['ratings', 'rating_steps'].map((table) => rowsOf(table, 't.rater = i.id')).join(',\n    ')},
    'seat_keys', (select json_agg(t) from ironfield.seat_keys t
      join ironfield.identity_keys k on k.hash = t.key where k.identity = i.id),
    'names', (select json_agg(json_build_object('game', s.game, 'seat', s.seat, 'name', s.name))
      from ironfield.seats s join (${OWN_SEATS} i.id) own on own.game = s.game and own.seat = s.seat),
    'chat', (select json_agg(c) from ironfield.chat c
      join (${OWN_SEATS} i.id) own on own.game = c.game and own.seat = c.seat)
  )::text
  from ironfield.identities i where i.id = $1 for update returning id`;

const TAKE_NAMES = `
  with own as (${OWN_SEATS} $1), nameless as (
    update ironfield.seats s set name = null from own where s.game = own.game and s.seat = own.seat
  ), silent as (
    delete from ironfield.chat c using own where c.game = own.game and c.seat = own.seat
  )
  update ironfield.games g set revision = revision + 1 from (select distinct game from own) o
  where g.id = o.game returning g.id as game`;

const PUT_NAMES_BACK = `
  with names as (
    select n.* from ironfield.removed r, json_to_recordset(
      -- Whoever sat nowhere has none.
      case json_typeof(r.content::json -> 'names') when 'array' then r.content::json -> 'names' else '[]' end
    ) as n (game text, seat integer, name text)
    where r.id = $1
  ), named as (
    update ironfield.seats s set name = n.name from names n where s.game = n.game and s.seat = n.seat
  )
  update ironfield.games g set revision = revision + 1 from (select distinct game from names) o
  where g.id = o.game returning g.id as game`;
