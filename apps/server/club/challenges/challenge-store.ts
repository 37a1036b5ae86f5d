import type { Database } from '../../storage/database.ts';
import { GAME_COLUMNS, type GameRow, gameFrom, type KeptGame } from '../../storage/kept-game.ts';

export interface KeptChallenge {
  readonly by: string;
  readonly name: string;
  readonly person: string | null;
  readonly personName: string | null;
  readonly lowest: number | null;
  readonly highest: number | null;
  readonly until: number;
  readonly rating: number | null;
  readonly deviation: number | null;
  readonly kept: KeptGame;
}

export interface NewChallenge {
  readonly game: string;
  readonly identity: string;
  readonly person: string | null;
  readonly lowest: number | null;
  readonly highest: number | null;
  readonly at: number;
  readonly until: number;
}

type ChallengeRow = GameRow & {
  by: string;
  name: string;
  person: string | null;
  person_name: string | null;
  lowest: number | null;
  highest: number | null;
  until: number;
  rating: number | null;
  deviation: number | null;
};

export class ChallengeStore {
  private readonly database: Database;

  constructor(database: Database) {
    this.database = database;
  }

  /** How many stand already: of this person, and of them to that one. */
  async standing(
    identity: string,
    person: string | null,
    now: number,
  ): Promise<{ all: number; toOne: number }> {
    const [row] = await this.database.query<{ all: number; to_one: number }>(STANDING, [
      identity,
      person,
      now,
    ]);
    return { all: row!.all, toOne: row!.to_one };
  }

  async add({ game, identity, person, lowest, highest, at, until }: NewChallenge): Promise<void> {
    await this.database.query(
      `insert into ironfield.challenges (game, identity, person, lowest, highest, at, until)
       values ($1, $2, $3, $4, $5, $6, $7)`,
      [game, identity, person, lowest, highest, at, until],
    );
  }

  async find(game: string, now: number): Promise<KeptChallenge | null> {
    const [row] = await this.rows('c.game = $1', [game, now, 1]);
    return row ?? null;
  }

  open(now: number, most: number): Promise<KeptChallenge[]> {
    return this.rows('c.person is null and $1::text is null', [null, now, most]);
  }

  /** Those to anybody whom neither has blocked; watched people first. */
  openTo(identity: string, now: number, most: number): Promise<KeptChallenge[]> {
    return this.rows(
      `c.person is null and c.identity <> $1 and not exists (select from ironfield.blocks b
         where (b.identity = $1 and b.other = c.identity) or (b.identity = c.identity and b.other = $1))`,
      [identity, now, most],
      'exists (select from ironfield.watches w where w.identity = $1 and w.other = c.identity) desc,',
    );
  }

  of(identity: string, now: number, most: number): Promise<KeptChallenge[]> {
    return this.rows('c.identity = $1', [identity, now, most]);
  }

  to(identity: string, now: number, most: number): Promise<KeptChallenge[]> {
    return this.rows('c.person = $1', [identity, now, most]);
  }

  /** By whoever has made it, or whoever alone it is to. */
  async remove(game: string, identity: string): Promise<boolean> {
    const rows = await this.database.query(
      'delete from ironfield.challenges where game = $1 and (identity = $2 or person = $2) returning game',
      [game, identity],
    );
    return rows.length > 0;
  }

  /** Games of watched people that go on, out of challenges: nobody else's game is told of. */
  async watched(identity: string, most: number): Promise<{ id: string; name: string; kept: KeptGame }[]> {
    const rows = await this.database.query<GameRow & { by: string; name: string }>(
      `select ${GAME_COLUMNS}, i.id as by, i.name from ironfield.watches w
       join ironfield.identities i on i.id = w.other
       join ironfield.identity_seats own on own.identity = w.other
       join ironfield.games g on g.id = own.game
       join ironfield.challenges c on c.game = g.id and c.person is null
       where w.identity = $1 and g.outcome is null and g.spectators
         and not exists (select from ironfield.seats o where o.game = g.id and o.kind = 'open')
       order by g.updated desc limit $2`,
      [identity, most],
    );
    return rows.map((row) => ({ id: row.by, name: row.name, kept: gameFrom(row) }));
  }

  private async rows(condition: string, values: readonly unknown[], first = ''): Promise<KeptChallenge[]> {
    const rows = await this.database.query<ChallengeRow>(
      `select ${GAME_COLUMNS}, c.identity as by, i.name, c.person, p.name as person_name, c.lowest, c.highest,
         c.until, r.rating, r.deviation
       from ironfield.challenges c join ironfield.games g on g.id = c.game
       join ironfield.identities i on i.id = c.identity
       left join ironfield.identities p on p.id = c.person
       left join ironfield.ratings r on r.rater = c.identity and r.game = g.game
       where ${condition} and c.until > $2::bigint
         and exists (select from ironfield.seats o where o.game = g.id and o.kind = 'open')
       order by ${first} c.at desc, c.game limit $3`,
      values,
    );
    return rows.map(({ person_name: personName, ...row }) => ({ ...row, personName, kept: gameFrom(row) }));
  }
}

const STANDING = `
  select count(*)::integer as all, (count(*) filter (where c.person = $2::text))::integer as to_one
  from ironfield.challenges c where c.identity = $1 and c.until > $3::bigint
    and exists (select from ironfield.seats o where o.game = c.game and o.kind = 'open')`;
