import type { Database } from '../storage/database.ts';

/** Somebody who has just become waited for, and wants to be told. */
export interface Due {
  readonly identity: string;
  /** Their webhook, if they have one. */
  readonly url: string | null;
  readonly game: string;
  readonly seat: number;
  readonly rules: string;
  readonly title: string | null;
  /** The seat is theirs in this tournament, and they have not sat down yet. */
  readonly tournament?: string;
}

export class HookStore {
  private readonly database: Database;

  constructor(database: Database) {
    this.database = database;
  }

  async change(identity: string, url: string | null): Promise<void> {
    await this.database.query(
      'update ironfield.identities set webhook = $2, webhook_failures = 0 where id = $1',
      [identity, url],
    );
  }

  /** Those that were not told yet, each to one process only. They count as told from now on. */
  async take(updatedBefore: number, most: number): Promise<readonly Due[]> {
    await this.database.query(NO_LONGER_ASKED, []);
    await this.database.query(OVER, []);
    const asked = await this.database.query<Due>(TAKE, [updatedBefore, most]);
    const reserved = await this.database.query<Due>(TAKE_RESERVED, [updatedBefore, most]);
    return [...asked, ...reserved];
  }

  /** After too many failures in a row nothing more is sent. */
  async note(identity: string, isTaken: boolean, most: number): Promise<void> {
    await this.database.query(
      isTaken
        ? 'update ironfield.identities set webhook_failures = 0 where id = $1 and webhook_failures > 0'
        : `update ironfield.identities set webhook_failures = webhook_failures + 1,
             webhook = case when webhook_failures + 1 < $2::integer then webhook end where id = $1`,
      isTaken ? [identity] : [identity, most],
    );
  }
}

/** Whoever wants to be told at all, on whatever way. */
const WANTS_TO_KNOW = `(i.webhook is not null
  or exists (select from ironfield.pushes p where p.identity = i.id)
  or exists (select from ironfield.mails m where m.identity = i.id and m.confirmed))`;

const IS_ASKED = `g.outcome is null and g.waiting::jsonb @> to_jsonb(own.seat)`;

const NO_LONGER_ASKED = `
  update ironfield.identity_seats own set told = false from ironfield.games g
  where own.told and g.id = own.game and g.outcome is null and not (g.waiting::jsonb @> to_jsonb(own.seat))`;

const OVER = `
  update ironfield.identity_seats own set told = true from ironfield.games g, ironfield.identities i
  where not own.told and i.id = own.identity and ${WANTS_TO_KNOW}
    and g.id = own.game and g.outcome is not null`;

const TAKE = `
  with due as (
    select own.game, own.seat, i.webhook as url, g.game as rules, g.title
    from ironfield.identities i
    join ironfield.identity_seats own on own.identity = i.id and not own.told
    join ironfield.seats s on s.game = own.game and s.seat = own.seat and s.secret_hash = own.basis
    join ironfield.games g on g.id = own.game
    where ${WANTS_TO_KNOW} and ${IS_ASKED} and g.updated < $1
    order by g.updated limit $2 for update of own skip locked
  )
  update ironfield.identity_seats own set told = true from due d
  where own.game = d.game and own.seat = d.seat
  returning own.identity, d.url, d.game, d.seat, d.rules, d.title`;

/** Seats of tournaments that nobody has taken yet, of one pairing after the other. */
const TAKE_RESERVED = `
  with due as (
    select p.tournament, p.round, p.number, own.seat, own.identity, i.webhook as url, g.id as game, g.game as rules, g.title
    from ironfield.tournament_pairings p
    join ironfield.games g on g.id = p.game and g.outcome is null and g.updated < $1
    cross join lateral (values (p.first, 0), (p.second, 1)) as own (identity, seat)
    join ironfield.identities i on i.id = own.identity
    join ironfield.seats s on s.game = g.id and s.seat = own.seat and s.kind = 'open'
    where p.how is null and p.told < 3 and p.told & (own.seat + 1) = 0 and ${WANTS_TO_KNOW}
    order by g.updated limit $2 for update of p skip locked
  )
  update ironfield.tournament_pairings p set told = p.told | (d.seat + 1) from due d
  where p.tournament = d.tournament and p.round = d.round and p.number = d.number
    and d.seat = (select min(o.seat) from due o where o.tournament = p.tournament and o.round = p.round and o.number = p.number)
  returning d.identity, d.url, d.game, d.seat, d.rules, d.title, d.tournament`;
