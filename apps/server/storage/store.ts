import type { ChatMessage } from '@ironfield/client/api.ts';
import type { Seat, Viewer } from '@ironfield/kernel/state.ts';
import { type Database, DatabaseError, type Queries } from './database.ts';
import {
  GAME_COLUMNS,
  type GameFacts,
  type GameRow,
  type GameWithNews,
  gameFrom,
  type KeptGame,
  type KeptLog,
  type KeptSeat,
  type Rematch,
  type Snapshot,
  type Standing,
  standingRow,
  type TimeLeft,
  text,
} from './kept-game.ts';

const LATEST_CHAT = 200;
/** Listed games that are looked at for an open seat. */
const LOOKED_AT = 2000;
const FOREIGN_KEY_VIOLATION = '23503';

export interface NewGame {
  readonly facts: GameFacts & Pick<KeptGame, 'listed' | 'host'>;
  readonly setup: string;
  readonly standing: Standing;
  readonly seats: readonly KeptSeat[];
  /** A list of JSON texts, as JSON; of an imported game. */
  readonly entries: string;
}

interface ChatRow {
  id: number;
  seat: Seat | null;
  name: string;
  text: string;
  at: number;
}

/** Everything that is asked of the database, apart from adding to logs, moving bots and running clocks. */
export class Store {
  readonly database: Database;
  /** Names this process in notifications and leases. */
  readonly process: string;

  constructor(database: Database, process: string) {
    this.database = database;
    this.process = process;
  }

  create(game: NewGame, leaseTime: number): Promise<void> {
    return withSetup(() => this.createIn(this.database, game, leaseTime));
  }

  async createIn(
    queries: Queries,
    { facts, setup, standing, seats, entries }: NewGame,
    leaseTime: number,
  ): Promise<void> {
    await queries.query(CREATE, [
      JSON.stringify([{ ...facts, clock: text(facts.clock), ...standingRow(standing) }]),
      this.process,
      leaseTime,
      setup,
      JSON.stringify(seats),
      entries,
    ]);
  }

  /** The game without its log. */
  async game(id: string): Promise<KeptGame | null> {
    const [row] = await this.database.query<GameRow>(
      `select ${GAME_COLUMNS} from ironfield.games g where g.id = $1`,
      [id],
    );
    return row ? gameFrom(row) : null;
  }

  async gamesOf(ids: readonly string[]): Promise<KeptGame[]> {
    const rows = await this.database.query<GameRow>(
      `select ${GAME_COLUMNS} from ironfield.games g where g.id = any($1) order by g.updated desc`,
      [ids],
    );
    return rows.map(gameFrom);
  }

  /**
   * Listed games since then that have an open seat: the newest of every host, then the second of every host, and so on;
   * of the newest ones alone, however many there are.
   */
  async openGames(since: number, most: number): Promise<KeptGame[]> {
    const rows = await this.database.query<GameRow>(OPEN_GAMES, [since, LOOKED_AT, most]);
    return rows.map(gameFrom);
  }

  /** When games since then were listed by this host that still wait for somebody, from the oldest on. */
  async listingsOf(host: string, since: number): Promise<number[]> {
    const rows = await this.database.query<{ created: number }>(LISTINGS_OF, [host, since]);
    return rows.map(({ created }) => created);
  }

  /** Listed seats that somebody has taken in games since then that have not begun. */
  async joinsOf(asker: string, since: number): Promise<number> {
    const [row] = await this.database.query<{ count: number }>(JOINS_OF, [asker, since]);
    return row!.count;
  }

  /** Some games whose guests should by now have revealed their share of the dice. */
  async diceOverdue(now: number, most: number): Promise<string[]> {
    const rows = await this.database.query<{ id: string }>(
      'select id from ironfield.games where dice_due < $1 order by dice_due limit $2',
      [now, most],
    );
    return rows.map(({ id }) => id);
  }

  /** The game as it stands, with up to `most` entries and the messages after these counts, all from one moment. */
  async gameSince(id: string, entries: number, chats: number, most: number): Promise<GameWithNews | null> {
    const [row] = await this.database.query<GameRow & { new_entries: string; new_chat: string }>(GAME_SINCE, [
      id,
      entries,
      chats,
      most,
    ]);
    if (!row) return null;
    return {
      kept: gameFrom(row),
      entries: JSON.parse(row.new_entries),
      chat: (JSON.parse(row.new_chat) as ChatRow[]).map(messageFrom),
    };
  }

  /** The setup of a game and its first entries. Both may be large: nothing here parses them. */
  async log(id: string, entries: number): Promise<KeptLog | null> {
    const [row] = await this.database.query<KeptLog>(LOG, [id, entries]);
    return row ?? null;
  }

  /** Bytes of all entries of a game. */
  async logBytes(id: string): Promise<number> {
    const [row] = await this.database.query<{ bytes: number }>(
      'select coalesce(sum(octet_length(entry)), 0)::integer as bytes from ironfield.entries where game = $1',
      [id],
    );
    return row!.bytes;
  }

  async takebacks(id: string): Promise<number> {
    const [row] = await this.database.query<{ count: number }>(TAKEBACKS, [id]);
    return row!.count;
  }

  /** Those of the given games with more entries, changes or chat than the asker knows. */
  async changed(known: readonly { id: string; number: number; revision: number; chats: number }[]) {
    const rows = await this.database.query<{ id: string }>(CHANGED, [JSON.stringify(known)]);
    return rows.map(({ id }) => id);
  }

  async setup(hash: string): Promise<string> {
    const [row] = await this.database.query<{ setup: string }>(
      'select setup from ironfield.setups where hash = $1',
      [hash],
    );
    return row!.setup;
  }

  async snapshot(id: string): Promise<Snapshot | null> {
    const [row] = await this.database.query<Snapshot>(
      'select number, version, state, hash from ironfield.snapshots where game = $1',
      [id],
    );
    return row ?? null;
  }

  async keepSnapshot(id: string, { number, version, state, hash }: Snapshot): Promise<void> {
    await this.database.query(KEEP_SNAPSHOT, [id, number, version, state, hash]);
  }

  /** The number of the entry that a request has led to. */
  async numberOfRequest(id: string, request: string): Promise<number | null> {
    const [row] = await this.database.query<{ number: number }>(
      'select number from ironfield.entries where game = $1 and request = $2',
      [id, request],
    );
    return row?.number ?? null;
  }

  /** The number of the first entries that each seat, and last a spectator, was told of. */
  async countsAt(id: string, number: number, seats: number): Promise<number[]> {
    const rows = await this.database.query<{ told: string | null; count: number }>(COUNTS_AT, [id, number]);
    const viewers: readonly Viewer[] = [...Array(seats).keys(), 'spectator'];
    return viewers.map((viewer) =>
      rows
        .filter(({ told }) => told === null || (JSON.parse(told) as Viewer[]).includes(viewer))
        .reduce((sum, { count }) => sum + count, 0),
    );
  }

  /** The number of entries just before a viewer was told of the next one after `count`. */
  async entriesBefore(id: string, viewer: Viewer, count: number): Promise<number | null> {
    const [row] = await this.database.query<{ number: number }>(NEXT_TOLD, [
      id,
      JSON.stringify(viewer),
      count,
    ]);
    return row ? row.number - 1 : null;
  }

  /**
   * Other people on the seats, or secrets that were told there, and how the game stands with them: both or nothing.
   * False when the game has changed meanwhile.
   */
  async changeSeats(
    { id, revision, number }: KeptGame,
    {
      seats,
      listed,
      host,
      diceDue,
      ...standing
    }: Standing & Pick<KeptGame, 'seats' | 'listed' | 'host' | 'diceDue'>,
    leaseTime: number,
  ): Promise<boolean> {
    const rows = await this.database.query(CHANGE_SEATS, [
      id,
      revision,
      number,
      JSON.stringify(seats),
      JSON.stringify([{ ...standingRow(standing), listed, host, dice_due: diceDue }]),
      this.process,
      leaseTime,
    ]);
    return rows.length > 0;
  }

  /** False when the game has moved on. */
  async propose(
    { id, number, revision }: KeptGame,
    { takeback, draw }: Pick<KeptGame, 'takeback' | 'draw'>,
  ): Promise<boolean> {
    const open = [text(takeback), text(draw)];
    const rows = await this.database.query(PROPOSE, [id, number, revision, ...open, this.process]);
    return rows.length > 0;
  }

  /** Other clocks, with nothing else changed. False when the game has moved on. */
  async changeTime({ id, number, revision }: KeptGame, time: TimeLeft): Promise<boolean> {
    const { left, since, deadline } = time;
    const values = [id, number, revision, JSON.stringify(left), since, deadline, this.process];
    return (await this.database.query(CHANGE_TIME, values)).length > 0;
  }

  /** Says where a game is played again. False when somebody else has said so before. */
  async offerRematch({ id, rematch }: KeptGame, next: Rematch): Promise<boolean> {
    const rows = await this.database.query(REMATCH, [id, text(rematch), text(next), this.process]);
    return rows.length > 0;
  }

  /** A message already posted under this name by the same seat gets the same answer. */
  async say(id: string, message: Omit<ChatRow, 'id'> & { request: string | null }): Promise<ChatMessage> {
    const { seat, name, text, at, request } = message;
    const values = [id, seat, name, text, at, this.process, request];
    const [row] = await this.database.query<{ id: number }>(SAY, values);
    if (row) return messageFrom({ ...message, id: row.id });
    const [said] = await this.database.query<ChatRow>(SAID, [id, seat, request]);
    return messageFrom(said!);
  }

  /** The latest messages, oldest first. */
  async chat(id: string): Promise<ChatMessage[]> {
    const rows = await this.database.query<ChatRow>(
      'select id, seat, name, text, at from ironfield.chat where game = $1 order by id desc limit $2',
      [id, LATEST_CHAT],
    );
    return rows.reverse().map(messageFrom);
  }

  async answers(queries: Queries = this.database): Promise<boolean> {
    return (await queries.query('select 1 as one')).length === 1;
  }
}

/** Does it again where the setup was there, but has just been forgotten with the last game that had it. */
export async function withSetup(creating: () => Promise<void>): Promise<void> {
  try {
    await creating();
  } catch (error) {
    if (!(error instanceof DatabaseError) || error.code !== FOREIGN_KEY_VIOLATION) throw error;
    await creating();
  }
}

function messageFrom({ id, seat, name, text, at }: ChatRow): ChatMessage {
  return { id, seat, name, text, at: new Date(at).toISOString() };
}

const CREATE = `
  with incoming as materialized (
    select * from json_to_recordset($1::json) as g (id text, game text, scenario text, title text, setup text,
      dice text, seed text, house text, spectators boolean, listed boolean, clock text, created bigint, host text, number integer, waiting text, outcome text,
      time_left text, clock_since bigint, deadline bigint, bot_due boolean, updated bigint)
  ), setup as (
    insert into ironfield.setups (hash, setup) select setup, $4 from incoming on conflict do nothing
  ), seats as (
    insert into ironfield.seats (game, seat, side, kind, name, strength, secret_hash, invitation_hash, commitment,
      share)
    select id, s.seat, s.side, s.kind, s.name, s.strength, s."secretHash", s."invitationHash", s.commitment, s.share
    from incoming, json_to_recordset($5::json) as s (seat integer, side text, kind text, name text, strength text,
      "secretHash" text, "invitationHash" text, commitment text, share text)
  ), entries as (
    insert into ironfield.entries (game, number, at, entry)
    select id, e.number, created, e.entry
    from incoming, json_array_elements_text($6::json) with ordinality as e (entry, number)
  )
  insert into ironfield.games (id, game, scenario, title, setup, dice, seed, house, spectators, listed, clock, created, host, number,
    waiting, outcome, time_left, clock_since, deadline, bot_due, updated, lease_by, lease_until)
  select id, game, scenario, title, setup, dice, seed, house, spectators, listed, clock, created, host, number, waiting, outcome,
    time_left, clock_since, deadline, bot_due, updated, case when bot_due then $2 end,
    case when bot_due then clock_timestamp() + $3::float8 * interval '1 millisecond' end
  from incoming`;

const OPEN_GAMES = `
  select ${GAME_COLUMNS} from (
    select *, row_number() over (partition by host order by created desc, id) as turn from (
      select * from ironfield.games where host is not null and created > $1 order by created desc limit $2
    ) n
    where exists (select from ironfield.seats o where o.game = n.id and o.kind = 'open')
  ) g
  order by g.turn, g.created desc, g.id limit $3`;

const LISTINGS_OF = `
  select created from ironfield.games where host = $1 and created > $2 order by created`;

const JOINS_OF = `
  select count(*)::integer as count from ironfield.seats s join ironfield.games g on g.id = s.game
  where s.taken_by = $1 and g.created > $2`;

const GAME_SINCE = `
  select ${GAME_COLUMNS},
    (select coalesce(json_agg(e.entry order by e.number), '[]') from ironfield.entries e
     where e.game = g.id and e.number > $2 and e.number <= $2 + $4::integer)::text as new_entries,
    (select coalesce(json_agg(c order by c.id), '[]') from ironfield.chat c
     where c.game = g.id and c.id > $3)::text as new_chat
  from ironfield.games g where g.id = $1`;

const LOG = `
  select s.setup,
    (select '[' || coalesce(string_agg(e.entry, ',' order by e.number), '') || ']' from ironfield.entries e
     where e.game = g.id and e.number <= $2) as entries
  from ironfield.games g join ironfield.setups s on s.hash = g.setup where g.id = $1`;

/** Entries are written down with their kind first. */
const TAKEBACKS = `
  select count(*)::integer as count from ironfield.entries where game = $1 and entry like '{"kind":"takeback"%'`;

/** An entry ends with the viewers told of it, if not everybody. */
const TOLD = `substring(entry from '"told":(\\[[^]]*\\])}$')`;

const COUNTS_AT = `
  select ${TOLD} as told, count(*)::integer as count from ironfield.entries
  where game = $1 and number <= $2 group by 1`;

const NEXT_TOLD = `
  select number from ironfield.entries
  where game = $1 and coalesce(${TOLD}::jsonb @> $2::jsonb, true) order by number offset $3 limit 1`;

const CHANGED = `
  select g.id from ironfield.games g
  join json_to_recordset($1::json) as k (id text, number integer, revision integer, chats integer) on k.id = g.id
  where g.number > k.number or g.revision > k.revision or g.chats > k.chats`;

const KEEP_SNAPSHOT = `
  insert into ironfield.snapshots as s (game, number, version, state, hash) values ($1, $2, $3, $4, $5)
  on conflict (game) do update
  set number = excluded.number, version = excluded.version, state = excluded.state, hash = excluded.hash
  where s.number <= excluded.number or s.version <> excluded.version`;

const CHANGE_SEATS = `
  with game as (
    update ironfield.games g
    set revision = g.revision + 1, waiting = i.waiting, outcome = i.outcome, time_left = i.time_left,
      clock_since = i.clock_since, deadline = i.deadline, bot_due = i.bot_due, updated = i.updated,
      listed = i.listed, host = i.host, dice_due = i.dice_due,
      lease_by = case when i.bot_due then coalesce(g.lease_by, $6) end,
      lease_until = case when i.bot_due
        then coalesce(g.lease_until, clock_timestamp() + $7::float8 * interval '1 millisecond') end
    from json_to_recordset($5::json) as i (waiting text, outcome text, time_left text, clock_since bigint,
      deadline bigint, bot_due boolean, updated bigint, listed boolean, host text,
      dice_due bigint)
    where g.id = $1 and g.revision = $2 and g.number = $3
    returning g.id
  ), changed as (
    update ironfield.seats s
    set kind = i.kind, secret_hash = i."secretHash", invitation_hash = i."invitationHash", name = i.name,
      commitment = i.commitment, share = i.share, taken_by = i."takenBy",
      used_invitation = i."usedInvitation"
    from game, json_to_recordset($4::json) as i (seat integer, kind text, "secretHash" text, "invitationHash" text,
      name text, commitment text, share text, "takenBy" text,
      "usedInvitation" text)
    where s.game = game.id and s.seat = i.seat
    returning s.game
  )
  select pg_notify('ironfield', $6 || ' ' || game) from (select distinct game from changed) c`;

const PROPOSE = `
  with game as (
    update ironfield.games set takeback = $4, draw = $5, revision = revision + 1
    where id = $1 and number = $2 and revision = $3
    returning id
  )
  select pg_notify('ironfield', $6 || ' ' || id) from game`;

const CHANGE_TIME = `
  with game as (
    update ironfield.games set time_left = $4, clock_since = $5, deadline = $6, revision = revision + 1
    where id = $1 and number = $2 and revision = $3
    returning id
  )
  select pg_notify('ironfield', $7 || ' ' || id) from game`;

const REMATCH = `
  with game as (
    update ironfield.games set rematch = $3, revision = revision + 1
    where id = $1 and rematch is not distinct from $2
    returning id
  )
  select pg_notify('ironfield', $4 || ' ' || id) from game`;

const SAID = `
  select id, seat, name, text, at from ironfield.chat where game = $1 and seat = $2 and request = $3`;

/** If two processes post the same at the same moment, a number is skipped; that is harmless. */
const SAY = `
  with game as (
    update ironfield.games set chats = chats + 1
    where id = $1 and not exists (
      select from ironfield.chat where game = $1 and seat = $2 and request = $7::text)
    returning id, chats
  ), said as (
    insert into ironfield.chat (game, id, seat, name, text, at, request)
    select id, chats, $2, $3, $4, $5, $7::text from game
    on conflict (game, seat, request) do nothing returning game, id
  )
  select id, pg_notify('ironfield', $6 || ' ' || game) from said`;
