import { advance, fork, menuFor, questionOf, viewFor, waitingFor } from '@ironfield/kernel/advance.ts';
import type { Strength } from '@ironfield/kernel/game.ts';
import { orderFrom } from '@ironfield/kernel/player.ts';
import { type Random, randomFrom } from '@ironfield/kernel/random.ts';
import { sampleOrder } from '@ironfield/kernel/sampling.ts';
import type { CoreOrder, Seat } from '@ironfield/kernel/state.ts';
import type { Logger } from 'pino';
import type { ServiceMetrics } from '../service-metrics.ts';
import type { Leases } from '../storage/leases.ts';
import type { Moves } from './moves.ts';
import { Paces } from './paces.ts';
import type { Table } from './table.ts';
import type { Tables } from './tables.ts';
import { ThinkingThread } from './thinking-thread.ts';

export interface BotsSettings {
  readonly tables: Tables;
  readonly moves: Moves;
  readonly leases: Leases;
  readonly logger: Logger;
  readonly metrics: ServiceMetrics;
  /** Replaced by tests. */
  readonly thread?: ThinkingThread;
}

/** A moment at which a bot is asked. The state stays as it is, whatever happens at the table meanwhile. */
interface Turn extends Pick<Table, 'game' | 'state' | 'number' | 'kept'> {
  readonly seed: string;
  readonly seat: Seat;
  readonly strength: Strength;
  /** Decisions of one kind take about as long as each other. */
  readonly kind: string;
}

/** Games that are taken over at once from processes that have died. */
const CLAIMED_AT_ONCE = 100;
/** Milliseconds of thinking before the event loop gets a turn. */
const SLICE = 4;

/** Moves the bots of the games that this process has leased. */
export class Bots {
  private readonly settings: BotsSettings;
  private readonly playing = new Map<string, Promise<void>>();
  private readonly paces = new Paces();
  private readonly thread: ThinkingThread;
  private readonly thinkers: (() => void)[] = [];
  private isThinking = false;
  private isClosed = false;

  constructor(settings: BotsSettings) {
    this.settings = settings;
    this.thread = settings.thread ?? new ThinkingThread(settings.logger);
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

  /** Finishes the orders that are under way, and leaves the rest to others, also what the thread is thinking about. */
  async close(): Promise<void> {
    this.isClosed = true;
    await this.thread.close();
    await Promise.all(this.playing.values());
    await this.settings.leases.release();
  }

  private async play(id: string): Promise<void> {
    const { tables } = this.settings;
    while (!this.isClosed && (await tables.use(id, (table) => this.move(table)))) {
      // The next order of the same game queues up behind whatever people have asked meanwhile.
    }
  }

  /** One order of one bot; false when no bot is asked any longer. The table is free while the bot thinks. */
  private async move(table: Table): Promise<boolean> {
    const { tables } = this.settings;
    const turn = await table.exclusively(async () => {
      await tables.refreshIfDoubtful(table);
      return turnOf(table);
    });
    const order = turn && (await this.orderFor(turn));
    return order ? table.exclusively(() => this.give(table, turn, order)) : false;
  }

  private async give(table: Table, { seat, number }: Turn, order: CoreOrder): Promise<boolean> {
    const { tables, moves, metrics } = this.settings;
    if (table.number !== number || tables.peek(table.id) !== table) return true;
    const added = await moves.add(table, { kind: 'order', seat, order }, null);
    if (added === 'conflict') return true;
    if (!added.ok) throw new Error(`The bot's order was refused: ${added.error.message}`);
    metrics.botOrders.inc();
    return table.kept.botDue && table.isLeased;
  }

  /** What is known to be quick is thought here, the rest in the thread; `null` when that is closed first. */
  private async orderFor(turn: Turn): Promise<CoreOrder | null> {
    if (this.paces.isQuick(turn.kind)) return this.turnToThink(turn);
    const { logger, metrics } = this.settings;
    const { game, state, seat, number, strength, kept } = turn;
    const question = { game: game.id, strength, view: viewFor(game, state, seat), random: randomOf(turn) };
    const expected = this.paces.expectedFor(turn.kind);
    try {
      const thought = await this.thread.ask(question, { hash: kept.setup, setup: state.setup, expected });
      if (!thought) return null;
      const { order, milliseconds } = thought;
      metrics.thinking.observe(milliseconds / 1000);
      this.paces.note(turn.kind, milliseconds);
      insistLegal(turn, order);
      return order;
    } catch (error) {
      logger.error(
        { err: error, game: kept.id, number, seat },
        'a bot has failed in the thread; it thinks again',
      );
      return this.turnToThink(turn);
    }
  }

  private decide(turn: Turn): CoreOrder {
    const { game, state, seat, number, strength, kept } = turn;
    const random = randomOf(turn);
    const menu = menuFor(game, state, seat)!;
    try {
      const order = orderFrom(game.bot(strength), () => viewFor(game, state, seat), menu, random);
      insistLegal(turn, order);
      return order;
    } catch (error) {
      this.settings.logger.error(
        { err: error, game: kept.id, number, seat },
        'a bot has failed; it moves at random',
      );
      return sampleOrder<CoreOrder>(menu, random)!;
    }
  }

  /** Bots think one after the other, and everybody else gets a turn in between. */
  private turnToThink(turn: Turn): Promise<CoreOrder> {
    return new Promise((resolve, reject) => {
      this.thinkers.push(() => {
        const start = performance.now();
        try {
          resolve(this.decide(turn));
        } catch (error) {
          reject(error);
        }
        const milliseconds = performance.now() - start;
        this.settings.metrics.thinking.observe(milliseconds / 1000);
        this.paces.note(turn.kind, milliseconds);
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

function turnOf(table: Table): Turn | null {
  if (!table.isBegun) return null;
  const { game, state, number, kept } = table;
  const { seed } = table.history;
  const seat = waitingFor(state).find((seat) => kept.seats[seat]?.kind === 'bot');
  if (seat === undefined) return null;
  const strength = kept.seats[seat].strength as Strength;
  const kind = `${kept.setup} ${strength} ${questionOf(state)!.step}`;
  return { game, state, number, kept, seed, seat, strength, kind };
}

/**
 * Follows from the seed and the number of the entry: whoever has to do it again after a crash comes to the same
 * order, and nobody can foresee it who does not know the seed.
 */
function randomOf({ seed, seat, number }: Turn): Random {
  return randomFrom(`${seed} bot ${seat} at ${number}`);
}

function insistLegal({ game, state, seat }: Turn, order: CoreOrder): void {
  const refusal = advance(game, fork(game, state), seat, order);
  if (refusal) throw new Error(`The order ${JSON.stringify(order)} is refused: ${refusal.message}`);
}
