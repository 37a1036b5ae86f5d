import { menuFor, viewFor, waitingFor } from '@ironfield/kernel/advance.ts';
import type { Strength } from '@ironfield/kernel/game.ts';
import { randomFrom } from '@ironfield/kernel/random.ts';
import { sampleOrder } from '@ironfield/kernel/sampling.ts';
import type { CoreOrder, Seat } from '@ironfield/kernel/state.ts';
import type { Logger } from 'pino';
import type { ServiceMetrics } from '../service-metrics.ts';
import type { Leases } from '../storage/leases.ts';
import type { Moves } from './moves.ts';
import type { Table } from './table.ts';
import type { Tables } from './tables.ts';

export interface BotsSettings {
  readonly tables: Tables;
  readonly moves: Moves;
  readonly leases: Leases;
  readonly logger: Logger;
  readonly metrics: ServiceMetrics;
}

/** Games that are taken over at once from processes that have died. */
const CLAIMED_AT_ONCE = 100;
/** Milliseconds of thinking before the event loop gets a turn. */
const SLICE = 4;

/** Moves the bots of the games that this process has leased. */
export class Bots {
  private readonly settings: BotsSettings;
  private readonly playing = new Map<string, Promise<void>>();
  private readonly thinkers: (() => void)[] = [];
  private isThinking = false;
  private isClosed = false;

  constructor(settings: BotsSettings) {
    this.settings = settings;
  }

  /** The bots of this game have something to decide, and this process has the lease. */
  due(id: string): void {
    if (this.isClosed || this.playing.has(id)) return;
    const playing = this.play(id)
      .catch((error) => this.settings.logger.error({ err: error, game: id }, 'a bot could not move'))
      .finally(() => this.playing.delete(id));
    this.playing.set(id, playing);
  }

  /** Looks for bots that nobody moves, and keeps the leases of those that are thinking. */
  async tick(): Promise<void> {
    if (this.isClosed) return;
    const { leases } = this.settings;
    if (this.playing.size > 0) await leases.renew([...this.playing.keys()]);
    for (const id of await leases.claim(CLAIMED_AT_ONCE)) this.due(id);
  }

  /** Finishes the orders that are under way, and leaves the rest to others. */
  async close(): Promise<void> {
    this.isClosed = true;
    await Promise.all(this.playing.values());
    await this.settings.leases.release();
  }

  private async play(id: string): Promise<void> {
    const { tables } = this.settings;
    const move = (table: Table) => table.exclusively(() => this.move(table));
    while (!this.isClosed && (await tables.use(id, move))) {
      // The next order of the same game queues up behind whatever people have asked meanwhile.
    }
  }

  /** One order of one bot; false when no bot is asked any longer. */
  private async move(table: Table): Promise<boolean> {
    const { tables, moves, metrics } = this.settings;
    await tables.refreshIfDoubtful(table);
    const seat = this.botAsked(table);
    if (seat === undefined) return false;
    const order = await this.turnToThink(() => this.decide(table, seat));
    const added = await moves.add(table, { kind: 'order', seat, order }, null);
    if (added === 'conflict') return true;
    if (!added.ok) throw new Error(`The bot's order was refused: ${added.error.message}`);
    metrics.botOrders.inc();
    return table.kept.botDue && table.isLeased;
  }

  private botAsked(table: Table): Seat | undefined {
    return waitingFor(table.state).find((seat) => table.kept.seats[seat]?.kind === 'bot');
  }

  /**
   * Follows from the seed and the number of the entry: whoever has to do it again after a crash comes to the same
   * order, and nobody can foresee it who does not know the seed.
   */
  private decide(table: Table, seat: Seat): CoreOrder {
    const { game, state, kept, number } = table;
    const random = randomFrom(`${kept.seed} bot ${seat} at ${number}`);
    const menu = menuFor(game, state, seat)!;
    try {
      const player = game.bot(kept.seats[seat]!.strength as Strength);
      const order = player.choose(() => viewFor(game, state, seat), menu, random);
      if (table.attempt({ kind: 'order', seat, order }).ok) return order;
      throw new Error(`It chose an order that is not on the menu: ${JSON.stringify(order)}`);
    } catch (error) {
      this.settings.logger.error(
        { err: error, game: kept.id, number, seat },
        'a bot has failed; it moves at random',
      );
      return sampleOrder<CoreOrder>(menu, random)!;
    }
  }

  /** Bots think one after the other, and everybody else gets a turn in between. */
  private turnToThink<T>(think: () => T): Promise<T> {
    return new Promise((resolve, reject) => {
      this.thinkers.push(() => {
        const stop = this.settings.metrics.thinking.startTimer();
        try {
          resolve(think());
        } catch (error) {
          reject(error);
        }
        stop();
      });
      if (this.isThinking) return;
      this.isThinking = true;
      setImmediate(() => this.think());
    });
  }

  private think(): void {
    const end = performance.now() + SLICE;
    while (this.thinkers.length > 0 && performance.now() < end) this.thinkers.shift()!();
    this.isThinking = this.thinkers.length > 0;
    if (this.isThinking) setImmediate(() => this.think());
  }
}
