import type { Connect, Connection } from '@ironfield/campaigns/nesting/connection.ts';
import type { Problem } from '@ironfield/client/api.ts';
import { isSame, type Json } from '@ironfield/kernel/json.ts';
import { waitingFor } from '@ironfield/kernel/play/advance.ts';
import { commissionOf } from '@ironfield/kernel/play/errand.ts';
import type { AnyGame } from '@ironfield/kernel/play/game.ts';
import type { LogEntry } from '@ironfield/kernel/record/history.ts';
import type { Refusal, Result } from '@ironfield/kernel/refusal.ts';
import { seedOfBattle } from '@ironfield/kernel/seed.ts';
import { type CoreState, errandOf, type Seat } from '@ironfield/kernel/state.ts';
import type { Logger } from 'pino';
import type { Costs } from '../../limits/costs.ts';
import type { ServiceLimits } from '../../limits/service-limits.ts';
import { type BattleStore, requestOfReport } from '../../storage/battle-store.ts';
import type { KeptGame } from '../../storage/kept-game.ts';
import type { Store } from '../../storage/store.ts';
import type { Moment } from '../game-time.ts';
import { newGameId } from '../secrets.ts';
import type { Table } from '../table.ts';
import { ForgottenError, type Tables } from '../tables.ts';
import { fullTime, peopleWaitedFor, runningFor } from '../time.ts';
import { textOfState } from '../workshop/loading.ts';
import { BusyError } from '../workshop/work.ts';
import type { Workshop } from '../workshop/workshop.ts';

export interface BattlesSettings {
  readonly battles: BattleStore;
  readonly store: Store;
  readonly tables: Tables;
  readonly workshop: Pick<Workshop, 'ask'>;
  /** Adds an entry to the log of a game. */
  readonly moves: {
    add(
      table: Table,
      entry: LogEntry,
      request: string | null,
    ): Promise<Result<number, Refusal | Problem> | 'conflict'>;
  };
  readonly games: ReadonlyMap<string, AnyGame>;
  readonly limits: ServiceLimits;
  readonly costs: Costs;
  readonly now: () => Moment;
  readonly logger: Logger;
  readonly onBotDue: (id: string) => void;
}

/** The battle that a game waits for. */
interface Awaited {
  readonly errand: number;
  readonly commission: Json;
  readonly connection: Connection;
}

const RESTS: Refusal = { code: 'not-asked', message: 'This battle rests until the larger game has gone on' };
const LARGER_OVER: Refusal = { code: 'over', message: 'The larger game is over' };
const CALLED_OFF: Refusal = { code: 'over', message: 'This battle was called off' };
const GOES_ON: Refusal = {
  code: 'illegal',
  message: 'The battle has been fought on since: take back what happened there first',
  path: 'to',
};

/** Whether a battle has come so far that the larger game goes on first. */
const rests = ({ connection, commission }: Awaited, state: CoreState): boolean =>
  connection.rests?.(commission, state) === true;

/**
 * Opens the battles that games wait for, and reports what they have come to. A battle is a game of its own, with the
 * seats of the larger one. Everything about it follows from the two logs, so whatever a crash cuts off is done again.
 * A battle is held before the larger game, never the other way round.
 */
export class Battles {
  private readonly settings: BattlesSettings;
  private readonly settling = new Map<string, Promise<void>>();
  /** Larger games that something has happened to since they began to be settled. */
  private readonly again = new Set<string>();
  /** How far the games had come that were settled last. */
  private readonly settled = new Map<string, string>();
  private readonly commissions = new WeakMap<CoreState, Json>();
  private connect: Connect | null = null;
  private isClosed = false;

  constructor(settings: BattlesSettings) {
    this.settings = settings;
  }

  /** Why an entry cannot be added now. To be asked with the table held. */
  async whyNot(table: Table, entry: LogEntry): Promise<Refusal | Problem | null> {
    if (entry.kind === 'report') return null;
    const outOfPlay = table.kept.within === null ? null : await this.whyOutOfPlay(table);
    if (outOfPlay || entry.kind !== 'takeback') return outOfPlay;
    return this.whyFixed(table, entry.to);
  }

  /** The seats that are asked in this state: none where the battle rests. */
  async waitingIn(table: Table, state: CoreState): Promise<readonly Seat[]> {
    if (table.kept.within === null) return waitingFor(state);
    const isResting = await this.withLarger(table, async (larger) => {
      const awaited = await this.awaitedBy(larger);
      return awaited !== null && rests(awaited, state);
    });
    return isResting ? [] : waitingFor(state);
  }

  /** After an entry: opens, reports, or lets go on what follows from it. */
  noted({ id, kept, state, isBegun }: Table): void {
    // As long as somebody is asked in a battle, it has nothing to report.
    if (kept.within !== null && kept.waiting.length === 0) this.settleSoon(kept.within);
    if (isBegun && (errandOf(state) || kept.battles.length > 0)) this.settleSoon(id);
  }

  /** Looks for what a process has left undone. */
  async tick(): Promise<void> {
    const { battles, games } = this.settings;
    const kinds = [...games.values()].filter(({ sendsFor }) => sendsFor).map(({ id }) => id);
    const between = await battles.between(kinds);
    const ids = new Set(between.map(({ id }) => id));
    for (const id of this.settled.keys()) if (!ids.has(id)) this.settled.delete(id);
    for (const { id, progress } of between) {
      if (this.settled.get(id) === progress) continue;
      this.settled.set(id, progress);
      this.settleSoon(id);
    }
  }

  async close(): Promise<void> {
    this.isClosed = true;
    await Promise.all(this.settling.values());
  }

  private settleSoon(id: string): void {
    if (this.isClosed) return;
    if (this.settling.has(id)) {
      this.again.add(id);
      return;
    }
    const { costs, logger } = this.settings;
    const settling = costs
      .during('battles', () => this.settle(id))
      .catch((error) => {
        this.settled.delete(id);
        if (error instanceof ForgottenError) return;
        const level = error instanceof BusyError ? 'info' : 'warn';
        logger[level]({ err: error, game: id }, 'a battle will be looked at again');
      })
      .finally(() => {
        this.settling.delete(id);
        if (this.again.delete(id)) this.settleSoon(id);
      });
    this.settling.set(id, settling);
  }

  private async settle(id: string): Promise<void> {
    const battle = await this.settings.tables.use(id, (larger) =>
      larger.exclusively(async () => {
        await this.settings.tables.bringUpToDate(larger);
        if (!larger.isBegun) return null;
        if (larger.state.outcome) return larger.kept.battles.at(-1)?.game ?? null;
        await this.callOff(larger);
        return errandOf(larger.state) ? this.opened(larger) : null;
      }),
    );
    if (!battle) return;
    await this.settings.tables.use(battle, (table) => table.exclusively(() => this.goOn(table)));
  }

  /** The battle that the game waits for; it is opened if there is none yet. */
  private async opened(larger: Table): Promise<string | null> {
    const { errand } = errandOf(larger.state)!;
    const known = larger.kept.battles.find((battle) => battle.errand === errand);
    if (known) return known.game;
    if (!(await this.awaitedBy(larger))) return null;
    await this.open(larger, errand);
    await this.settings.tables.refresh(larger);
    return larger.kept.battles.find((battle) => battle.errand === errand)?.game ?? null;
  }

  private async open(larger: Table, errand: number): Promise<void> {
    const { workshop, tables, battles, limits, now, onBotDue } = this.settings;
    const { text } = tables.setups.written(larger.setup);
    const seed = await this.seedOf(larger, errand);
    const opened = await workshop.ask('battle', {
      game: larger.game.id,
      setup: text,
      state: textOfState(larger.state),
      seed,
    });
    const { time, date } = now();
    const { title, spectators, clock, seats, id: within } = larger.kept;
    const { waiting, outcome } = opened;
    const people = peopleWaitedFor(seats, waiting);
    const kept: KeptGame = {
      id: newGameId(),
      game: opened.game,
      scenario: opened.scenario,
      title,
      setup: opened.hash,
      dice: 'larger',
      seed,
      house: null,
      spectators,
      listed: false,
      clock,
      created: date,
      number: 0,
      counts: null,
      waiting,
      outcome,
      time: clock && runningFor(people, fullTime(clock, seats), time),
      botDue: waiting.some((seat) => seats[seat].kind === 'bot'),
      updated: date,
      takeback: null,
      draw: null,
      rematch: null,
      host: null,
      diceDue: null,
      revision: 0,
      chats: 0,
      seats: seats.map((seat, index) => ({
        ...seat,
        side: opened.sides[index],
        commitment: null,
        share: null,
        usedInvitation: null,
      })),
      within,
      battles: [],
    };
    const battle = { facts: kept, setup: opened.text, standing: kept, seats: kept.seats, entries: '[]' };
    const isOurs = await battles.open(larger.kept, errand, battle, limits.lease);
    if (isOurs && kept.botDue) onBotDue(kept.id);
  }

  /** Reports a battle that is over or has come to rest, and lets it go on if the larger game wants more of it. */
  private async goOn(table: Table): Promise<void> {
    await this.settings.tables.bringUpToDate(table);
    await this.withLarger(table, async (larger) => {
      const awaited = await this.awaitedBy(larger);
      const isInPlay = !(await this.whyOutOfPlayBy(table, larger));
      if (isInPlay && awaited && this.isDue(table, awaited)) return this.report(table, larger, awaited);
      const waiting = isInPlay ? waitingFor(table.state) : [];
      if (!isSame(waiting, table.kept.waiting) && !table.kept.outcome) await this.wake(table, waiting);
    });
  }

  private isDue({ state }: Table, awaited: Awaited): boolean {
    if (errandOf(state)) return false;
    return state.outcome !== null || rests(awaited, state);
  }

  private async report(table: Table, larger: Table, { errand }: Awaited): Promise<void> {
    const { workshop, tables, moves } = this.settings;
    const { text } = tables.setups.written(larger.setup);
    const entry = await workshop.ask('report', {
      larger: { game: larger.game.id, setup: text, state: textOfState(larger.state) },
      errand,
      battle: await tables.log(table.kept, table.number),
    });
    const added = await moves.add(larger, entry, requestOfReport(errand, table.number));
    // Another process has been faster: then there may be something else to do.
    if (added === 'conflict') this.again.add(larger.id);
    else if (!added.ok) throw new Error(`The report of a battle is refused: ${added.error.message}`);
  }

  /** Other people are waited for, and no entry says so. */
  private async wake(table: Table, waiting: readonly Seat[]): Promise<void> {
    const { store, limits, now, onBotDue, tables } = this.settings;
    const { kept } = table;
    const people = peopleWaitedFor(kept.seats, waiting);
    const botDue = waiting.some((seat) => kept.seats[seat].kind === 'bot');
    const time = kept.time && runningFor(people, kept.time.left, now().time);
    if (!(await store.changeSeats(kept, { ...kept, waiting, botDue, time }, limits.lease))) {
      this.again.add(kept.within!);
      return;
    }
    await tables.refresh(table);
    if (botDue) onBotDue(table.id);
  }

  /** Takes away the battles whose calls were taken back before they reported anything. */
  private async callOff(larger: Table): Promise<void> {
    const { battles, store, tables } = this.settings;
    if (larger.kept.battles.length === 0) return;
    const awaited = errandOf(larger.state)?.errand;
    const reported = new Set((await battles.reports(larger.id)).map(({ errand }) => errand));
    for (const { errand, game } of larger.kept.battles) {
      if (reported.has(errand)) continue;
      const seed = errand === awaited ? await this.seedOf(larger, errand) : null;
      if (seed !== null && (await store.game(game))?.seed === seed) continue;
      await battles.callOff(larger.id, game);
      tables.heard([game]);
      await tables.refresh(larger);
    }
  }

  private async seedOf(larger: Table, errand: number): Promise<string> {
    return seedOfBattle(larger.position.seed, errand, await this.settings.store.takebacks(larger.id));
  }

  /** Why nothing can happen in a battle at the moment. */
  private async whyOutOfPlay(table: Table): Promise<Refusal | null> {
    const reason = await this.withLarger(table, async (larger) => {
      const outOfPlay = await this.whyOutOfPlayBy(table, larger);
      if (outOfPlay) return outOfPlay;
      const awaited = await this.awaitedBy(larger);
      return awaited && rests(awaited, table.state) ? RESTS : null;
    });
    return reason === undefined ? CALLED_OFF : reason;
  }

  /** The same as far as the larger game knows. */
  private async whyOutOfPlayBy(table: Table, larger: Table): Promise<Refusal | null> {
    if (larger.state.outcome) return LARGER_OVER;
    const battle = larger.kept.battles.find(({ game }) => game === table.id);
    if (!battle) return CALLED_OFF;
    if (errandOf(larger.state)?.errand !== battle.errand) return RESTS;
    return larger.kept.within === null ? null : this.whyOutOfPlay(larger);
  }

  /** Why nobody can go back to this point: no takeback crosses a report. */
  private async whyFixed(table: Table, to: number): Promise<Refusal | null> {
    const { battles, store } = this.settings;
    const { within, battles: own } = table.kept;
    const above = within === null ? undefined : (await this.reportsOf(within, table.id)).at(-1);
    const reports = own.length > 0 ? await battles.reports(table.id) : [];
    const fixed = Math.max(above?.entries ?? 0, reports.at(-1)?.number ?? 0);
    if (to < fixed) {
      const message = `A battle has been reported since: the earliest point to go back to is ${fixed}`;
      return { code: 'illegal', message, path: 'to' };
    }
    const errand = errandOf(table.state)?.errand;
    const last = reports.findLast((report) => report.errand === errand);
    const battle = last && own.find((one) => one.errand === errand);
    return battle && ((await store.game(battle.game))?.number ?? 0) > last.entries ? GOES_ON : null;
  }

  private async reportsOf(larger: string, battle: string) {
    const { battles, store } = this.settings;
    const errand = (await store.game(larger))?.battles.find(({ game }) => game === battle)?.errand;
    return (await battles.reports(larger)).filter((report) => report.errand === errand);
  }

  private async awaitedBy({ game, state, id }: Table): Promise<Awaited | null> {
    const errand = errandOf(state)?.errand;
    if (errand === undefined) return null;
    const connect = await this.connections();
    const commission = this.commissions.get(state) ?? this.costlyCommission(id, game, state);
    const connection = connect(game, commission);
    return connection && { errand, commission, connection };
  }

  private costlyCommission(id: string, game: AnyGame, state: CoreState): Json {
    const commission = this.settings.costs.charge(id, () => commissionOf(game, state)!);
    this.commissions.set(state, commission);
    return commission;
  }

  private async connections(): Promise<Connect> {
    this.connect ??= (await import('@ironfield/campaigns/connections.ts')).connect;
    return this.connect;
  }

  /** With the larger game held and up to date; undefined if it is there no longer. */
  private async withLarger<T>(table: Table, body: (larger: Table) => Promise<T>): Promise<T | undefined> {
    let result: { readonly value: T } | undefined;
    await this.settings.tables.use(table.kept.within!, (larger) =>
      larger.exclusively(async () => {
        await this.settings.tables.bringUpToDate(larger);
        result = { value: await body(larger) };
      }),
    );
    return result?.value;
  }
}
