import { setTimeout as wait } from 'node:timers/promises';
import {
  type Acknowledged,
  type ChatMessage,
  type CreateRequest,
  chatRequest,
  createRequest,
  type DesignVersion,
  type GameSummary,
  invitedRequest,
  type JoinRequest,
  joinRequest,
  LIMITS,
  type MenuRequest,
  menuRequest,
  type News,
  type OrderRequest,
  orderRequest,
  type Problem,
  type RematchRequest,
  type Reopened,
  rematchRequest,
  reopenRequest,
  requestId,
  shareRequest,
  takebackRequest,
} from '@ironfield/client/api.ts';
import { type SaveDesignRequest, saveDesignRequest } from '@ironfield/client/shelf.ts';
import type { Menu } from '@ironfield/kernel/menu/menu.ts';
import { fieldsAt, firstPage, type ListedField, type MenuPage } from '@ironfield/kernel/menu/menu-page.ts';
import { menuFor } from '@ironfield/kernel/play/advance.ts';
import type { GameRecord } from '@ironfield/kernel/record/record.ts';
import { countOf } from '@ironfield/kernel/record/telling.ts';
import { accepted, type Result, refused } from '@ironfield/kernel/refusal.ts';
import type { Seat, Viewer } from '@ironfield/kernel/state.ts';
import type { Logger } from 'pino';
import type { Costs } from '../limits/costs.ts';
import type { ServiceLimits } from '../limits/service-limits.ts';
import { noEntry, problem } from '../problems.ts';
import type {
  Attendance,
  Attendee,
  ChallengeService,
  ClubService,
  NoticeService,
  PasskeyService,
  PeopleService,
  RatingService,
  Service,
  TableListener,
  TournamentService,
} from '../service.ts';
import type { Shelves } from '../shelves/shelves.ts';
import type { KeptGame } from '../storage/kept-game.ts';
import type { Store } from '../storage/store.ts';
import type { Arrivals } from '../tables/arrivals.ts';
import { sharesIn } from '../tables/dice.ts';
import type { Moment } from '../tables/game-time.ts';
import type { Moves } from '../tables/moves.ts';
import type { Offers } from '../tables/offers.ts';
import { isWellFormed, lastingViewerOf, viewerOf } from '../tables/secrets.ts';
import { summaryFor, summaryOf } from '../tables/summary.ts';
import type { Table } from '../tables/table.ts';
import type { Tables } from '../tables/tables.ts';
import type { OldNews, Written as WrittenGame } from '../tables/workshop/work.ts';
import type { Workshop } from '../tables/workshop/workshop.ts';
import { Written } from '../written.ts';
import { type Answer, CLOSING, type Guard, TooMuchNewsError, UnseatedError } from './service-guard.ts';
import { type Lobby, refusedSeat } from './service-lobby.ts';
import type { Watchdog } from './watchdog.ts';

export interface ReceptionSettings {
  readonly store: Store;
  readonly tables: Tables;
  readonly moves: Moves;
  readonly offers: Offers;
  readonly lobby: Lobby;
  readonly workshop: Workshop;
  readonly shelves: Shelves;
  readonly club: ClubService;
  readonly passkeys: PasskeyService;
  readonly notices: NoticeService;
  readonly ratings: RatingService;
  readonly people: PeopleService;
  readonly challenges: ChallengeService;
  readonly tournaments: TournamentService;
  /** Whoever sits there may say nothing. */
  readonly isSilenced: (game: string, seat: Seat) => Promise<boolean>;
  readonly costs: Costs;
  readonly guard: Guard;
  readonly watchdog: Pick<Watchdog, 'heldUp'>;
  readonly arrivals: Arrivals;
  readonly version: string;
  readonly limits: ServiceLimits;
  readonly logger: Logger;
  readonly now: () => Moment;
  onClose(): Promise<void>;
}

/** Milliseconds after which a database that has not answered is in trouble. */
const LATE = 3000;

/** Chat messages shown to a newcomer. */
const RECENT_CHAT = 50;

/** Looks at who asks, brings them to their table, and makes a problem of whatever goes wrong there. */
export class Reception implements Service {
  private readonly settings: ReceptionSettings;
  private readonly guard: Guard;
  readonly club: ClubService;
  readonly passkeys: PasskeyService;
  readonly notices: NoticeService;
  readonly ratings: RatingService;
  readonly people: PeopleService;
  readonly challenges: ChallengeService;
  readonly tournaments: TournamentService;

  constructor(settings: ReceptionSettings) {
    this.club = settings.club;
    this.passkeys = settings.passkeys;
    this.notices = settings.notices;
    this.ratings = settings.ratings;
    this.people = settings.people;
    this.challenges = settings.challenges;
    this.tournaments = settings.tournaments;
    this.settings = settings;
    this.guard = settings.guard;
  }

  askedBy<T>(address: string, body: () => T): T {
    return this.settings.costs.as(address, body);
  }

  charged<T>(body: () => T): T {
    return this.settings.costs.charge(null, body);
  }

  create(request: CreateRequest) {
    return this.guard.checked('create', createRequest, request, (checked) =>
      this.settings.lobby.create(checked),
    );
  }

  join(game: string, request: JoinRequest) {
    return this.guard.checked('join', joinRequest, request, (checked) =>
      this.settings.lobby.join(game, checked),
    );
  }

  openGames() {
    return this.guard.guarded('open games', () => this.settings.lobby.open());
  }

  invited(game: string, invitation: string) {
    return this.guard.checked('invitation', invitedRequest, { invitation }, (checked) =>
      this.settings.lobby.invited(game, checked.invitation),
    );
  }

  share(attendee: Attendee, secret: string): Answer<GameSummary> {
    return this.guard.checked('share', shareRequest, { secret }, async (checked) => {
      const seat = await this.seated(attendee);
      return seat.ok ? this.settings.lobby.share(attendee.game, seat.value, checked.secret) : seat;
    });
  }

  reopen(attendee: Attendee, wanted: Seat): Answer<Reopened> {
    return this.guard.checked('reopen', reopenRequest, { seat: wanted }, async (checked) => {
      const host = await this.seated(attendee);
      return host.ok ? this.settings.lobby.reopen(attendee.game, host.value, checked.seat) : host;
    });
  }

  standUp(attendee: Attendee): Answer<GameSummary> {
    return this.guard.guarded('standUp', async () => {
      const guest = await this.seated(attendee);
      return guest.ok ? this.settings.lobby.standUp(attendee.game, guest.value) : guest;
    });
  }

  withdraw(attendee: Attendee): Answer<GameSummary> {
    return this.guard.guarded('withdraw', async () => {
      const host = await this.seated(attendee);
      return host.ok ? this.settings.lobby.withdraw(attendee.game, host.value) : host;
    });
  }

  importGame(body: Uint8Array) {
    return this.guard.guarded('import', () => this.settings.lobby.import(body));
  }

  look(attendee: Attendee) {
    return this.atTable('look', attendee, (table, viewer) =>
      this.upToDate(table, () => table.lookOf(viewer)),
    );
  }

  menu(attendee: Attendee): Answer<MenuPage> {
    return this.readMenu(attendee, (menu) => accepted(firstPage(menu)));
  }

  menuFields(attendee: Attendee, request: MenuRequest): Answer<readonly ListedField[]> {
    return this.guard.checked('menu', menuRequest, request, ({ type, chosen = [], from = 0 }) =>
      this.readMenu(attendee, (menu) => {
        const fields = fieldsAt(menu, { type, chosen, from });
        return fields.ok ? fields : refused({ code: 'illegal', ...fields.error });
      }),
    );
  }

  private readMenu<T>(attendee: Attendee, read: (menu: Menu) => Result<T, Problem>): Answer<T> {
    return this.atSeat('menu', attendee, async (table, seat) => {
      await this.settings.tables.bringUpToDate(table);
      return this.settings.costs.charge(table.id, () => {
        // At a battle that rests nobody is asked.
        const menu = table.kept.waiting.includes(seat) ? menuFor(table.game, table.state, seat) : null;
        return menu ? read(menu) : problem('not-asked', 'It is not your decision');
      });
    });
  }

  attend(attendee: Attendee, since: number | null, listener: TableListener): Answer<Attendance> {
    return this.atTable('attend', attendee, (table, viewer) =>
      this.withNews(table, viewer, since, async (missed) => {
        const recentChat = (await this.settings.store.chat(table.id)).slice(-RECENT_CHAT);
        const known = recentChat.at(-1)?.id ?? 0;
        if (viewerOf(table.kept, attendee.secret) !== viewer) throw new UnseatedError();
        const stop = table.follow(viewer, {
          news: (news, look) => listener.news(news, look),
          changed: (look) => listener.changed(look),
          lost: (reason) => listener.lost(reason),
          present: (company) => listener.present?.(company),
          // Messages from other processes may be known before they are heard.
          chat: (message) => {
            if (message.id > known) listener.chat(message);
          },
        });
        return { table: table.lookOf(viewer), missed, recentChat, stop };
      }),
    );
  }

  history(attendee: Attendee, since: number): Answer<Written<readonly News[]>> {
    return this.atTable('history', attendee, async (table, viewer) => {
      const { recent, kept } = await this.upToDate(table, () => ({
        recent: table.recentNews(since, viewer),
        kept: table.kept,
      }));
      if (recent) return Written.of(recent);
      return new Written((await this.oldNews(kept, viewer, since)).text);
    });
  }

  /** The news after a number of entries, as much as fits one answer. Nobody at the table waits for it. */
  private async oldNews(kept: KeptGame, viewer: Viewer, since: number): Promise<OldNews> {
    const { workshop, tables } = this.settings;
    const log = await tables.log(kept, kept.number);
    return workshop.ask('news', { ...log, viewer, since, bytes: LIMITS.history });
  }

  /** Holds the table exclusively, up to date with everything missed. */
  private async withNews<T>(
    table: Table,
    viewer: Viewer,
    since: number | null,
    body: (missed: Written<readonly News[]>) => Promise<T>,
  ): Promise<T> {
    const old: string[] = [];
    let known = since;
    for (;;) {
      const result = await this.upToDate(table, async () => {
        const recent = known === null ? [] : table.recentNews(known, viewer);
        if (!recent) return { kept: table.kept };
        return { value: await body(joined([...old, JSON.stringify(recent)])) };
      });
      if ('value' in result) return result.value;
      const { text, last } = await this.oldNews(result.kept, viewer, known!);
      if (last < countOf(result.kept.counts, viewer, result.kept.number)) throw new TooMuchNewsError();
      old.push(text);
      known = last;
    }
  }

  /** Input read now may have waited while the server was busy. */
  arrival(): number {
    const { watchdog, now } = this.settings;
    return Math.floor(now().time - watchdog.heldUp);
  }

  order(attendee: Attendee, request: OrderRequest, arrived = this.arrival()): Answer<Acknowledged> {
    const { moves, arrivals } = this.settings;
    return arrivals.during(attendee.game, arrived, () =>
      this.guard.checked('order', orderRequest, request, (checked) =>
        this.atSeat('order', attendee, (table, seat) => moves.order(table, seat, checked, arrived)),
      ),
    );
  }

  concede(attendee: Attendee, request: string): Answer<Acknowledged> {
    return this.guard.checked('concede', requestId, request, (checked) =>
      this.atSeat('concede', attendee, (table, seat) => this.settings.moves.concede(table, seat, checked)),
    );
  }

  proposeTakeback(attendee: Attendee, to: number): Answer<GameSummary> {
    return this.guard.checked('takeback', takebackRequest, { to }, (checked) =>
      this.atSeat('takeback', attendee, (table, seat) =>
        this.settings.offers.proposeTakeback(table, seat, checked.to),
      ),
    );
  }

  answerTakeback(attendee: Attendee, agree: boolean): Answer<GameSummary> {
    return this.atSeat('takeback', attendee, (table, seat) =>
      this.settings.offers.answerTakeback(table, seat, agree),
    );
  }

  offerDraw(attendee: Attendee): Answer<GameSummary> {
    return this.atSeat('draw', attendee, (table, seat) => this.settings.offers.offerDraw(table, seat));
  }

  answerDraw(attendee: Attendee, agree: boolean): Answer<GameSummary> {
    return this.atSeat('draw', attendee, (table, seat) =>
      this.settings.offers.answerDraw(table, seat, agree),
    );
  }

  rematch(attendee: Attendee, request: RematchRequest) {
    return this.guard.checked('rematch', rematchRequest, request, (checked) =>
      this.atSeat('rematch', attendee, async (table, seat) => {
        await this.settings.tables.bringUpToDate(table);
        return this.settings.lobby.rematch(table, seat, checked);
      }),
    );
  }

  chat(attendee: Attendee, said: string, request?: string): Answer<ChatMessage> {
    return this.guard.checked(
      'chat',
      chatRequest,
      { text: said, request },
      ({ text, request: name = null }) =>
        this.atSeat('chat', attendee, (table, seat) => this.say(table, seat, text, name)),
    );
  }

  private async say(table: Table, seat: Seat, text: string, request: string | null): Answer<ChatMessage> {
    const { store, tables, limits, now, isSilenced } = this.settings;
    if (table.kept.chats >= limits.chats) return problem('too-many', 'Enough has been said at this table');
    if (await isSilenced(table.id, seat)) return problem('forbidden', 'You are banned and may say nothing');
    const { name, side } = table.kept.seats[seat];
    const message = await store.say(table.id, { seat, name: name ?? side, text, at: now().date, request });
    // Told in order: if others have spoken meanwhile, theirs comes first.
    if (message.id === table.kept.chats + 1) table.hear(message);
    else await tables.refresh(table);
    return accepted(message);
  }

  chatHistory(attendee: Attendee): Answer<readonly ChatMessage[]> {
    return this.guard.guarded('chat history', async () => {
      const entrance = await this.entrance(attendee);
      return entrance.ok ? accepted(await this.settings.store.chat(attendee.game)) : entrance;
    });
  }

  mine(attendees: readonly Attendee[]): Answer<readonly GameSummary[]> {
    return this.guard.guarded('mine', async () => {
      const wanted = attendees.filter(({ game, secret }) => isWellFormed(game, secret));
      const games = await this.settings.store.gamesOf([...new Set(wanted.map(({ game }) => game))]);
      const seen = games.flatMap((game) => {
        const viewers = wanted.flatMap(({ game: id, secret }) =>
          id === game.id ? (viewerOf(game, secret) ?? []) : [],
        );
        return viewers.length > 0 ? [summaryFor(summaryOf(game, this.settings.now()), game, viewers[0])] : [];
      });
      return accepted(seen);
    });
  }

  exportGame(attendee: Attendee): Answer<Written<GameRecord>> {
    const { workshop } = this.settings;
    return this.guard.guarded('export', async () => {
      const reached = await this.reach(attendee, (table) => this.upToDate(table, () => table.kept));
      if (!reached.ok) return reached;
      const { value: kept } = reached;
      if (!kept.outcome) {
        return problem('forbidden', 'The file tells the dice, so it is there only when the game is over');
      }
      return accepted(new Written(await workshop.ask('write', await this.withBattles(kept))));
    });
  }

  /** A game as it goes into a file, with its battles. */
  private async withBattles(kept: KeptGame): Promise<WrittenGame> {
    const { tables, store, version } = this.settings;
    const dice = sharesIn(kept);
    const log = await tables.log(kept, kept.number);
    const battles: (WrittenGame | null)[] = [];
    for (const { errand, game } of kept.battles) {
      const battle = await store.game(game);
      while (battles.length < errand) battles.push(null);
      battles.push(battle && (await this.withBattles(battle)));
    }
    return { ...log, version, ...(dice && { dice }), ...(battles.length > 0 && { battles }) };
  }

  openShelf(secret: string | undefined) {
    return this.guard.guarded('shelf', () => this.settings.shelves.open(secret));
  }

  shelf(secret: string) {
    return this.guard.guarded('shelf', () => this.settings.shelves.look(secret));
  }

  designVersions(secret: string, design: string, since: number): Answer<readonly DesignVersion[]> {
    return this.guard.guarded('design', () => this.settings.shelves.versions(secret, design, since));
  }

  saveDesign(secret: string, design: string, request: SaveDesignRequest) {
    return this.guard.checked('save', saveDesignRequest, request, (checked) =>
      this.settings.shelves.save(secret, design, checked),
    );
  }

  async trouble(): Promise<string | null> {
    const { store } = this.settings;
    if (this.guard.isClosed) return CLOSING;
    const isLate = wait(LATE, false, { ref: false });
    const hasAnswered = await Promise.race([store.answers().catch(() => false), isLate]);
    return store.database.trouble ?? (hasAnswered ? null : 'The database does not answer');
  }

  close(): Promise<void> {
    return this.guard.close(() => this.settings.onClose());
  }

  private atTable<T>(
    what: string,
    attendee: Attendee,
    body: (table: Table, viewer: Viewer) => Promise<T>,
  ): Answer<T> {
    return this.guard.guarded(what, () => this.reach(attendee, body));
  }

  private atSeat<T>(
    what: string,
    attendee: Attendee,
    body: (table: Table, seat: Seat) => Answer<T>,
  ): Answer<T> {
    return this.guard.guarded(what, async () => {
      const result = await this.reach(attendee, async (table, viewer) =>
        viewer === 'spectator' ? refusedSeat() : table.exclusively(() => body(table, viewer)),
      );
      return result.ok ? result.value : result;
    });
  }

  private async reach<T>(attendee: Attendee, body: (table: Table, viewer: Viewer) => Promise<T>): Answer<T> {
    const entrance = await this.entrance(attendee);
    if (!entrance.ok) return entrance;
    let result: { readonly value: T } | null = null;
    await this.settings.tables.use(attendee.game, async (table) => {
      result = { value: await body(table, entrance.value) };
    });
    return result
      ? accepted((result as { readonly value: T }).value)
      : noEntry(attendee.secret !== undefined);
  }

  /** Looks up anyone unknown in the database, wherever the game is. */
  private async entrance({ game, secret }: Attendee): Answer<Viewer> {
    if (!isWellFormed(game, secret)) return noEntry(secret !== undefined);
    const { tables, store } = this.settings;
    const table = tables.peek(game);
    // Before the game begins a guest may lose the seat again, and another process may know it first.
    const known = table?.isBegun ? lastingViewerOf(table.kept, secret) : null;
    if (known !== null) return accepted(known);
    const viewer = viewerOf(await store.game(game), secret);
    return viewer === null ? noEntry(secret !== undefined) : accepted(viewer);
  }

  private async seated(attendee: Attendee): Answer<Seat> {
    const viewer = await this.entrance(attendee);
    if (!viewer.ok) return viewer;
    return viewer.value === 'spectator' ? refusedSeat() : accepted(viewer.value);
  }

  /** With PostgreSQL another process may have been faster than its notification. */
  private upToDate<T>(table: Table, body: () => T | Promise<T>): Promise<T> {
    return table.exclusively(async () => {
      await this.settings.tables.bringUpToDate(table);
      return body();
    });
  }
}

/** Lists, one after the other, as one. */
function joined<T>(lists: readonly string[]): Written<readonly T[]> {
  const parts = lists.map((list) => list.slice(1, -1)).filter((part) => part !== '');
  return new Written(`[${parts.join()}]`);
}
