import { type Connect, type Connection, reportEntry } from '@ironfield/campaigns/nesting/connection.ts';
import type { GameSummary, News, Problem } from '@ironfield/client/api.ts';
import { VERSION_LINE } from '@ironfield/client/version.ts';
import { isSame, type Json } from '@ironfield/kernel/json.ts';
import { expandMenu } from '@ironfield/kernel/menu/expanded-menu.ts';
import { eventsFor, fork, menuFor, parseOrder, viewFor, waitingFor } from '@ironfield/kernel/play/advance.ts';
import { commissionOf } from '@ironfield/kernel/play/errand.ts';
import type { AnyGame, Strength } from '@ironfield/kernel/play/game.ts';
import { menuInView } from '@ironfield/kernel/play/menu-in-view.ts';
import { orderFrom } from '@ironfield/kernel/play/player.ts';
import { seatNames } from '@ironfield/kernel/play/setup.ts';
import {
  type DrawOffer,
  drawAnsweredBy,
  drawOfferedBy,
  isWantedByAll,
  takesDraw,
} from '@ironfield/kernel/players/draw-offer.ts';
import { type Random, randomFrom } from '@ironfield/kernel/random.ts';
import { History, type LogEntry, takebacksIn } from '@ironfield/kernel/record/history.ts';
import { type GameRecord, recordOf } from '@ironfield/kernel/record/record.ts';
import {
  type Counts,
  countFor,
  countOf,
  countsAfter,
  isSecret,
  isToldTo,
  toldOf,
} from '@ironfield/kernel/record/telling.ts';
import { accepted, type Result, refused } from '@ironfield/kernel/refusal.ts';
import { commitmentTo, seedOfBattle } from '@ironfield/kernel/seed.ts';
import {
  type CoreEvent,
  type CoreOrder,
  type CoreSetup,
  errandOf,
  type Outcome,
  type Seat,
  type Viewer,
} from '@ironfield/kernel/state.ts';
import type { LocalPlayer, Telling } from './local-messages.ts';
import type { StoredGame } from './local-store.ts';
import { NOTHING_TO_TAKE_BACK, type Snapshot, type Wish } from './session.ts';
import { standingEntries } from './standing.ts';
import { suggestThere } from './thinking.ts';

interface Identity {
  readonly id: string;
  readonly created: string;
  readonly players: readonly LocalPlayer[];
  /** The game of which it is a battle. */
  readonly within?: string | undefined;
  /** Its entries that the larger game has heard of. */
  readonly reported?: number | undefined;
}

const RESTS: Problem = {
  code: 'not-asked',
  message: 'This battle rests until the larger game has gone on',
};

/** A battle that a game waits for, with all that it begins with. */
export interface AwaitedBattle extends Identity {
  readonly errand: number;
  readonly commission: Json;
  readonly seed: string;
}

/** A game among people at this screen and bots. Knows neither worker nor storage. */
export class LocalTable {
  private readonly game: AnyGame;
  private readonly identity: Identity;
  private readonly history: History<never>;
  private readonly randoms: readonly Random[];
  /** The events of each entry; the first are those before any order. */
  private readonly events: (readonly CoreEvent[])[];
  /** A draw that is offered; it lapses with the next entry. */
  private draw: DrawOffer | null = null;
  /** The viewer of the screen when it was last told anything. */
  private before: Viewer;
  /** Those at this screen who have seen what is for their eyes only. */
  private readonly sitters = new Set<Seat>();
  /** The last player to do so. */
  private sitter: Seat | null = null;
  /** Begun at this screen, by all who sit before it. */
  private readonly isNew: boolean;
  private looking: { readonly number: number; readonly eyes: Viewer } | null = null;
  /** The larger game goes on before this one does. */
  private restsIn: ((state: AnyGameState) => boolean) | null = null;
  /** Has any of those at this screen been told what another was not? */
  private isDivided = false;

  constructor(
    game: AnyGame,
    identity: Identity,
    setup: CoreSetup,
    seed: string,
    {
      log = [],
      randoms = identity.players.map((_, seat) => randomFrom(`${seed} player ${seat}`)),
    }: { readonly log?: readonly LogEntry[]; readonly randoms?: readonly Random[] } = {},
  ) {
    this.game = game;
    this.identity = identity;
    this.randoms = randoms;
    this.isNew = log.length === 0;
    const opening: CoreEvent[] = [];
    this.history = new History(game, setup, seed, opening) as unknown as History<never>;
    this.events = [];
    this.note(opening);
    for (const entry of log) {
      const refusal = this.add(entry);
      if (refusal) throw new Error(`The stored game cannot be continued: ${refusal.message}`);
    }
    this.before = this.eyes;
  }

  static stored(game: AnyGame, stored: StoredGame): LocalTable {
    return new LocalTable(game, stored, stored.setup as CoreSetup, stored.seed, {
      log: stored.log,
      randoms: stored.randoms,
    });
  }

  private get state() {
    return this.history.state as AnyGameState;
  }

  get isOver(): boolean {
    return this.state.outcome !== null;
  }

  /** As a battle of a larger game, it has come so far that this one goes on. */
  get isResting(): boolean {
    return !this.isOver && this.restsIn?.(this.state) === true;
  }

  /** The game of which it is a battle. */
  get within(): string | undefined {
    return this.identity.within;
  }

  /** Says when it rests, as the larger game wants it; while that waits for something else, it always does. */
  restAs(larger: LocalTable, connect: Connect): this {
    const { awaited } = larger;
    const connection = awaited && connect(larger.game, awaited.commission);
    const isAwaited = awaited !== null && larger.battleId(awaited.errand) === this.id;
    this.restsIn = (state) => !isAwaited || connection?.rests?.(awaited.commission, state as never) === true;
    return this;
  }

  /** The battle in another game that this one waits for; `null` while it waits for none. */
  get awaited(): AwaitedBattle | null {
    const errand = errandOf(this.state)?.errand;
    if (errand === undefined) return null;
    const { id, players } = this.identity;
    const { seed, entries } = this.history;
    return {
      id: this.battleId(errand),
      created: new Date().toISOString(),
      players,
      within: id,
      errand,
      commission: commissionOf(this.game, this.state)!,
      seed: seedOfBattle(seed, errand, takebacksIn(entries)),
    };
  }

  /** The report of the battle that it waits for. */
  hearOf(connect: Connect, battle: LocalTable): Result<number, Problem> {
    const { errand, commission } = this.awaited!;
    const connection = connect(this.game, commission)!;
    const problem = this.add(reportEntry(connection, commission, errand, battle.history as never));
    return problem ? refused(problem) : accepted(this.told);
  }

  /** Under what name a battle is kept. */
  battleId(errand: number): string {
    return `${this.id}.${errand}`;
  }

  /** The connection by which a battle that it waits for is fought. */
  connectionBy(connect: Connect): Connection | null {
    const { awaited } = this;
    return awaited && connect(this.game, awaited.commission);
  }

  /** The same game, played by bots from here on. */
  leftToBots(strength: Strength): LocalTable {
    const players = this.identity.players.map((): LocalPlayer => ({ kind: 'bot', strength }));
    const { setup, seed, entries } = this.history;
    const left = new LocalTable(this.game, { ...this.identity, players }, setup, seed, {
      log: entries,
      randoms: this.randoms,
    });
    left.restsIn = this.restsIn;
    return left;
  }

  get players(): readonly LocalPlayer[] {
    return this.identity.players;
  }

  /** The same game with those who sat there at first. */
  given(players: readonly LocalPlayer[]): StoredGame {
    return { ...this.stored(), players };
  }

  get id(): string {
    return this.identity.id;
  }

  /** The number of entries in the log. */
  get number(): number {
    return this.history.entries.length;
  }

  /** The seats of those at this screen. */
  private get people(): readonly Seat[] {
    return this.identity.players.flatMap(({ kind }, seat) => (kind === 'human' ? [seat] : []));
  }

  /** In hot-seat games the screen belongs to whoever is asked; if several are, to whoever sits before it. */
  private get viewer(): Viewer {
    const { people, sitter } = this;
    const asked = waitingFor(this.state).filter((seat) => people.includes(seat));
    if (asked.length > 0) return asked.find((seat) => seat === sitter) ?? asked[0];
    const entries = this.history.entries;
    const last = entries.findLast((entry) => entry.kind === 'order' && people.includes(entry.seat));
    return last?.kind === 'order' ? last.seat : (people[0] ?? 'spectator');
  }

  /** For whom the table is shown: for everybody at this screen where a step is decided by what all of them know. */
  private get eyes(): Viewer {
    if (this.looking?.number !== this.number) {
      const { viewer } = this;
      this.looking = { number: this.number, eyes: this.isOpenFor(viewer) ? 'spectator' : viewer };
    }
    return this.looking.eyes;
  }

  private isOpenFor(viewer: Viewer): boolean {
    if (viewer === 'spectator' || this.people.length < 2) return false;
    const view = viewFor(this.game, this.state, viewer);
    if (!view.question || !this.game.openSteps?.includes(view.question.step)) return false;
    const { table } = viewFor(this.game, this.state, 'spectator');
    if (isSame(view.table, table)) return true;
    const menuOn = (known: Snapshot['view']['table']) =>
      expandMenu(menuInView(this.game, { ...view, table: known })!);
    return isSame(menuOn(view.table), menuOn(table));
  }

  private add(entry: LogEntry): Problem | null {
    const events: CoreEvent[] = [];
    const refusal = this.history.add(entry, events as never[]);
    if (refusal) return refusal as Problem;
    this.note(events);
    if (!isSecret(entry)) this.draw = null;
    else this.isDivided ||= this.people.some((seat) => !isToldTo(entry, seat));
    return null;
  }

  /** Adds an order, with those who are told of it. */
  private order(seat: Seat, order: CoreOrder): Problem | null {
    const before = fork(this.game, this.state);
    const problem = this.add({ kind: 'order', seat, order });
    if (problem) return problem;
    const given = { seat, before, after: this.state, events: this.events[this.number] };
    const told = toldOf(this.game, given);
    if (!told) return null;
    this.history.entries[this.number - 1] = { kind: 'order', seat, order, told };
    this.isDivided ||= this.people.some((person) => !told.includes(person));
    return null;
  }

  /** The number of entries that the player at this screen was told of. */
  private get told(): number {
    return countFor(this.history.entries, this.viewer);
  }

  private note(events: readonly CoreEvent[]): void {
    this.events.push(events);
    const [first, ...others] = this.people;
    if (this.isDivided || others.length === 0) return;
    const known = eventsFor(this.game, events, first!);
    this.isDivided = [...others, 'spectator' as const].some(
      (viewer) => !isSame(eventsFor(this.game, events, viewer), known),
    );
  }

  /** Adds an entry that was made elsewhere, after which the bots' generators stood so. False if it does not fit. */
  follow(entry: LogEntry, randoms: readonly Random[]): boolean {
    if (this.add(entry)) return false;
    for (const [seat, random] of this.randoms.entries()) Object.assign(random, randoms[seat]);
    return true;
  }

  submit(order: CoreOrder): Result<number, Problem> {
    if (this.isResting) return refused(RESTS);
    const parsed = parseOrder(this.game, order);
    if (!parsed.ok) return parsed as Result<never, Problem>;
    const { viewer } = this;
    if (viewer === 'spectator') return refused({ code: 'forbidden', message: 'Only bots play here' });
    const problem = this.order(viewer, parsed.value);
    return problem ? refused(problem) : accepted(this.told);
  }

  concede(): Result<number, Problem> {
    if (this.isResting) return refused(RESTS);
    const { viewer } = this;
    if (viewer === 'spectator') return refused({ code: 'forbidden', message: 'Only bots play here' });
    const problem = this.add({ kind: 'forfeit', seat: viewer, reason: 'conceded' });
    return problem ? refused(problem) : accepted(this.told);
  }

  /** The others at this screen are asked, and the bots when nobody else is left to ask. */
  offerDraw(): Result<number, Problem> {
    const { viewer, draw } = this;
    if (viewer === 'spectator') return refused({ code: 'forbidden', message: 'Only bots play here' });
    if (this.state.outcome) return refused({ code: 'over', message: 'The game is over' });
    if (this.isResting) return refused(RESTS);
    return this.settleDraw(drawOfferedBy(draw, viewer));
  }

  /** Players who have not answered yet do so now: they sit beside each other. */
  answerDraw(isAgreed: boolean): Result<number, Problem> {
    const { draw } = this;
    const next = this.people.find((seat) => !draw?.agreed.includes(seat)) ?? 0;
    return this.settleDraw(drawAnsweredBy(draw, next, isAgreed));
  }

  private settleDraw(offered: Result<DrawOffer | null>): Result<number, Problem> {
    if (!offered.ok) return offered;
    const draw = offered.value;
    this.draw = draw;
    if (!draw || !isWantedByAll(draw, this.people)) return accepted(this.told);
    const declined = this.unwillingBot();
    if (declined !== undefined) {
      this.draw = { ...draw, declined };
      return accepted(this.told);
    }
    const problem = this.add({ kind: 'draw', seat: draw.by });
    return problem ? refused(problem) : accepted(this.told);
  }

  private unwillingBot(): Seat | undefined {
    const seed = `${this.history.seed} draw at ${this.number}`;
    const takes = (seat: Seat) => takesDraw(this.game, viewFor(this.game, this.state, seat), seed);
    const bots = this.identity.players.flatMap(({ kind }, seat) => (kind === 'bot' ? [seat] : []));
    return bots.find((seat) => !takes(seat));
  }

  /** Back to before the last order of a person at this screen, with new dice. */
  takeBack(): Result<number, Problem> {
    const { entries } = this.history;
    const isPersons = (index: number) => {
      const entry = entries[index];
      return entry?.kind === 'order' && this.identity.players[entry.seat]?.kind === 'human';
    };
    const to = standingEntries(entries).findLast(isPersons);
    if (this.isResting) return refused(RESTS);
    // What the larger game has heard of is not taken back.
    if (to === undefined || to < (this.identity.reported ?? 0)) return refused(NOTHING_TO_TAKE_BACK);
    if (this.state.outcome) return refused({ code: 'over', message: 'The game is over' });
    const counts = this.countsAt(to);
    const problem = this.add({ kind: 'takeback', to, ...(counts && { counts }) });
    return problem ? refused(problem) : accepted(this.told);
  }

  /** Lets a bot decide if one is asked; false when a person is, or the game is over. */
  letBotPlay(): boolean {
    if (this.isResting) return false;
    const seat = waitingFor(this.state).find((each) => this.identity.players[each]?.kind === 'bot');
    const player = seat === undefined ? undefined : this.identity.players[seat];
    if (seat === undefined || player?.kind !== 'bot') return false;
    const order = orderFrom(
      this.game.bot(player.strength),
      () => viewFor(this.game, this.state, seat),
      this.menu(seat)!,
      this.randoms[seat],
    );
    const problem = this.order(seat, order);
    if (problem) throw new Error(`The bot gave an order that is not allowed: ${problem.message}`);
    return true;
  }

  private menu(seat: Seat) {
    return menuFor(this.game, this.state, seat);
  }

  suggest(wish?: Wish): CoreOrder | null {
    const random = randomFrom(`${this.history.seed} suggestion ${this.number}`);
    return suggestThere(this.game, viewFor(this.game, this.state, this.viewer), wish, random);
  }

  snapshot(): Snapshot {
    const { viewer, eyes } = this;
    const view = viewFor(this.game, this.state, viewer);
    const summary = this.summary();
    const within: Snapshot['within'] = this.within === undefined ? undefined : ['local', this.within];
    const rests = this.isResting;
    if (eyes !== viewer) {
      const { table } = viewFor(this.game, this.state, eyes);
      return { summary, viewer, view: { ...view, table }, isPrivate: false, within, rests };
    }
    return {
      summary,
      viewer,
      view,
      isPrivate: this.isPrivate(view) && this.isForOther(viewer),
      within,
      rests,
    };
  }

  /** Somebody else may sit before the screen. Whoever is the first to see something secret has just set the table up. */
  private isForOther(viewer: Viewer): boolean {
    if (viewer === 'spectator') return false;
    this.sitters.add(viewer);
    this.sitter = viewer;
    return !this.isNew || this.sitters.size > 1;
  }

  /** Do the people at this screen know different things, or decide without knowing of each other? */
  private isPrivate({ question, table }: Snapshot['view']): boolean {
    if (this.people.length < 2) return false;
    const step = question && (this.game.steps as Readonly<Record<string, unknown>>)[question.step];
    if (step && typeof step === 'object' && 'secret' in step) return true;
    return this.people.some((seat) => !isSame(viewFor(this.game, this.state, seat).table, table));
  }

  /** So many entries as everybody counts them. */
  private countsAt(number: number): Counts {
    const { entries } = this.history;
    const seats = this.identity.players.length;
    return entries
      .slice(0, number)
      .reduce<Counts>((counts, entry, index) => countsAfter(counts, entry, index, seats), null);
  }

  /** The events of the last entry; null if the player at this screen is not told of it. */
  lastNews(): News | null {
    return this.newsOf(this.number);
  }

  /**
   * The news for the screen after an entry: the events; or all that the one who sits down before it knows, where those
   * at this screen do not know the same. Null where they are not told of it.
   */
  telling(): Telling | null {
    const { eyes, before } = this;
    const snapshot = this.snapshot();
    this.before = eyes;
    if (eyes !== before && this.isDivided) return { kind: 'table', snapshot, past: this.past() };
    const news = this.lastNews();
    return news && { kind: 'news', snapshot, news };
  }

  past(): News[] {
    return this.events.flatMap((_, number) => this.newsOf(number) ?? []);
  }

  private newsOf(number: number): News | null {
    const { viewer } = this;
    const { entries } = this.history;
    const entry = entries[number - 1];
    if (entry && !isToldTo(entry, viewer)) return null;
    return {
      number: countFor(entries.slice(0, number), viewer),
      kind: entry?.kind ?? 'order',
      seat: entry && 'seat' in entry ? entry.seat : null,
      events: eventsFor(this.game, this.events[number], this.eyes) as News['events'],
      ...(entry?.kind === 'takeback' && { to: countOf(entry.counts ?? null, viewer, entry.to) }),
    };
  }

  private summary(): GameSummary {
    const { id, players, created } = this.identity;
    const sides = seatNames(this.game, this.state.setup);
    const now = new Date().toISOString();
    return {
      id,
      game: this.game.id,
      scenario: this.state.setup.scenario,
      title: null,
      number: this.told,
      seats: players.map((player, seat) => ({
        seat,
        side: sides[seat] ?? `Side ${seat + 1}`,
        kind: player.kind,
        name: null,
        strength: player.kind === 'bot' ? player.strength : null,
        timeLeft: null,
      })),
      begun: true,
      dice: { kind: 'house' },
      waiting: [...waitingFor(this.state)],
      commitment: commitmentTo(this.history.seed),
      seed: this.state.outcome ? this.history.seed : null,
      outcome: this.state.outcome as GameSummary['outcome'],
      clock: null,
      takeback: null,
      ...(this.draw && { draw: this.draw }),
      spectators: false,
      created,
      updated: now,
      now,
    };
  }

  stored(): StoredGame {
    const { outcome } = this.state;
    return {
      ...this.identity,
      game: this.game.id,
      scenario: this.state.setup.scenario,
      updated: new Date().toISOString(),
      standing: outcome ? this.result(outcome) : this.howFar(),
      asks: this.asks(),
      isOver: outcome !== null,
      setup: this.history.setup,
      seed: this.history.seed,
      log: [...this.history.entries],
      randoms: this.randoms,
    };
  }

  /** Games count turns or rounds. */
  private howFar(): string {
    const { turn, round } = this.state as { turn?: unknown; round?: unknown };
    if (typeof turn === 'number' && turn > 0) return `Turn ${turn}`;
    return typeof round === 'number' && round > 0 ? `Round ${round}` : 'Set-up';
  }

  /** The question for the player at this screen. */
  private asks(): string | undefined {
    const { viewer } = this;
    return viewer === 'spectator' ? undefined : this.menu(viewer)?.prompt;
  }

  private result({ winners, reason }: Outcome): string {
    const { people } = this;
    if (winners.length === 0 || people.length !== 1) return reason;
    return `${winners.includes(people[0]) ? 'Won' : 'Lost'}: ${reason}`;
  }

  /** The record of the game, with those of its battles by number. */
  record(battles: readonly GameRecord[] = []): GameRecord {
    const record = recordOf(this.history as unknown as Parameters<typeof recordOf>[0], VERSION_LINE);
    return battles.length > 0 ? { ...record, battles } : record;
  }

  /** The battles of which it has had a report, by number. */
  get reported(): readonly number[] {
    return [
      ...new Set(this.history.entries.flatMap((entry) => (entry.kind === 'report' ? entry.errand : []))),
    ];
  }
}

type AnyGameState = Parameters<AnyGame['table']>[0];
