import type { Database, Queries } from './database.ts';
import { deleteGames } from './forgetting.ts';
import type { KeptGame } from './kept-game.ts';
import { type NewGame, type Store, withSetup } from './store.ts';

/** A larger game that waits for a battle, and how far both have come: another text where there may be something to do. */
export interface Between {
  readonly id: string;
  readonly progress: string;
}

/** Larger games that are looked at in one go. */
const MOST = 1000;

/** Another process has opened the battle first. */
class TakenError extends Error {}

/** What is asked of the database for games whose battles are games of their own. */
export class BattleStore {
  private readonly database: Database;
  private readonly store: Store;

  constructor(database: Database, store: Store) {
    this.database = database;
    this.store = store;
  }

  /**
   * Opens a battle for those who sit at the larger game: their secrets, on all of their devices, open it too. False if
   * another process was faster.
   */
  async open(larger: KeptGame, errand: number, battle: NewGame, leaseTime: number): Promise<boolean> {
    const { process } = this.store;
    const { id } = battle.facts;
    const opening = () =>
      this.database.transaction(async (queries) => {
        await this.store.createIn(queries, battle, leaseTime);
        const opened = await queries.query(OPEN, [larger.id, errand, id]);
        if (opened.length === 0) throw new TakenError();
        await queries.query(SEATS_OF_IDENTITIES, [larger.id, id]);
        await queries.query(KEYS_OF_SEATS, [larger.id, id]);
        await changed(queries, larger.id, process);
      });
    try {
      await withSetup(opening);
      return true;
    } catch (error) {
      if (error instanceof TakenError) return false;
      throw error;
    }
  }

  /** Takes a battle away that was called off, with its own battles. */
  async callOff(larger: string, battle: string): Promise<void> {
    const { process } = this.store;
    await this.database.transaction(async (queries) => {
      await deleteGames(queries, process, [battle]);
      await changed(queries, larger, process);
    }, true);
  }

  /** The reports in a log, by the numbers of their entries: of which battle, and how many entries that had. */
  async reports(larger: string): Promise<{ number: number; errand: number; entries: number }[]> {
    return this.database.query(REPORTS, [larger]);
  }

  /** Games of these kinds that wait for nobody: they may wait for a battle. */
  between(games: readonly string[]): Promise<Between[]> {
    return this.database.query<Between>(BETWEEN, [games, MOST]);
  }
}

async function changed(queries: Queries, game: string, process: string): Promise<void> {
  await queries.query('update ironfield.games set revision = revision + 1 where id = $1', [game]);
  await queries.query(`select pg_notify('ironfield', $1)`, [`${process} ${game}`]);
}

/** The request under which the report of a battle is in the log of the larger game: there it is only once. */
export const requestOfReport = (errand: number, entries: number): string => `battle ${errand} ${entries}`;

const OPEN = `
  insert into ironfield.battles (parent, errand, game) values ($1, $2, $3)
  on conflict do nothing returning game`;

const SEATS_OF_IDENTITIES = `
  insert into ironfield.identity_seats (game, seat, identity, basis, since, early)
  select $2, seat, identity, basis, since, early from ironfield.identity_seats where game = $1`;

const KEYS_OF_SEATS = `
  insert into ironfield.seat_keys (game, seat, hash, basis, key)
  select $2, seat, hash, basis, key from ironfield.seat_keys where game = $1`;

const REPORTS = `
  select number, split_part(request, ' ', 2)::integer as errand, split_part(request, ' ', 3)::integer as entries
  from ironfield.entries
  where game = $1 and entry like '{"kind":"report"%' and request like 'battle %' order by number`;

const BETWEEN = `
  select g.id, concat_ws(' ', g.number, n.count, n.resting, n.over) as progress
  from ironfield.games g, lateral (
    select count(*), count(*) filter (where b.waiting = '[]') as resting, count(b.outcome) as over
    from ironfield.battles o join ironfield.games b on b.id = o.game where o.parent = g.id
  ) n
  where g.waiting = '[]' and g.outcome is null and g.game = any($1) and not exists (
    select from ironfield.seats s
    where s.game = g.id and (s.kind = 'open' or s.commitment is not null and s.share is null))
  order by g.updated desc limit $2`;
