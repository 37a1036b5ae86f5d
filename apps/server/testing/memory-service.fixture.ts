import { randomBytes } from 'node:crypto';
import type {
  CreateRequest,
  JoinRequest,
  MenuRequest,
  Problem,
  RematchRequest,
} from '@ironfield/client/api.ts';
import type { SaveDesignRequest } from '@ironfield/client/shelf.ts';
import type { Menu } from '@ironfield/kernel/menu/menu.ts';
import { fieldsAt, firstPage } from '@ironfield/kernel/menu/menu-page.ts';
import { menuFor, parseOrder } from '@ironfield/kernel/play/advance.ts';
import { newSetup, scenarioSetup, seatNames, setupInView } from '@ironfield/kernel/play/setup.ts';
import { History, type LogEntry } from '@ironfield/kernel/record/history.ts';
import { recordOf } from '@ironfield/kernel/record/record.ts';
import { accepted, type Result, refused } from '@ironfield/kernel/refusal.ts';
import { commitmentToShare, newSeed } from '@ironfield/kernel/seed.ts';
import type { CoreSetup, Seat, Viewer } from '@ironfield/kernel/state.ts';
import { games } from '../games.ts';
import { SERVICE_LIMITS } from '../limits/service-limits.ts';
import type { Attendance, Attendee, Service, TableListener } from '../service.ts';
import { MemoryShelfStore } from '../shelves/memory-shelf-store.fixture.ts';
import { Shelves } from '../shelves/shelves.ts';
import { notBegun, seedOf, sharesIn } from '../tables/dice.ts';
import { newGameId } from '../tables/secrets.ts';
import { readImport } from '../tables/workshop/importing.ts';
import { Written } from '../written.ts';
import {
  addTo,
  newsOf,
  openAgain,
  playBots,
  summaryOf,
  type Table,
  tellChange,
  viewOf,
} from './memory-table.fixture.ts';
import { NO_CLUB } from './no-club.fixture.ts';

const no = (code: Problem['code'], message: string) => refused<Problem>({ code, message });
const token = (bytes: number) => randomBytes(bytes).toString('base64url');

interface Faults {
  /** Thrown or awaited by every order, to test how the protocols react. */
  order?: () => Promise<void>;
  trouble?: string;
}

/** A service for tests of the doors: all in memory, no clocks, no database. */
export class MemoryService implements Service {
  readonly tables = new Map<string, Table>();
  readonly faults: Faults = {};
  readonly club = NO_CLUB;
  readonly passkeys = NO_CLUB;
  readonly notices = NO_CLUB;
  readonly ratings = NO_CLUB;
  readonly people = NO_CLUB;
  readonly challenges = NO_CLUB;
  readonly tournaments = NO_CLUB;
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
    request: Pick<CreateRequest, 'seats' | 'title' | 'spectators' | 'listed'>,
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
      listed: request.listed ?? false,
      takeback: null,
      draw: null,
      rematch: null,
    };
    this.tables.set(table.id, table);
    this.seatChanged(table);
    const seats = table.seats.flatMap(({ secret, invitation }, seat) => [
      ...(secret === null ? [] : [{ kind: 'own' as const, seat, secret }]),
      ...(invitation === null ? [] : [{ kind: 'open' as const, seat, invitation }]),
    ]);
    return accepted({ summary: summaryOf(table), seats });
  }

  /** Somebody has taken a seat or revealed a secret. */
  private seatChanged(table: Table): void {
    const seed = seedOf(table);
    if (seed !== null) table.begun ??= new History(table.game, table.setup, seed);
    tellChange(table);
    if (table.begun) playBots(table);
  }

  async openGames() {
    const open = [...this.tables.values()].filter(
      ({ listed, seats }) => listed && seats.some(({ kind }) => kind === 'open'),
    );
    return accepted(open.map((table) => summaryOf(table)));
  }

  async invited(id: string, invitation: string) {
    const table = this.tables.get(id);
    const seat = table?.seats.findIndex((place) => place.invitation === invitation) ?? -1;
    if (!table || seat < 0) return no('forbidden', 'The invitation is not for this game, or has been used');
    return accepted({
      seat,
      summary: summaryOf(table),
      setup: setupInView(table.game, table.setup, 'spectator'),
    });
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
    return accepted(summaryOf(table));
  }

  async reopen(attendee: Attendee, seat: Seat) {
    const found = this.findSeat(attendee);
    if (!found.ok) return found;
    const { table } = found.value;
    if (table.begun) return no('not-asked', 'The game has begun');
    const invitation = token(32);
    openAgain(table, seat, invitation);
    return accepted({ seat, invitation, summary: summaryOf(table) });
  }

  async standUp(attendee: Attendee) {
    const found = this.findSeat(attendee);
    if (!found.ok) return found;
    const { table, seat } = found.value;
    if (table.begun) return no('not-asked', 'The game has begun');
    openAgain(table, seat, token(32));
    return accepted(summaryOf(table));
  }

  async withdraw(attendee: Attendee) {
    const found = this.findSeat(attendee);
    if (!found.ok) return found;
    const { table } = found.value;
    table.listed = false;
    tellChange(table);
    return accepted(summaryOf(table));
  }

  async join(id: string, { invitation, seat: wanted, name, secret = token(32), commitment }: JoinRequest) {
    const table = this.tables.get(id);
    if (!table) return no('unknown-game', 'There is no such game');
    const seat = table.seats.findIndex((place, index) =>
      invitation === undefined
        ? table.listed && place.kind === 'open' && index === wanted
        : place.invitation === invitation,
    );
    const own = table.seats.findIndex((place) => place.secret === secret);
    if (seat < 0 && own >= 0) return accepted({ seat: own, secret, summary: summaryOf(table) });
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
    return accepted({ seat, secret, summary: summaryOf(table) });
  }

  async look(attendee: Attendee) {
    const found = this.find(attendee);
    return found.ok ? accepted(viewOf(found.value.table, found.value.viewer)) : found;
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
      table: viewOf(table, viewer),
      missed: Written.of(since === null ? [] : newsOf(table, viewer).slice(since)),
      recentChat: table.chat.slice(-50),
      stop: () => void table.listeners.delete(listener),
    });
  }

  async history(attendee: Attendee, since: number) {
    const found = this.find(attendee);
    if (!found.ok) return found;
    return accepted(Written.of(newsOf(found.value.table, found.value.viewer).slice(since)));
  }

  arrival(): number {
    return 0;
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
    const refusal = addTo(table, { kind: 'order', seat, order: parsed.value });
    if (refusal) return refused<Problem>(refusal);
    table.requests.set(`${seat} ${request}`, number + 1);
    playBots(table);
    return accepted({ request, number: number + 1 });
  }

  async concede(attendee: Attendee, request: string) {
    const found = this.findSeat(attendee);
    if (!found.ok) return found;
    const { table, seat } = found.value;
    if (!table.begun) return notBegun(table);
    const refusal = addTo(table, { kind: 'forfeit', seat, reason: 'conceded' });
    return refusal ? refused<Problem>(refusal) : accepted({ request, number: table.history.entries.length });
  }

  async proposeTakeback(attendee: Attendee, to: number) {
    const found = this.findSeat(attendee);
    if (!found.ok) return found;
    const { table, seat } = found.value;
    if (to >= table.told.length) return no('illegal', 'There is no such earlier point');
    table.takeback = { by: seat, to, agreed: [seat] };
    tellChange(table);
    return accepted(summaryOf(table));
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
    if (agree && all) addTo(table, { kind: 'takeback', to });
    else tellChange(table);
    return accepted(summaryOf(table));
  }

  async offerDraw(attendee: Attendee) {
    const found = this.findSeat(attendee);
    if (!found.ok) return found;
    const { table, seat } = found.value;
    if (!table.begun) return notBegun(table);
    if (table.begun.state.outcome) return no('over', 'The game is over');
    table.draw = { by: seat, agreed: [seat], declined: null };
    tellChange(table);
    return accepted(summaryOf(table));
  }

  /** Of two. */
  async answerDraw(attendee: Attendee, agree: boolean) {
    const found = this.findSeat(attendee);
    if (!found.ok) return found;
    const { table, seat } = found.value;
    const { draw } = table;
    if (!draw || draw.declined !== null) return no('not-asked', 'No draw is offered');
    table.draw = agree ? null : { ...draw, declined: seat };
    if (agree) addTo(table, { kind: 'draw', seat: draw.by });
    else tellChange(table);
    return accepted(summaryOf(table));
  }

  /** The first to ask sets it up. */
  async rematch(attendee: Attendee, { name, secret = token(32), commitment }: RematchRequest) {
    const found = this.findSeat(attendee);
    if (!found.ok) return found;
    const { table, seat } = found.value;
    if (!table.begun?.state.outcome) return no('not-asked', 'There is a rematch when the game is over');
    if (!table.rematch) {
      const { game, setup, title, spectators } = table;
      const seats = table.seats.map(({ kind, strength }): CreateRequest['seats'][number] =>
        kind === 'bot' ? { kind, strength: strength! } : { kind: 'open' },
      );
      const wishes = { seats, spectators, ...(title !== null && { title }) };
      const made = this.open({ game, setup, begun: null }, wishes);
      if (!made.ok) return made;
      table.rematch = { by: seat, game: made.value.summary.id };
      tellChange(table);
    }
    const next = this.tables.get(table.rematch.game)!;
    Object.assign(next.seats[seat], {
      kind: 'human',
      name: name ?? null,
      secret,
      invitation: null,
      commitment: commitment ?? null,
    });
    this.seatChanged(next);
    return accepted({ seat, secret, summary: summaryOf(next) });
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
        return found.ok ? [summaryOf(found.value.table)] : [];
      }),
    );
  }

  async exportGame(attendee: Attendee) {
    const found = this.find(attendee);
    if (!found.ok) return found;
    const { table } = found.value;
    if (!table.begun?.state.outcome) return no('forbidden', 'The game can be exported when it is over');
    return accepted(Written.of(recordOf(table.begun, 'ironfield test', sharesIn(table) ?? undefined)));
  }

  async importGame(body: Uint8Array) {
    const read = await readImport(body, SERVICE_LIMITS);
    if (!read.ok) return read;
    const { seed, entries, seats } = read.value;
    const game = games.find(({ id }) => id === read.value.game)!;
    const setup = JSON.parse(read.value.setup.text) as CoreSetup;
    const history = new History(game, setup, seed);
    for (const entry of JSON.parse(entries) as string[]) history.add(JSON.parse(entry) as LogEntry);
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
}
