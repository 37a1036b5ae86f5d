import { setTimeout as wait } from 'node:timers/promises';
import type { Acknowledged, OrderRequest, Problem } from '@ironfield/client/api.ts';
import { parseOrder } from '@ironfield/kernel/play/advance.ts';
import type { LogEntry } from '@ironfield/kernel/record/history.ts';
import { countsAfter, isSecret, toldOf } from '@ironfield/kernel/record/telling.ts';
import { accepted, type Refusal, type Result, refused } from '@ironfield/kernel/refusal.ts';
import type { Seat } from '@ironfield/kernel/state.ts';
import type { Costs } from '../limits/costs.ts';
import type { ServiceLimits } from '../limits/service-limits.ts';
import { problem } from '../problems.ts';
import type { ServiceMetrics } from '../service-metrics.ts';
import type { Appender } from '../storage/appender.ts';
import type { Standing } from '../storage/kept-game.ts';
import type { Store } from '../storage/store.ts';
import type { Battles } from './battles/battles.ts';
import { notBegun } from './dice.ts';
import type { Moment } from './game-time.ts';
import type { Step, Table } from './table.ts';
import type { Tables } from './tables.ts';
import { outOfTime, timeAfter } from './time.ts';

export interface MovesSettings {
  readonly tables: Tables;
  readonly store: Store;
  readonly appender: Appender;
  readonly limits: ServiceLimits;
  readonly metrics: ServiceMetrics;
  readonly costs: Costs;
  readonly now: () => Moment;
  /** A bot has something to decide, and it is on this process to do it. */
  readonly onBotDue: (id: string) => void;
  readonly battles: Pick<Battles, 'whyNot' | 'waitingIn' | 'noted'>;
  /** A player's time seems to have run out; ends the game if it has. */
  readonly onOutOfTime: (table: Table) => Promise<void>;
}

/** `conflict`: others were first; the table has caught up with them, so that one can try again. */
type Outcome = Result<number, Refusal | Problem> | 'conflict';

/** An entry as written, with its asker and its arrival in game time. */
interface Delivery {
  readonly text: string;
  readonly request: string | null;
  readonly arrived: number | undefined;
}

/** Conflicts in a row, after which something is wrong. */
const TRIES = 10;

/** Everything that adds an entry to a log. All of it is to be done with the table held exclusively. */
export class Moves {
  private readonly settings: MovesSettings;

  constructor(settings: MovesSettings) {
    this.settings = settings;
  }

  /** `arrived`: when, by the time of games, the server was given the order. */
  async order(
    table: Table,
    seat: Seat,
    request: OrderRequest,
    arrived: number,
  ): Promise<Result<Acknowledged, Problem>> {
    const { tables, onOutOfTime } = this.settings;
    return this.once(table, seat, request.request, async () => {
      if (request.number > table.countOf(seat)) await tables.refresh(table);
      const number = table.countOf(seat);
      if (request.number !== number) {
        return problem('stale', `The table has moved on: it has ${number} entries, not ${request.number}`);
      }
      if (outOfTime(table.kept, arrived) !== null) {
        await onOutOfTime(table);
        if (table.kept.outcome) return problem('over', 'The game is over');
      }
      const parsed = parseOrder(table.game, request.order);
      if (!parsed.ok) return parsed;
      const key = keyOf(seat, request.request);
      return this.add(table, { kind: 'order', seat, order: parsed.value }, key, arrived);
    });
  }

  concede(table: Table, seat: Seat, request: string): Promise<Result<Acknowledged, Problem>> {
    const entry: LogEntry = { kind: 'forfeit', seat, reason: 'conceded' };
    return this.once(table, seat, request, () => this.add(table, entry, keyOf(seat, request)));
  }

  /** A repeated request gives the same result again. */
  private async once(
    table: Table,
    seat: Seat,
    request: string,
    body: () => Promise<Outcome>,
  ): Promise<Result<Acknowledged, Problem>> {
    const { tables, store } = this.settings;
    await tables.refreshIfDoubtful(table);
    for (let tries = 0; tries < TRIES; tries++) {
      const outcome = await body();
      if (outcome !== 'conflict' && outcome.ok) return accepted({ request, number: table.countOf(seat) });
      const before = await store.numberOfRequest(table.id, keyOf(seat, request));
      if (before !== null) return accepted({ request, number: await this.countAt(table, seat, before) });
      if (outcome !== 'conflict') return refused(outcome.error);
      await wait(tries);
    }
    return problem('unavailable', 'The table is too busy; try again');
  }

  /** A number of entries in a seat's own count. */
  private async countAt({ id, kept }: Table, seat: Seat, number: number): Promise<number> {
    if (!kept.counts) return number;
    return (await this.settings.store.countsAt(id, number, kept.seats.length))[seat];
  }

  /** Adds an entry if the rules allow it. */
  async add(table: Table, entry: LogEntry, request: string | null, arrived?: number): Promise<Outcome> {
    const { limits } = this.settings;
    if (!table.isBegun) return notBegun(table.kept);
    const outOfPlay = await this.settings.battles.whyNot(table, entry);
    if (outOfPlay) return refused(outOfPlay);
    // Nobody can give a report another form.
    const isLast = entry.kind === 'forfeit' || entry.kind === 'draw' || entry.kind === 'report';
    if (table.number >= limits.entries && !isLast) {
      return problem('too-many', 'The log of this game is full; it can only be given up');
    }
    const step = await this.settings.tables.following(table, entry);
    if (!step.ok) return step;
    const told = this.told(table, step.value);
    const text = JSON.stringify(told.entry);
    const bytes = (await this.bytesIn(table)) + Buffer.byteLength(text);
    return bytes > limits.logBytes && !isLast
      ? this.tooLong(limits.logBytes)
      : this.commit(table, told, { text, request, arrived });
  }

  /** The size of a game's log; asked for once, then counted. */
  private async bytesIn(table: Table): Promise<number> {
    table.logBytes ??= await this.settings.store.logBytes(table.id);
    return table.logBytes;
  }

  private tooLong(most: number) {
    const size = most >= 2 ** 20 ? `${most / 2 ** 20} MiB` : `${most} bytes`;
    return problem(
      'too-large',
      `The log of this game is full: with this, its orders would take more than ${size}. ` +
        'A shorter order may find room; else it can only be given up, or drawn',
    );
  }

  /** Adds the viewers told of the entry. */
  private told(table: Table, step: Step): Step {
    const { entry, state, events } = step;
    if (entry.kind !== 'order') return step;
    const { game, state: before } = table;
    const told = this.settings.costs.charge(table.id, () =>
      toldOf(game, { seat: entry.seat, before, after: state, events }),
    );
    return told ? { ...step, entry: { ...entry, told } } : step;
  }

  private async commit(table: Table, step: Step, { text, request, arrived }: Delivery): Promise<Outcome> {
    const { tables, appender, metrics, battles, onBotDue } = this.settings;
    const standing = this.standingAfter(table, step, await battles.waitingIn(table, step.state), arrived);
    const addition = {
      game: table.id,
      request,
      entry: text,
      isSecret: isSecret(step.entry),
      standing,
    };
    const added = await appender.append(addition).catch((error) => {
      // It may or may not be in the log.
      table.isDoubtful = true;
      throw error;
    });
    if (added.kind === 'conflict') {
      await tables.refresh(table);
      return 'conflict';
    }
    metrics.entries.inc({ kind: step.entry.kind });
    table.isLeased = added.isLeased;
    table.take(step, standing);
    if (table.logBytes !== null) table.logBytes += Buffer.byteLength(text);
    tables.snapshotIfDue(table);
    if (added.isLeased && standing.botDue) onBotDue(table.id);
    battles.noted(table);
    return accepted(table.number);
  }

  private standingAfter(
    table: Table,
    { entry, state }: Step,
    waiting: readonly Seat[],
    arrived: number | undefined,
  ): Standing {
    const { date, time: now } = this.settings.now();
    return {
      number: table.number + 1,
      counts: countsAfter(table.kept.counts, entry, table.number, table.kept.seats.length),
      waiting,
      outcome: state.outcome,
      time: timeAfter(table.kept, entry.kind === 'order' && !isSecret(entry) ? entry.seat : null, waiting, {
        arrived: arrived ?? now,
        now,
      }),
      botDue: waiting.some((seat) => table.kept.seats[seat]?.kind === 'bot'),
      updated: isSecret(entry) ? table.kept.updated : date,
    };
  }
}

/** Each seat has its own request ids, so nobody can use up or learn about another's. */
function keyOf(seat: Seat, request: string): string {
  return `${seat} ${request}`;
}
