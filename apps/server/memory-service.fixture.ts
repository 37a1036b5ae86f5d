import { randomBytes } from 'node:crypto';
import type {
  ChatMessage,
  CreateRequest,
  GameSummary,
  JoinRequest,
  MenuRequest,
  News,
  Problem,
  TableView,
} from '@ironfield/client/api.ts';
import type { SaveDesignRequest } from '@ironfield/client/shelf.ts';
import { eventsFor, menuFor, parseOrder, viewFor, waitingFor } from '@ironfield/kernel/advance.ts';
import type { AnyGame, GameTypes } from '@ironfield/kernel/game.ts';
import { History, type LogEntry } from '@ironfield/kernel/history.ts';
import type { Menu } from '@ironfield/kernel/menu.ts';
import { fieldsAt, firstPage } from '@ironfield/kernel/menu-page.ts';
import { orderFrom } from '@ironfield/kernel/player.ts';
import { randomFrom } from '@ironfield/kernel/random.ts';
import { recordOf } from '@ironfield/kernel/record.ts';
import { accepted, type Result, refused } from '@ironfield/kernel/refusal.ts';
import { commitmentToShare, newSeed } from '@ironfield/kernel/seed.ts';
import { newSetup, scenarioSetup, seatNames, setupFor } from '@ironfield/kernel/setup.ts';
import type { CoreEvent, CoreSetup, Seat, Viewer } from '@ironfield/kernel/state.ts';
import { games } from './games.ts';
import type { Attendance, Attendee, Service, TableListener } from './service.ts';
import { SERVICE_LIMITS } from './service-limits.ts';
import { MemoryShelfStore } from './shelves/memory-shelf-store.fixture.ts';
import { Shelves } from './shelves/shelves.ts';
import { commitmentOf, notBegun, originOf, seedOf, sharesIn } from './tables/dice.ts';
import { readImport } from './tables/importing.ts';
import { newGameId } from './tables/secrets.ts';

interface Place {
  readonly side: string;
  kind: 'human' | 'open' | 'bot';
  name: string | null;
  readonly strength: 'recruit' | 'regular' | 'veteran' | null;
  secret: string | null;
  invitation: string | null;
  commitment: string | null;
  share: string | null;
}

interface Told {
  readonly entry: LogEntry;
  readonly events: readonly CoreEvent[];
}

interface Table {
  readonly id: string;
  readonly game: AnyGame;
  readonly setup: CoreSetup;
  readonly dice: 'shared' | 'file';
  readonly seed: string | null;
  readonly house: string | null;
  /** Null until the game begins. */
  begun: History<GameTypes> | null;
  /** Throws before that. */
  readonly history: History<GameTypes>;
  readonly title: string | null;
  readonly seats: readonly Place[];
  readonly told: Told[];
  readonly chat: ChatMessage[];
  readonly listeners: Map<TableListener, Viewer>;
  readonly requests: Map<string, number>;
  readonly spectators: boolean;
  takeback: { by: Seat; to: number; agreed: Seat[] } | null;
}

const no = (code: Problem['code'], message: string) => refused<Problem>({ code, message });
const token = (bytes: number) => randomBytes(bytes).toString('base64url');

interface Faults {
  /** Thrown or waited for by every order, to see what the doors make of it. */
  order?: () => Promise<void>;
  trouble?: string;
}

/** A service for tests of the doors: all in memory, no clocks, no database. */
export class MemoryService implements Service {
  readonly tables = new Map<string, Table>();
  readonly faults: Faults = {};
  private readonly shelves = new Shelves({
    store: new MemoryShelfStore(),
    limits: SERVICE_LIMITS.shelf,
    now: Date.now,
  });
  private readonly seed: () => string;
  isClosed = false;

  constructor(seed: () => string = newSeed) {
    this.seed = seed;
  }

  askedBy<T>(_address: string, body: () => T): T {
    return body();
  }

  charged<T>(body: () => T): T {
    return body();
  }

  async create(request: CreateRequest) {
    const game = games.find(({ id }) => id === request.game);
    if (!game) return no('unknown-game', `There is no game "${request.game}"`);
    if ((request.scenario === undefined) === (request.setup === undefined)) {
      return no('malformed', 'Name either a scenario or a setup');
    }
    const setup =
      request.scenario === undefined
        ? newSetup(game, request.setup)
        : scenarioSetup(game, request.scenario, request.options);
    if (!setup.ok) return no('illegal', setup.error.map(({ message }) => message).join('; '));
    return this.open({ game, setup: setup.value, begun: null }, request);
  }

  private open(
    { game, setup, begun }: Pick<Table, 'game' | 'setup' | 'begun'>,
    request: Pick<CreateRequest, 'seats' | 'title' | 'spectators'>,
  ) {
    const sides = seatNames(game, setup);
    if (request.seats.length !== sides.length) return no('illegal', `There are ${sides.length} seats`);
    const table: Table = {
      id: newGameId(),
      game,
      setup,
      dice: begun ? 'file' : 'shared',
      seed: begun?.seed ?? null,
      house: begun ? null : this.seed(),
      begun,
      get history() {
        if (!this.begun) throw new Error('The game has not begun');
        return this.begun;
      },
      title: request.title ?? null,
      seats: request.seats.map((wish, seat) => ({
        side: sides[seat],
        commitment: wish.kind === 'own' ? (wish.commitment ?? null) : null,
        share: null,
        kind: wish.kind === 'own' ? 'human' : wish.kind,
        name: wish.kind === 'own' ? (wish.name ?? null) : null,
        strength: wish.kind === 'bot' ? wish.strength : null,
        secret: wish.kind === 'own' ? token(32) : null,
        invitation: wish.kind === 'open' ? token(32) : null,
      })),
      told: begun?.entries.map((entry) => ({ entry, events: [] })) ?? [],
      chat: [],
      listeners: new Map(),
      requests: new Map(),
      spectators: request.spectators ?? true,
      takeback: null,
    };
    this.tables.set(table.id, table);
    this.seatChanged(table);
    const seats = table.seats.flatMap(({ secret, invitation }, seat) => [
      ...(secret === null ? [] : [{ kind: 'own' as const, seat, secret }]),
      ...(invitation === null ? [] : [{ kind: 'open' as const, seat, invitation }]),
    ]);
    return accepted({ summary: this.summary(table), seats });
  }

  /** Somebody has sat down or told a secret. */
  private seatChanged(table: Table): void {
    const seed = seedOf(table);
    if (seed !== null) table.begun ??= new History(table.game, table.setup, seed);
    this.changed(table);
    if (table.begun) this.playBots(table);
  }

  async invited(id: string, invitation: string) {
    const table = this.tables.get(id);
    const seat = table?.seats.findIndex((place) => place.invitation === invitation) ?? -1;
    if (!table || seat < 0) return no('forbidden', 'The invitation is not for this game, or has been used');
    return accepted({ seat, summary: this.summary(table), setup: setupFor(table.setup, 'spectator') });
  }

  async share(attendee: Attendee, secret: string) {
    const found = this.findSeat(attendee);
    if (!found.ok) return found;
    const { table, seat } = found.value;
    const own = table.seats[seat];
    if (own.commitment === null || table.seats.some(({ kind }) => kind === 'open')) {
      return no('not-asked', 'Nobody asks for it');
    }
    if (commitmentToShare(seat, secret) !== own.commitment) return no('illegal', 'This is another secret');
    own.share = secret;
    this.seatChanged(table);
    return accepted(this.summary(table));
  }

  async join(id: string, { invitation, name, secret = token(32), commitment }: JoinRequest) {
    const table = this.tables.get(id);
    if (!table) return no('unknown-game', 'There is no such game');
    const seat = table.seats.findIndex((place) => place.invitation === invitation);
    const own = table.seats.findIndex((place) => place.secret === secret);
    if (seat < 0 && own >= 0) return accepted({ seat: own, secret, summary: this.summary(table) });
    if (seat < 0) return no('forbidden', 'The invitation is not for this game, or has been used');
    const taken = {
      kind: 'human',
      name: name ?? null,
      secret,
      invitation: null,
      commitment: commitment ?? null,
    };
    Object.assign(table.seats[seat], taken);
    this.seatChanged(table);
    return accepted({ seat, secret, summary: this.summary(table) });
  }

  async look(attendee: Attendee) {
    const found = this.find(attendee);
    return found.ok ? accepted(this.view(found.value.table, found.value.viewer)) : found;
  }

  async menu(attendee: Attendee) {
    const menu = this.menuFor(attendee);
    return menu.ok ? accepted(firstPage(menu.value)) : menu;
  }

  async menuFields(attendee: Attendee, { type, chosen = [], from = 0 }: MenuRequest) {
    const menu = this.menuFor(attendee);
    if (!menu.ok) return menu;
    const fields = fieldsAt(menu.value, { type, chosen, from });
    return fields.ok ? fields : no('illegal', fields.error.message);
  }

  private menuFor(attendee: Attendee): Result<Menu, Problem> {
    const found = this.findSeat(attendee);
    if (!found.ok) return found;
    const { table, seat } = found.value;
    const menu = menuFor(table.game, table.history.state, seat);
    return menu ? accepted(menu) : no('not-asked', 'It is not your decision');
  }

  async attend(
    attendee: Attendee,
    since: number | null,
    listener: TableListener,
  ): Promise<Result<Attendance, Problem>> {
    const found = this.find(attendee);
    if (!found.ok) return found;
    const { table, viewer } = found.value;
    table.listeners.set(listener, viewer);
    return accepted({
      table: this.view(table, viewer),
      missed: since === null ? [] : this.newsOf(table, viewer).slice(since),
      recentChat: table.chat.slice(-50),
      stop: () => void table.listeners.delete(listener),
    });
  }

  async history(attendee: Attendee, since: number) {
    const found = this.find(attendee);
    return found.ok ? accepted(this.newsOf(found.value.table, found.value.viewer).slice(since)) : found;
  }

  async order(attendee: Attendee, { request, number, order }: Parameters<Service['order']>[1]) {
    await this.faults.order?.();
    const found = this.findSeat(attendee);
    if (!found.ok) return found;
    const { table, seat } = found.value;
    const before = table.requests.get(`${seat} ${request}`);
    if (before !== undefined) return accepted({ request, number: before });
    if (!table.begun) return notBegun(table);
    if (table.history.state.outcome) return no('over', 'The game is over');
    if (number !== table.history.entries.length) return no('stale', 'The table has changed in the meantime');
    const parsed = parseOrder(table.game, order);
    if (!parsed.ok) return parsed;
    const refusal = this.add(table, { kind: 'order', seat, order: parsed.value });
    if (refusal) return refused<Problem>(refusal);
    table.requests.set(`${seat} ${request}`, number + 1);
    this.playBots(table);
    return accepted({ request, number: number + 1 });
  }

  async concede(attendee: Attendee, request: string) {
    const found = this.findSeat(attendee);
    if (!found.ok) return found;
    const { table, seat } = found.value;
    if (!table.begun) return notBegun(table);
    const refusal = this.add(table, { kind: 'forfeit', seat, reason: 'conceded' });
    return refusal ? refused<Problem>(refusal) : accepted({ request, number: table.history.entries.length });
  }

  async proposeTakeback(attendee: Attendee, to: number) {
    const found = this.findSeat(attendee);
    if (!found.ok) return found;
    const { table, seat } = found.value;
    if (to >= table.told.length) return no('illegal', 'There is no such earlier point');
    table.takeback = { by: seat, to, agreed: [seat] };
    this.changed(table);
    return accepted(this.summary(table));
  }

  async answerTakeback(attendee: Attendee, agree: boolean) {
    const found = this.findSeat(attendee);
    if (!found.ok) return found;
    const { table, seat } = found.value;
    if (!table.takeback) return no('not-asked', 'There is no proposal to answer');
    if (agree) table.takeback.agreed.push(seat);
    const all = table.seats.every(
      ({ kind }, one) => kind !== 'human' || table.takeback!.agreed.includes(one),
    );
    const { to } = table.takeback;
    if (!agree || all) table.takeback = null;
    if (agree && all) this.add(table, { kind: 'takeback', to });
    else this.changed(table);
    return accepted(this.summary(table));
  }

  async chat(attendee: Attendee, text: string) {
    const found = this.findSeat(attendee);
    if (!found.ok) return found;
    const { table, seat } = found.value;
    const name = table.seats[seat].name ?? table.seats[seat].side;
    const message = { id: table.chat.length + 1, seat, name, text, at: new Date().toISOString() };
    table.chat.push(message);
    for (const listener of table.listeners.keys()) listener.chat(message);
    return accepted(message);
  }

  async chatHistory(attendee: Attendee) {
    const found = this.find(attendee);
    return found.ok ? accepted(found.value.table.chat) : found;
  }

  async mine(attendees: readonly Attendee[]) {
    return accepted(
      attendees.flatMap((attendee) => {
        const found = this.findSeat(attendee);
        return found.ok ? [this.summary(found.value.table)] : [];
      }),
    );
  }

  async exportGame(attendee: Attendee) {
    const found = this.find(attendee);
    if (!found.ok) return found;
    const { table } = found.value;
    if (!table.begun?.state.outcome) return no('forbidden', 'The game can be exported when it is over');
    return accepted(recordOf(table.begun, 'ironfield test', sharesIn(table) ?? undefined));
  }

  async importGame(body: Uint8Array) {
    const read = readImport(body, games, SERVICE_LIMITS);
    if (!read.ok) return read;
    const { setup, seed, entries, seats } = read.value;
    const game = games.find(({ id }) => id === read.value.game)!;
    const history = new History(game, setup, seed);
    for (const entry of entries) history.add(JSON.parse(entry) as LogEntry);
    return this.open({ game, setup, begun: history }, { seats });
  }

  openShelf(secret: string | undefined) {
    return this.shelves.open(secret);
  }

  shelf(secret: string) {
    return this.shelves.look(secret);
  }

  designVersions(secret: string, design: string, since: number) {
    return this.shelves.versions(secret, design, since);
  }

  saveDesign(secret: string, design: string, request: SaveDesignRequest) {
    return this.shelves.save(secret, design, request);
  }

  async trouble() {
    return this.faults.trouble ?? null;
  }

  async close() {
    this.isClosed = true;
    const problem: Problem = { code: 'unavailable', message: 'The server is shutting down' };
    for (const { listeners } of this.tables.values()) for (const one of listeners.keys()) one.lost(problem);
  }

  private find({ game, secret }: Attendee): Result<{ table: Table; viewer: Viewer }, Problem> {
    const table = this.tables.get(game);
    if (!table) return no('unknown-game', 'There is no such game');
    if (secret === undefined) {
      return table.spectators
        ? accepted({ table, viewer: 'spectator' })
        : no('forbidden', 'Nobody may watch');
    }
    const seat = table.seats.findIndex((place) => place.secret === secret);
    return seat < 0
      ? no('unknown-seat', 'This is not the secret of a seat')
      : accepted({ table, viewer: seat });
  }

  private findSeat(attendee: Attendee): Result<{ table: Table; seat: Seat }, Problem> {
    const found = this.find(attendee);
    if (!found.ok) return found;
    const { table, viewer } = found.value;
    return viewer === 'spectator'
      ? no('forbidden', 'Only players may do that')
      : accepted({ table, seat: viewer });
  }

  private add(table: Table, entry: LogEntry): Problem | null {
    const events: CoreEvent[] = [];
    const refusal = table.history.add(entry, events);
    if (refusal) return refusal;
    table.told.push({ entry, events });
    for (const [listener, viewer] of [...table.listeners]) {
      listener.news(this.newsOf(table, viewer).at(-1)!, this.view(table, viewer));
    }
    return null;
  }

  private changed(table: Table): void {
    for (const [listener, viewer] of [...table.listeners]) listener.changed(this.view(table, viewer));
  }

  private playBots(table: Table): void {
    const { game, history, seats } = table;
    for (;;) {
      const seat = waitingFor(history.state).find((one) => seats[one]?.kind === 'bot');
      if (seat === undefined) return;
      const bot = game.bot(seats[seat].strength!);
      const random = randomFrom(`${history.seed} bot ${seat} ${history.entries.length}`);
      const menu = menuFor(game, history.state, seat)!;
      this.add(table, {
        kind: 'order',
        seat,
        order: orderFrom(bot, () => viewFor(game, history.state, seat), menu, random),
      });
    }
  }

  private newsOf(table: Table, viewer: Viewer): News[] {
    return table.told.map(({ entry, events }, i) => ({
      number: i + 1,
      kind: entry.kind,
      ...(entry.kind === 'takeback' ? { seat: null, to: entry.to } : { seat: entry.seat }),
      events: eventsFor(table.game, events, viewer) as News['events'],
    }));
  }

  private view(table: Table, viewer: Viewer): TableView {
    const summary = this.summary(table);
    if (table.begun) return { summary, view: viewFor(table.game, table.history.state, viewer) };
    return { summary, view: null, prelude: { viewer, setup: setupFor(table.setup, viewer) } };
  }

  private summary(table: Table): GameSummary {
    const { id, game, begun, title, seats, spectators, takeback } = table;
    const outcome = begun?.state.outcome ?? null;
    const now = new Date().toISOString();
    return {
      id,
      game: game.id,
      scenario: table.setup.scenario,
      title,
      number: table.told.length,
      seats: seats.map(({ side, kind, name, strength }, seat) => ({
        seat,
        side,
        kind,
        name,
        strength,
        timeLeft: null,
      })),
      begun: begun !== null,
      waiting: begun ? [...waitingFor(begun.state)] : [],
      commitment: commitmentOf(table),
      dice: originOf(table),
      seed: outcome && begun!.seed,
      outcome: outcome as GameSummary['outcome'],
      clock: null,
      takeback,
      spectators,
      created: now,
      updated: now,
      now,
    };
  }
}
