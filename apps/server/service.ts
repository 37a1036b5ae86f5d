import type {
  Acknowledged,
  ChatMessage,
  CreatedGame,
  CreateRequest,
  DesignVersion,
  GameSummary,
  Invited,
  Joined,
  JoinRequest,
  MenuRequest,
  News,
  OrderRequest,
  Problem,
  RematchRequest,
  Reopened,
  TableView,
} from '@ironfield/client/api.ts';
import type {
  acceptRequest,
  ChallengeList,
  challengeRequest,
  MadeChallenge,
  OwnChallenges,
} from '@ironfield/client/club/challenges.ts';
import type {
  mailCodeRequest,
  mailRequest,
  mailStopRequest,
  NoticeState,
  pushRequest,
} from '@ironfield/client/club/notices.ts';
import type {
  addPasskeyRequest,
  makeWithPasskeyRequest,
  newWithPasskeyRequest,
  openWithPasskeyRequest,
  PasskeyList,
  PasskeyQuestion,
  PasskeyWish,
  removePasskeyRequest,
} from '@ironfield/client/club/passkeys.ts';
import type { CompanyList, PeopleList } from '@ironfield/client/club/people.ts';
import type {
  enterRequest,
  sitRequest,
  Tournament,
  TournamentList,
  TournamentRequest,
} from '@ironfield/client/club/tournaments.ts';
import type {
  Ladder,
  OpenedIdentity,
  OwnGames,
  OwnIdentity,
  RatingHistory,
  Recovered,
  SeatList,
} from '@ironfield/client/club.ts';
import type { OpenedShelf, SaveDesignRequest, SavedDesign, ShelfContent } from '@ironfield/client/shelf.ts';
import type { ListedField, MenuPage } from '@ironfield/kernel/menu/menu-page.ts';
import type { GameRecord } from '@ironfield/kernel/record/record.ts';
import type { Result } from '@ironfield/kernel/refusal.ts';
import type { Seat } from '@ironfield/kernel/state.ts';
import type { z } from 'zod';
import type { Written } from './written.ts';

type Answer<T> = Promise<Result<T, Problem>>;

/** A person at a table: with the secret of a seat, or without one as a spectator. */
export interface Attendee {
  readonly game: string;
  readonly secret?: string;
}

/** Told to a listener in the order it happened; every entry of the log exactly once, in order. */
export interface TableListener {
  news(news: News, table: TableView): void;
  /** The summary has changed without a new entry. */
  changed(table: TableView): void;
  chat(message: ChatMessage): void;
  /** Called when somebody comes or leaves. */
  present?(company: Company): void;
  /** The game can no longer be followed. */
  lost(problem: Problem): void;
}

/** Seats with somebody before a screen, and those that had one. */
export interface Company {
  readonly here: readonly Seat[];
  readonly left: readonly Seat[];
}

export interface Attendance {
  readonly table: TableView;
  /** Entries after the number that the attendee had seen. */
  readonly missed: Written<readonly News[]>;
  readonly recentChat: readonly ChatMessage[];
  stop(): void;
}

/** The service for people who want to be known here. `key`: opens an identity, from one device. */
export interface ClubService {
  newIdentity(request: { name: string }): Answer<OpenedIdentity>;
  recover(request: { phrase: string }): Answer<Recovered>;
  identity(key: string): Answer<OwnIdentity>;
  rename(key: string, request: { name: string }): Answer<OwnIdentity>;
  /** Games with time for every move wait for so many days. */
  vacation(key: string, request: { days: number }): Answer<OwnIdentity>;
  /** An address that is told when a game waits for its owner. */
  webhook(key: string, request: { url: string | null }): Answer<OwnIdentity>;
  newPhrase(key: string): Answer<{ phrase: string }>;
  signOut(key: string, everywhere: boolean): Answer<Record<string, never>>;
  /** Seats that the asker has the secrets of. */
  claimSeats(key: string, request: { seats: { game: string; secret: string }[] }): Answer<SeatList>;
  /** New secrets for own seats, made up by the asker. */
  seatKeys(
    key: string,
    request: { seats: { game: string; seat: number; secret: string }[] },
  ): Answer<SeatList>;
  ownGames(key: string): Answer<OwnGames>;
  ownShelf(key: string, request: { secret: string }): Answer<Record<string, never>>;
  identityFile(key: string): Answer<Written<{ format: 'ironfield-identity' }>>;
  deleteIdentity(key: string, request: { name: string }): Answer<Record<string, never>>;
}

/** Identities that passkeys open. `origin`: of the page that asks, which the door has let in. */
export interface PasskeyService {
  newWithPasskey(
    origin: string | undefined,
    request: z.input<typeof newWithPasskeyRequest>,
  ): Answer<PasskeyWish>;
  makeWithPasskey(
    origin: string | undefined,
    request: z.input<typeof makeWithPasskeyRequest>,
  ): Answer<Recovered>;
  askPasskey(origin: string | undefined): Answer<PasskeyQuestion>;
  openWithPasskey(
    origin: string | undefined,
    request: z.input<typeof openWithPasskeyRequest>,
  ): Answer<Recovered>;
  passkeys(key: string): Answer<PasskeyList>;
  wishPasskey(key: string, origin: string | undefined): Answer<PasskeyWish>;
  addPasskey(
    key: string,
    origin: string | undefined,
    request: z.input<typeof addPasskeyRequest>,
  ): Answer<PasskeyList>;
  removePasskey(key: string, request: z.input<typeof removePasskeyRequest>): Answer<PasskeyList>;
}

/** On which ways people hear that a game waits for them. */
export interface NoticeService {
  notices(key: string): Answer<NoticeState>;
  push(key: string, origin: string | undefined, request: z.input<typeof pushRequest>): Answer<NoticeState>;
  mail(key: string, request: z.input<typeof mailRequest>): Answer<NoticeState>;
  mailCode(key: string, request: z.input<typeof mailCodeRequest>): Answer<NoticeState>;
  mailStop(request: z.input<typeof mailStopRequest>): Answer<Record<string, never>>;
}

/** The service for people who know each other. `key`: opens the identity of whoever asks. */
export interface PeopleService {
  people(key: string): Answer<PeopleList>;
  watch(key: string, request: { person: string; watched: boolean }): Answer<Record<string, never>>;
  block(key: string, request: { person: string; blocked: boolean }): Answer<Record<string, never>>;
  report(
    key: string,
    request: { person: string; game?: string | undefined; words: string },
  ): Answer<Record<string, never>>;
  company(attendee: Attendee): Answer<CompanyList>;
}

/** The service for those who look for a game. */
export interface ChallengeService {
  challenge(key: string, request: z.input<typeof challengeRequest>): Answer<MadeChallenge>;
  challenges(): Answer<ChallengeList>;
  ownChallenges(key: string): Answer<OwnChallenges>;
  accept(key: string, game: string, request: z.input<typeof acceptRequest>): Answer<Joined>;
  declineChallenge(key: string, game: string): Answer<Record<string, never>>;
}

/** The service for tournaments. */
export interface TournamentService {
  make(key: string, request: TournamentRequest): Answer<Tournament>;
  list(): Answer<TournamentList>;
  look(id: string): Answer<Tournament>;
  enter(key: string, id: string, request: z.input<typeof enterRequest>): Answer<Tournament>;
  start(key: string, id: string): Answer<Tournament>;
  cancel(key: string, id: string): Answer<Record<string, never>>;
  sit(key: string, id: string, request: z.input<typeof sitRequest>): Answer<Joined>;
}

/** Ratings of people with an identity, and of bots. */
export interface RatingService {
  ladder(game: string): Answer<Ladder>;
  ratings(rater: string): Answer<RatingHistory>;
}

/**
 * Everything the server can do, apart from speaking HTTP. Every method checks its input, returns problems as values,
 * and resolves only once its changes are committed to the database.
 */
export interface Service {
  readonly club: ClubService;
  readonly passkeys: PasskeyService;
  readonly notices: NoticeService;
  readonly ratings: RatingService;
  readonly people: PeopleService;
  readonly challenges: ChallengeService;
  readonly tournaments: TournamentService;
  /** Charges everything inside to this address: an address that asks for much waits. */
  askedBy<T>(address: string, body: () => T): T;
  /** Charges work of a protocol, such as writing a large table, to its asker. */
  charged<T>(body: () => T): T;
  create(request: CreateRequest): Answer<CreatedGame>;
  /** The game and seat of an invitation. */
  invited(game: string, invitation: string): Answer<Invited>;
  join(game: string, request: JoinRequest): Answer<Joined>;
  /** Games that anyone may join, the newest of every host first. */
  openGames(): Answer<readonly GameSummary[]>;
  /** The secret that a seat adds to the dice; with the last one the game begins. */
  share(attendee: Attendee, secret: string): Answer<GameSummary>;
  /** For the host, before the game begins: the guest loses the seat, and there is a new invitation to it. */
  reopen(attendee: Attendee, seat: Seat): Answer<Reopened>;
  /** For a guest, before the game begins: the seat is open again, and the invitation to it good again. */
  standUp(attendee: Attendee): Answer<GameSummary>;
  /** For the host, before the game begins: the game leaves the list of open games. */
  withdraw(attendee: Attendee): Answer<GameSummary>;
  look(attendee: Attendee): Answer<TableView>;
  /**
   * The menu of a seat, for clients that do not know the rules; page by page, because a whole menu may be very large.
   */
  menu(attendee: Attendee): Answer<MenuPage>;
  menuFields(attendee: Attendee, request: MenuRequest): Answer<readonly ListedField[]>;
  /** Follow a table from now on. */
  attend(attendee: Attendee, since: number | null, listener: TableListener): Answer<Attendance>;
  /** Everything after the first `since` entries, as the attendee may know it. */
  history(attendee: Attendee, since: number): Answer<Written<readonly News[]>>;
  /** When, by the time of games, something has arrived that is heard now. */
  arrival(): number;
  /** `arrived`: where that was not just now. Until then the clock of the seat has run. */
  order(attendee: Attendee, request: OrderRequest, arrived?: number): Answer<Acknowledged>;
  concede(attendee: Attendee, request: string): Answer<Acknowledged>;
  proposeTakeback(attendee: Attendee, to: number): Answer<GameSummary>;
  answerTakeback(attendee: Attendee, agree: boolean): Answer<GameSummary>;
  /** A draw that all must accept; bots do so when they would rather lose than win. */
  offerDraw(attendee: Attendee): Answer<GameSummary>;
  answerDraw(attendee: Attendee, agree: boolean): Answer<GameSummary>;
  /** The same battle again, after the end: the first to ask sets it up, the others take their seats. */
  rematch(attendee: Attendee, request: RematchRequest): Answer<Joined>;
  /** A repeated `request` of a seat is posted only once. */
  chat(attendee: Attendee, text: string, request?: string): Answer<ChatMessage>;
  chatHistory(attendee: Attendee): Answer<readonly ChatMessage[]>;
  /** The games behind these seats, as far as they exist; unknown ones are left out. */
  mine(attendees: readonly Attendee[]): Answer<readonly GameSummary[]>;
  /** The whole game with its seed and what that was made of: only when it is over. */
  exportGame(attendee: Attendee): Answer<Written<GameRecord>>;
  /**
   * Imports a game from a file, with seats as wished. An unfinished game has no open seats: the importer knows its
   * seed, and so every future roll. Its summary says so for good.
   */
  importGame(body: Uint8Array): Answer<CreatedGame>;
  /** A shelf for designs; without a secret of the owner's the server makes one up. */
  openShelf(secret: string | undefined): Answer<OpenedShelf>;
  shelf(secret: string): Answer<ShelfContent>;
  /** Some versions of a design after the first `since`, from the oldest on. */
  designVersions(secret: string, design: string, since: number): Answer<readonly DesignVersion[]>;
  saveDesign(secret: string, design: string, request: SaveDesignRequest): Answer<SavedDesign>;
  /** Why it cannot be used at the moment, in a sentence; `null` when it can. */
  trouble(): Promise<string | null>;
  /** Stops taking requests, finishes current work and releases its listeners. */
  close(): Promise<void>;
}
