import { randomBytes } from 'node:crypto';
import type { Database } from '../storage/database.ts';
import { GAME_COLUMNS, type GameRow, gameFrom, type KeptGame } from '../storage/kept-game.ts';

/** An identity as its owner opens it. */
export interface KeptIdentity {
  readonly id: string;
  readonly name: string;
  readonly created: number;
  readonly shelf: number | null;
  readonly devices: number;
  readonly seats: number;
  readonly webhook: string | null;
  /** A recovery phrase opens it; otherwise only passkeys do. */
  readonly hasPhrase: boolean;
  /** Why it may not be used, and until when (null: for good); null if it may. */
  readonly bannedFor: string | null;
  readonly bannedUntil: number | null;
  readonly vacationUntil: number | null;
  readonly vacationYear: number;
  /** Days of vacation in that year. */
  readonly vacationDays: number;
}

export interface Vacation {
  readonly until: number | null;
  readonly year: number;
  readonly days: number;
}

export interface NewIdentity {
  readonly id: string;
  readonly name: string;
  readonly phraseHash: string;
  readonly keyHash: string;
  readonly at: number;
}

/** A seat with the hash of its secret: whoever has that secret sits there. */
export interface ProvenSeat {
  readonly game: string;
  readonly seat: number;
  readonly basis: string;
}

export interface SeatKey {
  readonly game: string;
  readonly seat: number;
  readonly hash: string;
}

type SeatOf = Pick<ProvenSeat, 'game' | 'seat'>;

export class IdentityStore {
  private readonly database: Database;
  /** Names this process in notifications. */
  private readonly process: string;

  constructor(database: Database, process: string) {
    this.database = database;
    this.process = process;
  }

  /** Something random that is made once and stays the same for all processes. */
  async houseSecret(name: string): Promise<string> {
    const [row] = await this.database.query<{ value: string }>(
      'select value from ironfield.house_secrets where name = $1',
      [name],
    );
    if (row) return row.value;
    await this.database.query(
      'insert into ironfield.house_secrets (name, value) values ($1, $2) on conflict do nothing',
      [name, randomBytes(32).toString('base64url')],
    );
    return this.houseSecret(name);
  }

  async create({ id, name, phraseHash, keyHash, at }: NewIdentity): Promise<void> {
    await this.database.query(
      `with identity as (
         insert into ironfield.identities (id, name, phrase_hash, created) values ($1, $2, $3, $5::bigint) returning id
       )
       insert into ironfield.identity_keys (hash, identity, created) select $4, id, $5::bigint from identity`,
      [id, name, phraseHash, keyHash, at],
    );
  }

  /** A further device; of too many, the oldest is signed out. False if no identity has this phrase. */
  async addKey(phraseHash: string, keyHash: string, at: number, most: number): Promise<boolean> {
    const [identity] = await this.database.query<{ id: string }>(
      'select id from ironfield.identities where phrase_hash = $1',
      [phraseHash],
    );
    if (identity) await this.addKeyOf(identity.id, keyHash, at, most);
    return identity !== undefined;
  }

  /** The same for whoever has shown otherwise whose identity it is. */
  async addKeyOf(id: string, keyHash: string, at: number, most: number): Promise<void> {
    await this.database.query(
      `insert into ironfield.identity_keys (hash, identity, created)
       select $2, id, $3::bigint from ironfield.identities where id = $1`,
      [id, keyHash, at],
    );
    await this.database.query(
      `delete from ironfield.identity_keys where hash in (
         select hash from ironfield.identity_keys where identity = $1 order by created desc, hash offset $2)`,
      [id, most],
    );
  }

  async open(keyHash: string): Promise<KeptIdentity | null> {
    const [row] = await this.database.query<KeptIdentity>(OPEN, [keyHash]);
    return row ?? null;
  }

  async rename(id: string, name: string): Promise<void> {
    await this.database.query('update ironfield.identities set name = $2 where id = $1', [id, name]);
  }

  async changePhrase(id: string, phraseHash: string): Promise<void> {
    await this.database.query('update ironfield.identities set phrase_hash = $2 where id = $1', [
      id,
      phraseHash,
    ]);
  }

  /** False if it was changed meanwhile. */
  async changeVacation(before: KeptIdentity, vacation: Vacation): Promise<boolean> {
    const { until, year, days } = vacation;
    const rows = await this.database.query(
      `update ironfield.identities set vacation_until = $2, vacation_year = $3, vacation_days = $4
       where id = $1 and vacation_until is not distinct from $5::bigint and vacation_days = $6 returning id`,
      [before.id, until, year, days, before.vacationUntil, before.vacationDays],
    );
    return rows.length > 0;
  }

  /** Until when the person at a seat is away; null if they are not known to be. */
  async vacationOf(game: string, seat: number): Promise<number | null> {
    const [row] = await this.database.query<{ until: number | null }>(
      `select i.vacation_until as until from ironfield.identity_seats own
       join ironfield.seats s on s.game = own.game and s.seat = own.seat and s.secret_hash = own.basis
       join ironfield.identities i on i.id = own.identity where own.game = $1 and own.seat = $2`,
      [game, seat],
    );
    return row?.until ?? null;
  }

  /** Whether the person at a seat is banned: then nothing is said from it. */
  async isSilenced(game: string, seat: number, now: number): Promise<boolean> {
    const rows = await this.database.query(
      `select 1 as one from ironfield.identity_seats own
       join ironfield.seats s on s.game = own.game and s.seat = own.seat and s.secret_hash = own.basis
       join ironfield.bans b on b.identity = own.identity and (b.until is null or b.until > $3::bigint)
       where own.game = $1 and own.seat = $2`,
      [game, seat, now],
    );
    return rows.length > 0;
  }

  async signOut(id: string, keyHash: string | null): Promise<void> {
    await this.database.query(
      'delete from ironfield.identity_keys where identity = $1 and hash = coalesce($2::text, hash)',
      [id, keyHash],
    );
  }

  /** Gives seats to the identity, unless they are somebody else's. The answer is those that are its own now. */
  async claim(id: string, seats: readonly ProvenSeat[], at: number): Promise<SeatOf[]> {
    return this.database.query<SeatOf>(CLAIM, [id, JSON.stringify(seats), at]);
  }

  /** Whether the identity sits there with a secret of this hash. */
  async hasSeat(id: string, game: string, basis: string): Promise<boolean> {
    const rows = await this.database.query(
      'select seat from ironfield.identity_seats where identity = $1 and game = $2 and basis = $3',
      [id, game, basis],
    );
    return rows.length > 0;
  }

  /** Opens own seats with further secrets, one for each device. The answer is the seats that were opened. */
  async addSeatKeys(id: string, keyHash: string, keys: readonly SeatKey[]): Promise<SeatOf[]> {
    return this.database.query<SeatOf>(ADD_SEAT_KEYS, [id, keyHash, JSON.stringify(keys), this.process]);
  }

  /** The games that go on, then those that are over, the last played first. */
  async games(id: string, most: number): Promise<{ readonly seat: number; readonly game: KeptGame }[]> {
    const rows = await this.database.query<GameRow & { own_seat: number }>(GAMES, [id, most]);
    return rows.map((row) => ({ seat: row.own_seat, game: gameFrom(row) }));
  }

  /** False if the identity has another one by now. */
  async keepShelf(id: string, shelf: number): Promise<boolean> {
    const rows = await this.database.query(
      'update ironfield.identities set shelf = $2::integer where id = $1 and coalesce(shelf, $2::integer) = $2::integer returning id',
      [id, shelf],
    );
    return rows.length > 0;
  }

  async addShelfKey(shelf: number, hash: string, keyHash: string): Promise<void> {
    await this.database.query(
      'insert into ironfield.shelf_keys (hash, shelf, key) values ($1, $2, $3) on conflict do nothing',
      [hash, shelf, keyHash],
    );
  }

  /** All that is kept of it, as a JSON text that nobody here parses. */
  async file(id: string): Promise<string> {
    const [row] = await this.database.query<{ file: string }>(FILE, [id]);
    return row!.file;
  }

  /** With its names, its words and its designs; games stay with those who played them. */
  async remove(id: string): Promise<void> {
    await this.database.transaction(async (queries) => {
      const [row] = await queries.query<{ shelf: number | null }>(
        'select shelf from ironfield.identities where id = $1 for update',
        [id],
      );
      const games = await queries.query<{ game: string }>(FORGET_WORDS, [id]);
      for (const table of ['ratings', 'rating_steps'])
        await queries.query(`delete from ironfield.${table} where rater = $1`, [id]);
      await queries.query('delete from ironfield.identities where id = $1', [id]);
      if (row && row.shelf !== null)
        await queries.query(
          'delete from ironfield.shelves where id = $1 and id not in (select shelf from ironfield.identities where shelf = $1)',
          [row.shelf],
        );
      const ids = games.map(({ game }) => game);
      // The size of a notification is limited.
      for (let from = 0; from < ids.length; from += 100)
        await queries.query(`select pg_notify('ironfield', $1)`, [
          [this.process, ...ids.slice(from, from + 100)].join(' '),
        ]);
    }, true);
  }

  /** The games of an identity, to be looked at again after a change. */
  async gameIds(id: string): Promise<string[]> {
    const rows = await this.database.query<{ game: string }>(
      'select distinct game from ironfield.identity_seats where identity = $1',
      [id],
    );
    return rows.map(({ game }) => game);
  }
}

const OPEN = `
  select i.id, i.name, i.created, i.shelf, i.webhook,
    i.phrase_hash is not null as "hasPhrase", b.why as "bannedFor", b.until as "bannedUntil",
    i.vacation_until as "vacationUntil", i.vacation_year as "vacationYear", i.vacation_days as "vacationDays",
    (select count(*)::integer from ironfield.identity_keys d where d.identity = i.id) as devices,
    (select count(*)::integer from ironfield.identity_seats s where s.identity = i.id) as seats
  from ironfield.identity_keys k join ironfield.identities i on i.id = k.identity
  left join ironfield.bans b on b.identity = i.id where k.hash = $1`;

/** A seat that was given up and taken again belongs to whoever sits there now. */
const CLAIM = `
  with claimed as (
    insert into ironfield.identity_seats as own (game, seat, identity, basis, since, early)
    select c.game, c.seat, $1, c.basis, $3::bigint, not exists (
      select from ironfield.entries e
      where e.game = c.game and e.entry like '{"kind":"order","seat":' || c.seat || ',%')
    from json_to_recordset($2::json) as c (game text, seat integer, basis text)
    join ironfield.seats s on s.game = c.game and s.seat = c.seat and s.secret_hash = c.basis
    on conflict (game, seat) do update set identity = excluded.identity, basis = excluded.basis,
      since = case when own.basis = excluded.basis then own.since else excluded.since end,
      early = case when own.basis = excluded.basis then own.early else excluded.early end
    where own.identity = excluded.identity or own.basis <> excluded.basis
    returning game, seat, early
  ), rated as (
    update ironfield.games g set to_rate = true from claimed c
    where g.id = c.game and c.early and not g.to_rate and g.dice = 'shared'
      and not exists (select from ironfield.rated_games r where r.id = g.id)
  )
  select game, seat from claimed`;

/** Other processes learn of it as of any change at a table. */
const ADD_SEAT_KEYS = `
  with added as (
    insert into ironfield.seat_keys (game, seat, hash, basis, key)
    select own.game, own.seat, k.hash, own.basis, $2
    from json_to_recordset($3::json) as k (game text, seat integer, hash text)
    join ironfield.identity_seats own on own.game = k.game and own.seat = k.seat and own.identity = $1
    join ironfield.seats s on s.game = own.game and s.seat = own.seat and s.secret_hash = own.basis
    on conflict (game, seat, key) do update set hash = excluded.hash, basis = excluded.basis
    returning game, seat
  ), changed as (
    update ironfield.games g set revision = revision + 1 where id in (select game from added) returning id
  )
  select a.game, a.seat, pg_notify('ironfield', $4 || ' ' || c.id) from added a join changed c on c.id = a.game`;

const GAMES = `
  select ${GAME_COLUMNS}, own.seat as own_seat
  from ironfield.identity_seats own
  join ironfield.seats mine on mine.game = own.game and mine.seat = own.seat and mine.secret_hash = own.basis
  join ironfield.games g on g.id = own.game
  where own.identity = $1 order by g.outcome is not null, g.updated desc limit $2`;

const FORGET_WORDS = `
  with own as (
    select s.game, s.seat from ironfield.identity_seats o
    join ironfield.seats s on s.game = o.game and s.seat = o.seat and s.secret_hash = o.basis
    where o.identity = $1
  ), nameless as (
    update ironfield.seats s set name = null from own where s.game = own.game and s.seat = own.seat
  ), silent as (
    delete from ironfield.chat c using own where c.game = own.game and c.seat = own.seat
  )
  update ironfield.games g set revision = revision + 1 from (select distinct game from own) o
  where g.id = o.game returning g.id as game`;

const FILE = `
  select json_build_object(
    'format', 'ironfield-identity',
    'id', i.id, 'name', i.name, 'created', i.created, 'vacationUntil', i.vacation_until, 'webhook', i.webhook,
    'devices', (select coalesce(json_agg(k.created order by k.created), '[]')
      from ironfield.identity_keys k where k.identity = i.id),
    'mail', (select m.address from ironfield.mails m where m.identity = i.id),
    'pushes', (select coalesce(json_agg(json_build_object('endpoint', p.endpoint, 'created', p.created)), '[]')
      from ironfield.pushes p where p.identity = i.id),
    'passkeys', (select coalesce(json_agg(json_build_object('label', p.label, 'site', p.site, 'created', p.created)
      order by p.created), '[]') from ironfield.passkeys p where p.identity = i.id),
    'seats', (select coalesce(json_agg(json_build_object('game', o.game, 'seat', o.seat, 'since', o.since)
      order by o.since), '[]') from ironfield.identity_seats o where o.identity = i.id),
    'ratings', (select coalesce(json_agg(json_build_object('game', r.id, 'rules', r.game, 'at', r.at, 'score', r.score,
      'rating', r.rating, 'deviation', r.deviation) order by r.at), '[]')
      from ironfield.rating_steps r where r.rater = i.id),
    'blocked', (select coalesce(json_agg(b.other), '[]') from ironfield.blocks b where b.identity = i.id),
    'watched', (select coalesce(json_agg(w.other), '[]') from ironfield.watches w where w.identity = i.id),
    'reported', (select coalesce(json_agg(json_build_object('about', r.about, 'at', r.at, 'words', r.words)), '[]')
      from ironfield.reports r where r.reporter = i.id),
    'said', (select coalesce(json_agg(json_build_object('game', c.game, 'at', c.at, 'text', c.text)
      order by c.at), '[]') from (
        select c.* from ironfield.chat c join ironfield.identity_seats o on o.game = c.game and o.seat = c.seat
        where o.identity = i.id order by c.at desc limit 10000) c),
    'designs', (select coalesce(json_agg(json_build_object('design', v.design, 'savedAt', v.saved_at,
      'unit', v.unit::json, 'note', v.note) order by v.design), '[]') from (
        select distinct on (design) * from ironfield.design_versions where shelf = i.shelf
        order by design, number desc) v)
  )::text as file
  from ironfield.identities i where i.id = $1`;
