import { setTimeout as wait } from 'node:timers/promises';
import { sampleOrder } from '@ironfield/kernel/menu/sampling.ts';
import { advance, fork, menuFor, questionOf, viewFor } from '@ironfield/kernel/play/advance.ts';
import type { Strength } from '@ironfield/kernel/play/game.ts';
import { orderFrom } from '@ironfield/kernel/play/player.ts';
import { type Random, randomFrom } from '@ironfield/kernel/random.ts';
import { toldOf } from '@ironfield/kernel/record/telling.ts';
import type { CoreEvent, CoreOrder, Seat } from '@ironfield/kernel/state.ts';
import type { Logger } from 'pino';
import type { Costs } from '../../limits/costs.ts';
import type { ServiceMetrics } from '../../service-metrics.ts';
import type { Leases } from '../../storage/leases.ts';
import type { Moves } from '../moves.ts';
import type { Table } from '../table.ts';
import type { Tables } from '../tables.ts';
import { BusyError } from '../workshop/work.ts';
import { untilBeat } from './beat.ts';
import { Paces } from './paces.ts';
import { ThinkingPool } from './thinking-pool.ts';
import { TooLongError } from './thinking-thread.ts';

export interface BotsSettings {
  readonly tables: Tables;
  readonly moves: Moves;
  readonly leases: Leases;
  readonly logger: Logger;
  readonly metrics: ServiceMetrics;
  readonly costs: Costs;
  /** Milliseconds between visible actions of a bot that may give secret orders. */
  readonly beat: number;
  /** Replaced by tests. */
  readonly pause?: typeof wait;
  readonly thinking?: Pick<ThinkingPool, 'ask' | 'close'>;
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
/** Problems of a log that has no room for an order. */
const FULL: readonly string[] = ['too-many', 'too-large'];
/** Milliseconds after which bots ask again whether it is their turn. */
const LATER = 1000;
/** Milliseconds of thinking before the event loop gets a turn. */
const SLICE = 4;

/** Moves the bots of the games that this process has leased. */
export class Bots {
  private readonly settings: BotsSettings;
  private readonly playing = new Map<string, Promise<void>>();
  private readonly paces = new Paces();
  private readonly thinking: Pick<ThinkingPool, 'ask' | 'close'>;
  private readonly thinkers: (() => void)[] = [];
  private isThinking = false;
  private isClosed = false;
  private readonly closing = new AbortController();

  constructor(settings: BotsSettings) {
    this.settings = settings;
    this.thinking = settings.thinking ?? new ThinkingPool({ logger: settings.logger });
  }

  /** The bots of this game have something to decide, and this process has the lease. */
  due(id: string): void {
    if (this.isClosed || this.playing.has(id)) return;
    const playing = this.play(id)
      .catch((error) => {
        // It is found again when there is less to do.
        if (error instanceof BusyError) return;
        this.settings.logger.error({ err: error, game: id }, 'a bot could not move');
      })
      .finally(() => this.playing.delete(id));
    this.playing.set(id, playing);
  }

  /** Takes games whose bots nobody plays, and renews the leases of those being thought about. */
  async tick(): Promise<void> {
    if (this.isClosed) return;
    const { leases } = this.settings;
    if (this.playing.size > 0) await leases.renew([...this.playing.keys()]);
    for (const id of await leases.claim(CLAIMED_AT_ONCE)) this.due(id);
  }

  /** Finishes orders under way and leaves the rest to others, including what the thread is thinking about. */
  async close(): Promise<void> {
    this.isClosed = true;
    this.closing.abort();
    await this.thinking.close();
    await Promise.all(this.playing.values());
    await this.settings.leases.release();
  }

  /** The next order of a game queues up behind whatever people have asked meanwhile. */
  private async play(id: string): Promise<void> {
    const { tables, costs } = this.settings;
    const moved = (table: Table) =>
      costs.as(table.sponsor, () => costs.during('bot', () => this.moveInTime(table)));
    while (!this.isClosed && (await tables.use(id, moved)));
  }

  private async moveInTime(table: Table): Promise<boolean> {
    // Bots wait if their account owes so much that people would be refused.
    while (!(await this.settings.costs.patience()) && !this.isClosed) await wait(LATER);
    return this.isClosed ? false : this.move(table);
  }

  /** One order of one bot; false when no bot is asked any longer. The table is free while the bot thinks. */
  private async move(table: Table): Promise<boolean> {
    const { tables } = this.settings;
    const turn = await table.exclusively(async () => {
      await tables.refreshIfDoubtful(table);
      return turnOf(table);
    });
    const order = turn && (await this.orderFor(turn));
    if (!order) return false;
    await this.keepBeat(table, turn, order);
    return table.exclusively(() => this.give(table, turn, order));
  }

  /**
   * Visible actions of a bot with possible secret orders come at a steady beat, so that the clock does not reveal their
   * number.
   */
  private async keepBeat(table: Table, turn: Turn, order: CoreOrder): Promise<void> {
    const { beat, costs, pause = wait } = this.settings;
    if (beat === 0 || !turn.game.hasSecretOrders?.(turn.state.setup)) return;
    if (costs.charge(table.id, () => isToldToSome(turn, order))) return;
    const time = untilBeat(performance.now() - table.toldAt, beat);
    await pause(time, undefined, { signal: this.closing.signal }).catch(() => {});
  }

  private async give(table: Table, { seat, number }: Turn, order: CoreOrder): Promise<boolean> {
    const { tables, moves, metrics } = this.settings;
    if (table.number !== number || tables.peek(table.id) !== table) return true;
    const added = await moves.add(table, { kind: 'order', seat, order }, null);
    if (added === 'conflict') return true;
    if (!added.ok && FULL.includes(added.error.code)) return this.giveUp(table, seat);
    if (!added.ok) throw new Error(`The bot's order was refused: ${added.error.message}`);
    metrics.botOrders.inc();
    return table.kept.botDue && table.isLeased;
  }

  /** The log has no room for the bot's order, so it gives up rather than think again and again. */
  private async giveUp(table: Table, seat: Seat): Promise<boolean> {
    await this.settings.moves.add(table, { kind: 'forfeit', seat, reason: 'conceded' }, null);
    return true;
  }

  /** Quick decisions are made here, the rest in the thread; `null` when the thread is closed first. */
  private async orderFor(turn: Turn): Promise<CoreOrder | null> {
    if (this.paces.isQuick(turn.kind)) return this.turnToThink(turn);
    try {
      return await this.thoughtElsewhere(turn);
    } catch (error) {
      if (error instanceof TooLongError) return this.atRandom(turn, error, 'a bot has thought for too long');
      this.settings.logger.error(
        this.place(turn, error),
        'a bot has failed in the thread; it is asked again',
      );
      return this.thoughtElsewhere(turn).catch((again) => this.atRandom(turn, again, 'a bot has failed'));
    }
  }

  private async thoughtElsewhere(turn: Turn): Promise<CoreOrder | null> {
    const { metrics, costs } = this.settings;
    const { game, state, seat, strength, kept } = turn;
    const question = { game: game.id, strength, view: viewFor(game, state, seat), random: randomOf(turn) };
    const owner = costs.asker || kept.id;
    const thought = await this.thinking.ask(owner, question, { hash: kept.setup, setup: state.setup });
    if (!thought) return null;
    const { order, milliseconds } = thought;
    metrics.thinking.observe(milliseconds / 1000);
    this.paces.note(turn.kind, milliseconds);
    costs.charge(kept.id, () => insistLegal(turn, order));
    return order;
  }

  private place({ kept, number, seat }: Turn, error: unknown) {
    return { err: error, game: kept.id, number, seat };
  }

  /** Plays at random, so that nobody waits for a bot that cannot decide. */
  private atRandom(turn: Turn, error: unknown, why: string): CoreOrder {
    this.settings.logger.error(this.place(turn, error), `${why}; it moves at random`);
    return sampleOrder<CoreOrder>(menuFor(turn.game, turn.state, turn.seat)!, randomOf(turn))!;
  }

  private decide(turn: Turn): CoreOrder {
    const { game, state, seat, strength } = turn;
    const menu = menuFor(game, state, seat)!;
    try {
      const order = orderFrom(game.bot(strength), () => viewFor(game, state, seat), menu, randomOf(turn));
      insistLegal(turn, order);
      return order;
    } catch (error) {
      return this.atRandom(turn, error, 'a bot has failed');
    }
  }

  /** Bots think one after the other, and everybody else gets a turn in between. */
  private turnToThink(turn: Turn): Promise<CoreOrder> {
    const { costs } = this.settings;
    const { asker } = costs;
    return new Promise((resolve, reject) => {
      this.thinkers.push(() => {
        const start = performance.now();
        try {
          resolve(costs.as(asker, () => costs.charge(turn.kept.id, () => this.decide(turn))));
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
  const { seed } = table.position;
  const seat = kept.waiting.find((seat) => kept.seats[seat]?.kind === 'bot');
  if (seat === undefined) return null;
  const strength = kept.seats[seat].strength as Strength;
  const kind = `${kept.setup} ${strength} ${questionOf(state)!.step}`;
  return { game, state, number, kept, seed, seat, strength, kind };
}

/**
 * Follows from the seed and the number of the entry: after a crash, the bot decides the same again, and nobody without
 * the seed can foresee it.
 */
function randomOf({ seed, seat, number }: Turn): Random {
  return randomFrom(`${seed} bot ${seat} at ${number}`);
}

/** Whether some viewer is not told of the order. */
function isToldToSome({ game, state: before, seat }: Turn, order: CoreOrder): boolean {
  const after = fork(game, before);
  const events: CoreEvent[] = [];
  advance(game, after, seat, order, events);
  return toldOf(game, { seat, before, after, events }) !== null;
}

function insistLegal({ game, state, seat }: Turn, order: CoreOrder): void {
  const refusal = advance(game, fork(game, state), seat, order);
  if (refusal) throw new Error(`The order ${JSON.stringify(order)} is refused: ${refusal.message}`);
}
