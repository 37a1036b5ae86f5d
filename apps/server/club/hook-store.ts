import type { Database } from '../storage/database.ts';

/** Somebody who has just become waited for, and wants to be told. */
export interface Due {
  readonly identity: string;
  readonly url: string;
  readonly game: string;
  readonly seat: number;
  readonly rules: string;
  readonly title: string | null;
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
    return this.database.query<Due>(TAKE, [updatedBefore, most]);
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

const IS_ASKED = `g.outcome is null and g.waiting::jsonb @> to_jsonb(own.seat)`;

const NO_LONGER_ASKED = `
  update ironfield.identity_seats own set told = false from ironfield.games g
  where own.told and g.id = own.game and g.outcome is null and not (g.waiting::jsonb @> to_jsonb(own.seat))`;

const OVER = `
  update ironfield.identity_seats own set told = true from ironfield.games g, ironfield.identities i
  where not own.told and i.id = own.identity and i.webhook is not null
    and g.id = own.game and g.outcome is not null`;

const TAKE = `
  with due as (
    select own.game, own.seat, i.webhook as url, g.game as rules, g.title
    from ironfield.identities i
    join ironfield.identity_seats own on own.identity = i.id and not own.told
    join ironfield.seats s on s.game = own.game and s.seat = own.seat and s.secret_hash = own.basis
    join ironfield.games g on g.id = own.game
    where i.webhook is not null and ${IS_ASKED} and g.updated < $1
    order by g.updated limit $2 for update of own skip locked
  )
  update ironfield.identity_seats own set told = true from due d
  where own.game = d.game and own.seat = d.seat
  returning own.identity, d.url, d.game, d.seat, d.rules, d.title`;
