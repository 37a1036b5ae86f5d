import { setTimeout as wait } from 'node:timers/promises';
import type { CreateRequest, News, OrderRequest, Problem, TableView } from '@ironfield/client/api.ts';
import { type Connection, connect, type Status } from '@ironfield/client/connection/connection.ts';
import type { TableConnection } from '@ironfield/client/connection/table-connection.ts';
import { ironfieldApi } from '@ironfield/client/http-api.ts';
import { sampleOrder } from '@ironfield/kernel/menu/sampling.ts';
import { type Random, randomFrom } from '@ironfield/kernel/random.ts';
import { FREE } from '../testing/free.fixture.ts';
import { menuOf } from '../testing/menu-of.fixture.ts';

/** Limits for players who need no time to think. */
export const UNHURRIED = {
  framesPerSecond: 100_000,
  frameBurst: 100_000,
  requestsPerMinute: 100_000,
  healthPerMinute: 100_000,
  connectionsPerAddress: 100_000,
  costs: FREE,
};

/** Milliseconds for an answer: a busy machine is no failure, and this only ends what hangs. */
const PATIENCE = 600_000;

/** A game with as many own seats as there are, and their secrets. */
export async function ownGame(url: string, request: Omit<CreateRequest, 'seats'>, seats = 2) {
  const api = ironfieldApi(url, { timeout: PATIENCE });
  const wanted = { ...request, seats: Array.from({ length: seats }, () => ({ kind: 'own' as const })) };
  let created = await api.create(wanted);
  // An overloaded server says so and has done nothing, so the client asks again.
  while (!created.ok && created.error.code === 'busy') {
    await wait(200);
    created = await api.create(wanted);
  }
  if (!created.ok) throw new Error(created.error.message);
  const secrets = created.value.seats.map((seat) => (seat.kind === 'own' ? seat.secret : ''));
  return { id: created.value.summary.id, secrets };
}

type Order = OrderRequest['order'];

interface PlayerOptions {
  /** Another way to give an order than over the socket. */
  readonly give?: (order: Order, number: number) => ReturnType<TableConnection['order']>;
}

/** A remote player who answers every question with a random order. */
export class RemotePlayer {
  readonly connection: Connection;
  readonly table: TableConnection;
  readonly told: News[] = [];
  /** The orders that the server has said to have, with the numbers it gave them. */
  readonly acknowledged: { readonly number: number; readonly order: Order }[] = [];
  readonly statuses: Status[] = [];
  readonly problems: Problem[] = [];
  readonly over: Promise<TableView>;
  private readonly random: Random;
  private readonly give: NonNullable<PlayerOptions['give']>;
  private finish: (table: TableView) => void = () => {};
  private busy = false;

  constructor(url: string, game: string, secret: string, seed: string, options: PlayerOptions = {}) {
    const { give = (order, number) => this.table.order(order, number) } = options;
    this.random = randomFrom(seed);
    this.give = give;
    this.over = new Promise((resolve) => {
      this.finish = resolve;
    });
    this.connection = connect(url, {
      client: 'random player',
      firstDelay: 5,
      lastDelay: 50,
      onStatus: (status) => this.statuses.push(status),
    });
    this.table = this.connection.attend(
      game,
      secret,
      {
        table: (table, missed) => {
          this.told.push(...missed);
          this.look(table);
        },
        news: (news, table) => {
          this.told.push(news);
          this.look(table);
        },
        lost: (problem) => this.problems.push(problem),
      },
      0,
    );
  }

  private look(table: TableView): void {
    if (table.summary.outcome) this.finish(table);
    else void this.decide();
  }

  private async decide(): Promise<void> {
    if (this.busy) return;
    this.busy = true;
    for (;;) {
      const { table } = this.table;
      const menu = table && menuOf(table);
      if (!menu) break;
      const order = sampleOrder<Order>(menu, this.random)!;
      const result = await this.give(order, table.summary.number);
      if (result.ok) this.acknowledged.push({ number: result.value!, order });
      // The table may have moved on: look again.
      if (!result.ok && !['stale', 'not-asked', 'over'].includes(result.error.code)) {
        this.problems.push(result.error);
        break;
      }
      if (result.ok && this.table.table === table) await new Promise((resolve) => setTimeout(resolve, 1));
    }
    this.busy = false;
  }
}
