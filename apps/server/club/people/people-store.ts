import type { Seat } from '@ironfield/kernel/state.ts';
import type { Database } from '../../storage/database.ts';

export interface Acquaintance {
  readonly id: string;
  readonly name: string;
  readonly games: number;
  readonly last: number | null;
  readonly watched: boolean;
  readonly blocked: boolean;
}

export interface Report {
  readonly id: string;
  readonly at: number;
  readonly reporter: string;
  readonly about: string;
  readonly game: string | null;
  readonly words: string;
}

type List = 'blocks' | 'watches';

/** Who knows whom. */
export class PeopleStore {
  private readonly database: Database;

  constructor(database: Database) {
    this.database = database;
  }

  async known(id: string, most: number): Promise<Acquaintance[]> {
    return this.database.query<Acquaintance>(KNOWN, [id, most]);
  }

  async isSomebody(id: string): Promise<boolean> {
    const rows = await this.database.query('select id from ironfield.identities where id = $1', [id]);
    return rows.length > 0;
  }

  /** Whether they sit or sat at one table. */
  async haveMet(id: string, other: string): Promise<boolean> {
    const rows = await this.database.query(
      `select 1 as met from ironfield.identity_seats a join ironfield.identity_seats b on b.game = a.game
       where a.identity = $1 and b.identity = $2 limit 1`,
      [id, other],
    );
    return rows.length > 0;
  }

  /** Either has blocked the other. */
  async areApart(id: string, other: string): Promise<boolean> {
    const rows = await this.database.query(
      `select 1 as apart from ironfield.blocks
       where (identity = $1 and other = $2) or (identity = $2 and other = $1) limit 1`,
      [id, other],
    );
    return rows.length > 0;
  }

  /** False if there are too many on the list already. */
  async add(
    list: List,
    id: string,
    other: string,
    { at, most }: { at: number; most: number },
  ): Promise<boolean> {
    const rows = await this.database.query(
      `insert into ironfield.${list} (identity, other, at)
       select $1, $2, $3::bigint where (select count(*) from ironfield.${list} where identity = $1) < $4::integer
       on conflict (identity, other) do update set at = ironfield.${list}.at returning other`,
      [id, other, at, most],
    );
    return rows.length > 0;
  }

  async take(list: List, id: string, other: string): Promise<void> {
    await this.database.query(`delete from ironfield.${list} where identity = $1 and other = $2`, [
      id,
      other,
    ]);
  }

  /** False if the reporter has told of enough that nobody has looked at. */
  async report({ id, at, reporter, about, game, words }: Report, most: number): Promise<boolean> {
    const rows = await this.database.query(
      `insert into ironfield.reports (id, at, reporter, about, game, words)
       select $1, $2::bigint, $3, $4, $5, $6
       where (select count(*) from ironfield.reports where reporter = $3 and settled is null) < $7::integer
       returning id`,
      [id, at, reporter, about, game, words, most],
    );
    return rows.length > 0;
  }

  async company(
    game: string,
  ): Promise<{ readonly seat: Seat; readonly id: string; readonly name: string }[]> {
    return this.database.query(COMPANY, [game]);
  }

  async openReports(): Promise<number> {
    const [row] = await this.database.query<{ count: number }>(
      'select count(*)::integer as count from ironfield.reports where settled is null',
      [],
    );
    return row!.count;
  }
}

const KNOWN = `
  with met as (
    select b.identity as id, count(distinct b.game)::integer as games, max(g.updated) as last
    from (select game from ironfield.identity_seats where identity = $1 order by since desc limit 1000) a
    join ironfield.identity_seats b on b.game = a.game and b.identity <> $1
    join ironfield.games g on g.id = b.game group by b.identity
  )
  select i.id, i.name, coalesce(m.games, 0) as games, m.last, w.other is not null as watched, k.other is not null as blocked
  from ironfield.identities i left join met m on m.id = i.id
  left join ironfield.watches w on w.identity = $1 and w.other = i.id
  left join ironfield.blocks k on k.identity = $1 and k.other = i.id
  where i.id in (select id from met union select other from ironfield.watches where identity = $1
    union select other from ironfield.blocks where identity = $1)
  order by w.other is null, m.last desc nulls last, i.id limit $2`;

const COMPANY = `
  select own.seat, i.id, i.name from ironfield.identity_seats own
  join ironfield.seats s on s.game = own.game and s.seat = own.seat and s.secret_hash = own.basis
  join ironfield.identities i on i.id = own.identity where own.game = $1 order by own.seat`;
