import type { Database } from '../../storage/database.ts';
import type { ProvenPasskey } from './webauthn.ts';

export interface KeptPasskey extends ProvenPasskey {
  readonly identity: string;
  readonly site: string;
  readonly label: string;
  readonly created: number;
}

/** A passkey that is to be kept. */
export interface AddedPasskey extends ProvenPasskey {
  readonly site: string;
  readonly label: string;
  readonly at: number;
}

export class PasskeyStore {
  private readonly database: Database;

  constructor(database: Database) {
    this.database = database;
  }

  /** False if this challenge was answered before; forgets those that are too old to be answered. */
  async spend(hash: string, until: number, now: number): Promise<boolean> {
    await this.database.query('delete from ironfield.spent_challenges where until < $1::bigint', [now]);
    const rows = await this.database.query(
      `insert into ironfield.spent_challenges (hash, until) values ($1, $2::bigint)
       on conflict do nothing returning hash`,
      [hash, until],
    );
    return rows.length > 0;
  }

  /** A new identity that this passkey opens. False if somebody has this passkey. */
  async create(
    { id, name, keyHash }: { id: string; name: string; keyHash: string },
    passkey: AddedPasskey,
  ): Promise<boolean> {
    const { id: passkeyId, publicKey, algorithm, counter, site, label, at } = passkey;
    const rows = await this.database.query(CREATE, [
      ...[id, name, keyHash, at],
      ...[passkeyId, publicKey, algorithm, counter, site, label],
    ]);
    return rows.length > 0;
  }

  /** False if there are enough, or somebody has it already. */
  async add(identity: string, passkey: AddedPasskey, most: number): Promise<boolean> {
    const { id, publicKey, algorithm, counter, site, label, at } = passkey;
    const rows = await this.database.query(
      `insert into ironfield.passkeys (id, identity, public_key, algorithm, counter, site, label, created)
       select $1, $2, $3, $4::integer, $5::bigint, $6, $7, $8::bigint
       where (select count(*) from ironfield.passkeys where identity = $2) < $9::integer
       on conflict do nothing returning id`,
      [id, identity, publicKey, algorithm, counter, site, label, at, most],
    );
    return rows.length > 0;
  }

  async find(id: string): Promise<KeptPasskey | null> {
    const [row] = await this.database.query<KeptPasskey>(`${SELECT} where id = $1`, [id]);
    return row ?? null;
  }

  async of(identity: string): Promise<KeptPasskey[]> {
    return this.database.query<KeptPasskey>(`${SELECT} where identity = $1 order by created, id`, [identity]);
  }

  /** False if it has counted as far already: then two have answered at once. */
  async count(id: string, before: number, counter: number): Promise<boolean> {
    const rows = await this.database.query(
      `update ironfield.passkeys set counter = $3::bigint where id = $1 and counter = $2::bigint returning id`,
      [id, before, counter],
    );
    return rows.length > 0;
  }

  /** False if it is the last way to open the identity. */
  async remove(identity: string, id: string): Promise<boolean> {
    const rows = await this.database.query(
      `delete from ironfield.passkeys where id = $2 and identity = $1 and (
         exists (select from ironfield.identities where id = $1 and phrase_hash is not null)
         or exists (select from ironfield.passkeys o where o.identity = $1 and o.id <> $2)
       ) returning id`,
      [identity, id],
    );
    return rows.length > 0;
  }
}

const SELECT = `
  select id, identity, public_key as "publicKey", algorithm, counter, site, label, created from ironfield.passkeys`;

const CREATE = `
  with identity as (
    insert into ironfield.identities (id, name, created)
    select $1, $2, $4::bigint where not exists (select from ironfield.passkeys where id = $5) returning id
  ), device as (
    insert into ironfield.identity_keys (hash, identity, created) select $3, id, $4::bigint from identity
  )
  insert into ironfield.passkeys (id, identity, public_key, algorithm, counter, site, label, created)
  select $5, id, $6, $7::integer, $8::bigint, $9, $10, $4::bigint from identity returning id`;
