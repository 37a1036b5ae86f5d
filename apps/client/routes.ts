import { z } from 'zod';
import * as api from './api.ts';
import { catalogue, health, ruleIndex } from './catalogue.ts';
import * as club from './club.ts';
import { heard, mishapReport } from './mishap.ts';
import * as shelf from './shelf.ts';

/**
 * Every JSON route of the server, once: the server registers them from here, the client calls them from here, and
 * the description at /api/openapi.json is written from here.
 */
export interface Route {
  readonly method: 'GET' | 'POST';
  /** With `:name` for parameters. */
  readonly path: string;
  readonly summary: string;
  /** Says if the secret of a seat may or must come along, as `Authorization: Bearer`. */
  readonly seat: 'none' | 'may' | 'must';
  /** The secret of a shelf must come along, in the same way. */
  readonly shelf?: true;
  /** The key of an identity must come along, in the same way. */
  readonly identity?: true;
  readonly query?: z.ZodType;
  readonly body?: z.ZodType;
  /** The body is passed on unparsed: it may be large, and its reader takes the time to check it. */
  readonly isRaw?: true;
  /** Bytes of the body. */
  readonly bodyLimit?: number;
  readonly answer: z.ZodType;
  readonly status: 200 | 201;
  /** Its possible problems, besides those of every route. */
  readonly problems: readonly api.Problem['code'][];
}

const route = <const R extends Route>(definition: R): R => definition;

/** Envelope and escapes around an order, and whatever else is small. */
const SMALL = 16 * 1024;
const AT_TABLE = ['unknown-game', 'unknown-seat', 'forbidden'] as const;
const ORDER = [...AT_TABLE, 'stale', 'not-asked', 'illegal', 'over'] as const;

const since = z.strictObject({
  since: z
    .string()
    .regex(/^\d{1,9}$/, 'must be a whole number')
    .transform(Number)
    .optional(),
});

export const routes = {
  health: route({
    method: 'GET',
    path: '/api/health',
    summary: 'Whether the server is up.',
    seat: 'none',
    answer: health,
    status: 200,
    problems: [],
  }),
  ready: route({
    method: 'GET',
    path: '/api/ready',
    summary: 'Whether the server can take games: its database answers and is up to date.',
    seat: 'none',
    answer: health,
    status: 200,
    problems: ['unavailable'],
  }),
  description: route({
    method: 'GET',
    path: '/api/openapi.json',
    summary: 'This description.',
    seat: 'none',
    answer: z.looseObject({ openapi: z.string() }),
    status: 200,
    problems: [],
  }),
  catalogue: route({
    method: 'GET',
    path: '/api/catalogue',
    summary: 'The rule systems with their scenarios and options.',
    seat: 'none',
    answer: catalogue,
    status: 200,
    problems: [],
  }),
  rules: route({
    method: 'GET',
    path: '/api/catalogue/:game/rules',
    summary: 'The rule index of a rule system, in our own words.',
    seat: 'none',
    answer: ruleIndex,
    status: 200,
    problems: ['unknown-game'],
  }),
  create: route({
    method: 'POST',
    path: '/api/games',
    summary: 'Sets a game up. The answer is the only time its secrets and invitations are shown.',
    seat: 'none',
    body: api.createRequest,
    bodyLimit: api.LIMITS.body,
    answer: api.createdGame,
    status: 201,
    problems: ['unknown-game', 'illegal', 'full'],
  }),
  import: route({
    method: 'POST',
    path: '/api/games/import',
    summary: 'Starts a game from an exported file.',
    seat: 'none',
    body: api.importRequest,
    isRaw: true,
    bodyLimit: api.LIMITS.import,
    answer: api.createdGame,
    status: 201,
    problems: ['unknown-game', 'illegal'],
  }),
  open: route({
    method: 'GET',
    path: '/api/open',
    summary: 'Games that anybody may join: listed ones with an open seat, the newest of every host first.',
    seat: 'none',
    answer: api.gameList,
    status: 200,
    problems: [],
  }),
  mine: route({
    method: 'POST',
    path: '/api/mine',
    summary: 'The games of the seats whose secrets are sent along; unknown ones are left out.',
    seat: 'none',
    body: api.mineRequest,
    bodyLimit: 2 * SMALL,
    answer: api.gameList,
    status: 200,
    problems: [],
  }),
  invited: route({
    method: 'POST',
    path: '/api/games/:id/invitation',
    summary: 'Which seat an invitation is for, and in what game; it stays good.',
    seat: 'none',
    body: api.invitedRequest,
    bodyLimit: SMALL,
    answer: api.invited,
    status: 200,
    problems: AT_TABLE,
  }),
  join: route({
    method: 'POST',
    path: '/api/games/:id/join',
    summary: 'Takes an open seat with its invitation, or a seat of a listed game by its number.',
    seat: 'none',
    body: api.joinRequest,
    bodyLimit: SMALL,
    answer: api.joined,
    status: 200,
    problems: [...AT_TABLE, 'full'],
  }),
  look: route({
    method: 'GET',
    path: '/api/games/:id',
    summary: 'The table as a seat, or a spectator, sees it.',
    seat: 'may',
    answer: api.tableView,
    status: 200,
    problems: AT_TABLE,
  }),
  menu: route({
    method: 'GET',
    path: '/api/games/:id/menu',
    summary: 'What a seat is asked now, and the kinds of order that may answer it.',
    seat: 'must',
    answer: api.menuPage,
    status: 200,
    problems: [...AT_TABLE, 'not-asked'],
  }),
  menuFields: route({
    method: 'POST',
    path: '/api/games/:id/menu',
    summary: 'What can be chosen in one kind of order, one choice after the other.',
    seat: 'must',
    body: api.menuRequest,
    bodyLimit: SMALL,
    answer: api.fieldList,
    status: 200,
    problems: [...AT_TABLE, 'not-asked', 'illegal'],
  }),
  history: route({
    method: 'GET',
    path: '/api/games/:id/history',
    summary: 'What has happened, as a seat or a spectator may know it.',
    seat: 'may',
    query: since,
    answer: api.newsList,
    status: 200,
    problems: AT_TABLE,
  }),
  order: route({
    method: 'POST',
    path: '/api/games/:id/orders',
    summary: 'Gives an order. Sending the same request again does nothing twice.',
    seat: 'must',
    body: api.orderRequest,
    bodyLimit: api.LIMITS.order,
    answer: api.acknowledged,
    status: 200,
    problems: ORDER,
  }),
  share: route({
    method: 'POST',
    path: '/api/games/:id/share',
    summary: 'Tells the secret that a seat adds to the dice, once all seats are taken.',
    seat: 'must',
    body: api.shareRequest,
    bodyLimit: SMALL,
    answer: api.gameSummary,
    status: 200,
    problems: [...AT_TABLE, 'not-asked', 'illegal'],
  }),
  reopen: route({
    method: 'POST',
    path: '/api/games/:id/reopen',
    summary:
      'Opens a seat again before the game begins, and sends whoever has taken it away; for those who have set it up.',
    seat: 'must',
    body: api.reopenRequest,
    bodyLimit: SMALL,
    answer: api.reopened,
    status: 200,
    problems: [...AT_TABLE, 'not-asked', 'illegal'],
  }),
  standUp: route({
    method: 'POST',
    path: '/api/games/:id/stand-up',
    summary: 'Gives a seat back before the game begins; for guests.',
    seat: 'must',
    body: api.standUpRequest,
    bodyLimit: SMALL,
    answer: api.gameSummary,
    status: 200,
    problems: [...AT_TABLE, 'not-asked'],
  }),
  withdraw: route({
    method: 'POST',
    path: '/api/games/:id/withdraw',
    summary: 'Takes a game off the list before it begins; for those who have set it up.',
    seat: 'must',
    body: api.withdrawRequest,
    bodyLimit: SMALL,
    answer: api.gameSummary,
    status: 200,
    problems: [...AT_TABLE, 'not-asked'],
  }),
  concede: route({
    method: 'POST',
    path: '/api/games/:id/concede',
    summary: 'Gives the game up.',
    seat: 'must',
    body: api.concedeRequest,
    bodyLimit: SMALL,
    answer: api.acknowledged,
    status: 200,
    problems: [...AT_TABLE, 'not-asked', 'over'],
  }),
  takeback: route({
    method: 'POST',
    path: '/api/games/:id/takeback',
    summary: 'Proposes to go back to an earlier point.',
    seat: 'must',
    body: api.takebackRequest,
    bodyLimit: SMALL,
    answer: api.gameSummary,
    status: 200,
    problems: ORDER,
  }),
  answerTakeback: route({
    method: 'POST',
    path: '/api/games/:id/takeback/answer',
    summary: 'Agrees to an open proposal to go back, or declines it.',
    seat: 'must',
    body: api.proposalAnswer,
    bodyLimit: SMALL,
    answer: api.gameSummary,
    status: 200,
    problems: ORDER,
  }),
  draw: route({
    method: 'POST',
    path: '/api/games/:id/draw',
    summary:
      'Offers a draw, or accepts the one that is offered; bots answer by what they think of their chances.',
    seat: 'must',
    body: api.drawRequest,
    bodyLimit: SMALL,
    answer: api.gameSummary,
    status: 200,
    problems: ORDER,
  }),
  answerDraw: route({
    method: 'POST',
    path: '/api/games/:id/draw/answer',
    summary: 'Accepts a draw that is offered, or plays on; whoever offered it may withdraw.',
    seat: 'must',
    body: api.proposalAnswer,
    bodyLimit: SMALL,
    answer: api.gameSummary,
    status: 200,
    problems: ORDER,
  }),
  rematch: route({
    method: 'POST',
    path: '/api/games/:id/rematch',
    summary:
      'Takes a seat in the same battle again, with new dice, when the game is over; whoever asks first sets it up.',
    seat: 'must',
    body: api.rematchRequest,
    bodyLimit: SMALL,
    answer: api.joined,
    status: 200,
    problems: [...AT_TABLE, 'not-asked'],
  }),
  chatHistory: route({
    method: 'GET',
    path: '/api/games/:id/chat',
    summary: 'What has been said at the table.',
    seat: 'may',
    answer: api.chatList,
    status: 200,
    problems: AT_TABLE,
  }),
  chat: route({
    method: 'POST',
    path: '/api/games/:id/chat',
    summary: 'Says something to everybody at the table.',
    seat: 'must',
    body: api.chatRequest,
    bodyLimit: SMALL,
    answer: api.chatMessage,
    status: 201,
    problems: AT_TABLE,
  }),
  export: route({
    method: 'POST',
    path: '/api/games/:id/export',
    summary: 'The whole game as a file, with its seed and all shares of it, when it is over.',
    seat: 'may',
    body: api.exportRequest,
    bodyLimit: SMALL,
    answer: api.gameFile,
    status: 200,
    problems: AT_TABLE,
  }),
  openShelf: route({
    method: 'POST',
    path: '/api/shelves',
    summary: 'Makes a shelf for designs, unless there is one with this secret already.',
    seat: 'none',
    body: shelf.openShelfRequest,
    bodyLimit: SMALL,
    answer: shelf.openedShelf,
    status: 201,
    problems: [],
  }),
  shelf: route({
    method: 'GET',
    path: '/api/shelf',
    summary: 'Which designs are on a shelf, and which versions of them.',
    seat: 'none',
    shelf: true,
    answer: shelf.shelfContent,
    status: 200,
    problems: [],
  }),
  designVersions: route({
    method: 'GET',
    path: '/api/shelf/designs/:design',
    summary: 'What was saved of a design after so many versions, from the oldest on.',
    seat: 'none',
    shelf: true,
    query: since,
    answer: shelf.versionList,
    status: 200,
    problems: ['unknown-design'],
  }),
  saveDesign: route({
    method: 'POST',
    path: '/api/shelf/designs/:design',
    summary: 'Saves a further version of a design. Saving the same version again does nothing twice.',
    seat: 'none',
    shelf: true,
    body: shelf.saveDesignRequest,
    bodyLimit: api.LIMITS.design,
    answer: shelf.savedDesign,
    status: 200,
    problems: ['unknown-design', 'stale', 'full'],
  }),
  newIdentity: route({
    method: 'POST',
    path: '/api/identities',
    summary: 'Makes an identity. The answer is the only time its key and its recovery phrase are shown.',
    seat: 'none',
    body: club.newIdentityRequest,
    bodyLimit: SMALL,
    answer: club.openedIdentity,
    status: 201,
    problems: ['busy'],
  }),
  recover: route({
    method: 'POST',
    path: '/api/identities/recover',
    summary: 'Opens an identity on another device by its recovery phrase.',
    seat: 'none',
    body: club.recoverRequest,
    bodyLimit: SMALL,
    answer: club.recovered,
    status: 200,
    problems: ['unknown-identity', 'busy'],
  }),
  identity: route({
    method: 'GET',
    path: '/api/identity',
    summary: 'The identity that the key opens.',
    seat: 'none',
    identity: true,
    answer: club.ownIdentity,
    status: 200,
    problems: [],
  }),
  rename: route({
    method: 'POST',
    path: '/api/identity/name',
    summary: 'Gives the identity another name.',
    seat: 'none',
    identity: true,
    body: club.renameRequest,
    bodyLimit: SMALL,
    answer: club.ownIdentity,
    status: 200,
    problems: [],
  }),
  vacation: route({
    method: 'POST',
    path: '/api/identity/vacation',
    summary: 'Away for some days: games with time for every move wait. No days end a vacation.',
    seat: 'none',
    identity: true,
    body: club.vacationRequest,
    bodyLimit: SMALL,
    answer: club.ownIdentity,
    status: 200,
    problems: ['full', 'stale'],
  }),
  webhook: route({
    method: 'POST',
    path: '/api/identity/webhook',
    summary:
      'An https address on the open internet that is told when a game waits for its owner; null for none.',
    seat: 'none',
    identity: true,
    body: club.webhookRequest,
    bodyLimit: SMALL,
    answer: club.ownIdentity,
    status: 200,
    problems: ['illegal'],
  }),
  newPhrase: route({
    method: 'POST',
    path: '/api/identity/phrase',
    summary: 'Makes a new recovery phrase; the former is good no longer.',
    seat: 'none',
    identity: true,
    body: club.newPhraseRequest,
    bodyLimit: SMALL,
    answer: club.newPhraseAnswer,
    status: 200,
    problems: ['busy'],
  }),
  signOut: route({
    method: 'POST',
    path: '/api/identity/leave',
    summary: 'The key of this device, or of all, is good no longer.',
    seat: 'none',
    identity: true,
    body: club.signOutRequest,
    bodyLimit: SMALL,
    answer: club.doneAnswer,
    status: 200,
    problems: [],
  }),
  claimSeats: route({
    method: 'POST',
    path: '/api/identity/seats',
    summary:
      'Gives seats, whose secrets are sent along, to the identity; those of others and unknown ones are left out.',
    seat: 'none',
    identity: true,
    body: club.claimRequest,
    bodyLimit: 2 * SMALL,
    answer: club.seatList,
    status: 200,
    problems: ['full'],
  }),
  seatKeys: route({
    method: 'POST',
    path: '/api/identity/keys',
    summary: 'Opens seats of the identity with new secrets, so that another device can play on.',
    seat: 'none',
    identity: true,
    body: club.seatKeysRequest,
    bodyLimit: 2 * SMALL,
    answer: club.seatList,
    status: 200,
    problems: [],
  }),
  ownGames: route({
    method: 'GET',
    path: '/api/identity/games',
    summary: 'The games of the identity: first those that go on, then those that are over, 200 at most.',
    seat: 'none',
    identity: true,
    answer: club.ownGames,
    status: 200,
    problems: [],
  }),
  ownShelf: route({
    method: 'POST',
    path: '/api/identity/shelf',
    summary: 'Gives a shelf of designs to the identity, or opens that of the identity with a further secret.',
    seat: 'none',
    identity: true,
    body: club.ownShelfRequest,
    bodyLimit: SMALL,
    answer: club.doneAnswer,
    status: 200,
    problems: ['illegal'],
  }),
  identityFile: route({
    method: 'GET',
    path: '/api/identity/export',
    summary: 'Everything the server keeps of the identity, as a file.',
    seat: 'none',
    identity: true,
    answer: club.identityFile,
    status: 200,
    problems: [],
  }),
  deleteIdentity: route({
    method: 'POST',
    path: '/api/identity/delete',
    summary: 'Deletes the identity with all that belongs to it; its name tells that this is meant.',
    seat: 'none',
    identity: true,
    body: club.deleteIdentityRequest,
    bodyLimit: SMALL,
    answer: club.doneAnswer,
    status: 200,
    problems: ['illegal'],
  }),
  ladder: route({
    method: 'GET',
    path: '/api/ladder/:game',
    summary: 'The ratings in a rule system, the best first: 100 at most.',
    seat: 'none',
    answer: club.ladder,
    status: 200,
    problems: ['unknown-game'],
  }),
  ratings: route({
    method: 'GET',
    path: '/api/raters/:rater',
    summary: 'The ratings of an identity, or of bots of a strength, with the games that led to them.',
    seat: 'none',
    answer: club.ratingHistory,
    status: 200,
    problems: ['unknown-person'],
  }),
  mishap: route({
    method: 'POST',
    path: '/api/mishaps',
    summary: 'Tells that a page of the browser client broke, and where. It goes to the log.',
    seat: 'none',
    body: mishapReport,
    bodyLimit: SMALL,
    answer: heard,
    status: 200,
    problems: [],
  }),
} as const;

export type Routes = typeof routes;
export type RouteName = keyof Routes;

type Input<S> = S extends z.ZodType ? z.output<S> : undefined;
/** A handler's arguments: checked, trimmed and with defaults. */
export interface Call<Name extends RouteName> {
  readonly params: Readonly<Record<string, string>>;
  readonly query: Input<Routes[Name] extends { query: infer Q } ? Q : undefined>;
  readonly body: Routes[Name] extends { isRaw: true }
    ? Uint8Array
    : Input<Routes[Name] extends { body: infer B } ? B : undefined>;
  /** The secret that came along. */
  readonly secret: string | undefined;
}
export type AnswerTo<Name extends RouteName> = z.output<Routes[Name]['answer']>;
export type BodyOf<Name extends RouteName> = Routes[Name] extends { body: infer B extends z.ZodType }
  ? z.input<B>
  : undefined;
