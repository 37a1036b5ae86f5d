import type { Database } from '../../storage/database.ts';
import type { Subscription } from './push-message.ts';

export interface KeptSubscription extends Subscription {
  /** Of the device, as a hash. */
  readonly key: string;
  /** The page that has subscribed. */
  readonly origin: string;
}

export interface KeptMail {
  readonly address: string;
  readonly confirmed: boolean;
}

/** Where people are told that a game waits for them. */
export class NoticeStore {
  private readonly database: Database;

  constructor(database: Database) {
    this.database = database;
  }

  async subscribe(identity: string, { key, origin, ...to }: KeptSubscription, at: number): Promise<void> {
    await this.database.transaction(async (queries) => {
      // One browser may have been signed in with another identity before.
      await queries.query('delete from ironfield.pushes where key = $1 or endpoint = $2', [key, to.endpoint]);
      await queries.query(
        `insert into ironfield.pushes (key, identity, endpoint, browser_key, auth, origin, created)
         values ($1, $2, $3, $4, $5, $6, $7::bigint)`,
        [key, identity, to.endpoint, to.browserKey, to.auth, origin, at],
      );
    }, true);
  }

  async unsubscribe(key: string): Promise<void> {
    await this.database.query('delete from ironfield.pushes where key = $1', [key]);
  }

  subscriptions(identity: string): Promise<KeptSubscription[]> {
    return this.database.query(
      `select key, endpoint, browser_key as "browserKey", auth, origin from ironfield.pushes where identity = $1`,
      [identity],
    );
  }

  /** After too many failures in a row nothing more is sent. */
  async notePush(key: string, isTaken: boolean, most: number): Promise<void> {
    await this.database.query(
      isTaken
        ? 'update ironfield.pushes set failures = 0 where key = $1 and failures > 0'
        : 'update ironfield.pushes set failures = failures + 1 where key = $1',
      [key],
    );
    if (!isTaken)
      await this.database.query('delete from ironfield.pushes where key = $1 and failures >= $2::integer', [
        key,
        most,
      ]);
  }

  async mail(identity: string): Promise<KeptMail | null> {
    const [row] = await this.database.query<KeptMail>(
      'select address, confirmed from ironfield.mails where identity = $1',
      [identity],
    );
    return row ?? null;
  }

  /** An address that has to be confirmed; the one before is forgotten. */
  async setMail(
    identity: string,
    { address, codeHash, until }: { address: string; codeHash: string; until: number },
  ): Promise<void> {
    await this.database.query(
      `insert into ironfield.mails (identity, address, code_hash, code_until) values ($1, $2, $3, $4::bigint)
       on conflict (identity) do update set address = excluded.address, confirmed = false,
         code_hash = excluded.code_hash, code_until = excluded.code_until, tries = 0, failures = 0`,
      [identity, address, codeHash, until],
    );
  }

  /** Whether it was the code, in time and within so many tries. */
  async confirm(identity: string, codeHash: string, now: number, tries: number): Promise<boolean> {
    const rows = await this.database.query<{ confirmed: boolean }>(
      `update ironfield.mails set tries = tries + 1, confirmed = code_hash = $2,
         code_hash = case when code_hash = $2 then null else code_hash end
       where identity = $1 and not confirmed and code_until > $3::bigint and tries < $4::integer returning confirmed`,
      [identity, codeHash, now, tries],
    );
    return rows[0]?.confirmed === true;
  }

  async forgetMail(identity: string): Promise<void> {
    await this.database.query('delete from ironfield.mails where identity = $1', [identity]);
  }

  async noteMail(identity: string, isTaken: boolean, most: number): Promise<void> {
    await this.database.query(
      isTaken
        ? 'update ironfield.mails set failures = 0 where identity = $1 and failures > 0'
        : 'update ironfield.mails set failures = failures + 1, confirmed = failures + 1 < $2::integer where identity = $1',
      isTaken ? [identity] : [identity, most],
    );
  }
}
