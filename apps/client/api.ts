import { z } from 'zod';
import type { Changes } from './changes.ts';

/**
 * The wire format, as schemas shared by server and clients. Orders, setups, views and events belong to the games: the
 * wire treats them as JSON, and each game's rules check them.
 */
export const PROTOCOL_VERSION = 5;

/** Limits that are part of the contract. */
export const LIMITS = {
  name: 40,
  chat: 500,
  /** Bytes of an order, a socket frame, and any other request body. */
  order: 64 * 1024,
  frame: 96 * 1024,
  body: 256 * 1024,
  /** Bytes of a game file to import. */
  import: 8 * 1024 * 1024,
  /** Bytes of a design to save, characters of the note beside it, and versions in one answer. */
  design: 64 * 1024,
  note: 500,
  versions: 100,
  /** Bytes of designs in one answer, after which there is no further one in it. */
  versionBytes: 256 * 1024,
  /** Characters of any answer. */
  answer: 16 * 1024 * 1024,
  /** Bytes of the news in one answer; what came later is asked for next. */
  history: 4 * 1024 * 1024,
} as const;

/** Free text of people: no control characters, no blanks around, not empty. Shown as text, never as markup. */
const freeText = (max: number, allowed: RegExp) =>
  z
    .string()
    .max(max)
    .regex(allowed, 'characters that cannot be seen, or turn the direction of a text, are not allowed')
    .transform((text) => text.trim())
    .refine((text) => text.length > 0, 'must not be empty');

/** Excludes invisible characters and direction marks, which make two names look alike or a name look empty. */
export const personName = freeText(
  LIMITS.name,
  /^[^\p{Cc}\p{Cf}\p{Cs}\p{Co}\p{Cn}\p{Zl}\p{Zp}\u115F\u1160\u2800\u3164\uFFA0]*$/u,
);
/** Chat may use joiners, which pictures and scripts need, but no other invisible characters. */
const chatText = freeText(
  LIMITS.chat,
  /^(?:[\u200C\u200D]|[^\p{Cc}\p{Cf}\p{Cs}\p{Co}\p{Cn}\p{Zl}\p{Zp}])*$/u,
);

/** 128 random bits for a game, 256 for a secret; both in base64url. */
export const gameId = z.string().regex(/^[A-Za-z0-9_-]{22}$/, 'is not the id of a game');
export const secret = z.string().regex(/^[A-Za-z0-9_-]{43}$/, 'is not a secret');
/** A seat's share of the dice, and its commitment shown beforehand: 256 bits in hexadecimal digits. */
export const share = z.string().regex(/^[0-9a-f]{64}$/, 'is not 64 hexadecimal digits');
/** A client's own name for a request; repeating a request does nothing twice. */
export const requestId = z.string().regex(/^[A-Za-z0-9_-]{8,64}$/, 'is not a request id');

const strength = z.enum(['recruit', 'regular', 'veteran']);
const seat = z.int().min(0).max(31);
const json = z.unknown();

const openSeat = z.strictObject({ kind: z.literal('open') });
const botSeat = z.strictObject({ kind: z.literal('bot'), strength });
/** The occupant of a seat: the creator, a guest with the invitation, or a bot. */
export const seatWish = z.discriminatedUnion('kind', [
  /** `commitment`: to the secret that the seat adds to the dice; see `commitmentToShare`. */
  z.strictObject({ kind: z.literal('own'), name: personName.optional(), commitment: share.optional() }),
  openSeat,
  botSeat,
]);
/** The same for a game from a file, to whose dice nobody can contribute. */
const seatedWish = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('own'), name: personName.optional() }),
  openSeat,
  botSeat,
]);

/**
 * Thinking time in seconds: a store for the whole game, and what every order adds to it. With `perMove` the store is
 * full again for every order.
 */
export const clockSettings = z.strictObject({
  initial: z
    .int()
    .min(10)
    .max(30 * 24 * 3600),
  increment: z
    .int()
    .min(0)
    .max(24 * 3600),
  perMove: z.literal(true).optional(),
});

export const createRequest = z.strictObject({
  game: z.string().max(40),
  /** A ready-made scenario with options, or a setup of one's own. */
  scenario: z.string().max(40).optional(),
  options: z.record(z.string().max(60), z.union([z.boolean(), z.number(), z.string().max(60)])).optional(),
  setup: json.optional(),
  seats: z.array(seatWish).min(1).max(32),
  title: personName.optional(),
  clock: clockSettings.optional(),
  /** Whether people without a seat may watch. Default true. */
  spectators: z.boolean().optional(),
  /** Whether both sides are asked to fight battles of the game in a smaller game, where it has such. Default false. */
  battles: z.boolean().optional(),
  /** Whether anyone on this server may take an open seat. The game is then in the list of open ones. Default false. */
  listed: z.boolean().optional(),
});

const seatInfo = z.strictObject({
  seat,
  side: z.string(),
  kind: z.enum(['human', 'open', 'bot']),
  name: z.string().nullable(),
  strength: strength.nullable(),
  /** Milliseconds left, as of `summary.now`; null without a clock. */
  timeLeft: z.number().nullable(),
});

const outcome = z
  .strictObject({
    winners: z.array(seat),
    reason: z.string(),
    rule: z.string().nullable(),
    points: z.array(z.number()).optional(),
  })
  .nullable();

/** The origin of the dice. */
const diceOrigin = z.discriminatedUnion('kind', [
  /** The server and these seats each add a secret that they are bound to; null: a seat that adds nothing. */
  z.strictObject({
    kind: z.literal('shared'),
    seats: z.array(z.strictObject({ commitment: share, told: z.boolean() }).nullable()),
  }),
  /** Only the server: no seat wished to add anything. */
  z.strictObject({ kind: z.literal('house') }),
  /** They came with a file: the person who imported it could know them. */
  z.strictObject({ kind: z.literal('file') }),
  /** They follow from those of the larger game of which it is a battle. */
  z.strictObject({ kind: z.literal('larger') }),
  /** The game was begun by an Ironfield that did not write this down. */
  z.strictObject({ kind: z.literal('earlier') }),
]);

/** Public knowledge of a game, without its table. */
export const gameSummary = z.strictObject({
  id: gameId,
  game: z.string(),
  scenario: z.string(),
  title: z.string().nullable(),
  /** Entries in the log. Every change of the table has the next number. */
  number: z.int(),
  seats: z.array(seatInfo),
  /** A game begins when all seats are taken and all shares of the dice are told. Before that it has no table. */
  begun: z.boolean(),
  waiting: z.array(seat),
  /** The commitment to the server's share of the dice, shown before anybody else contributes. */
  commitment: z.string(),
  dice: diceOrigin,
  /** Revealed at the end. */
  seed: z.string().nullable(),
  outcome,
  clock: clockSettings.nullable(),
  /** An open proposal to take back. */
  takeback: z.strictObject({ by: seat, to: z.int(), agreed: z.array(seat) }).nullable(),
  /** A draw on offer, with the seats that agreed and declined; it lapses with the next entry. Absent if none. */
  draw: z.strictObject({ by: seat, agreed: z.array(seat), declined: seat.nullable() }).optional(),
  /** For a finished game: the same battle again, and who asked for it. Absent if nobody has. */
  rematch: z.strictObject({ by: seat, game: gameId }).optional(),
  /** Anyone may take an open seat. Absent if nobody can, or all seats are taken. */
  listed: z.literal(true).optional(),
  /** The larger game of which it is a battle. Absent where it is none. Whoever has a seat there has the same seat here. */
  within: gameId.optional(),
  /** As a battle, it waits until the larger game, or a battle of its own, has gone on. */
  rests: z.literal(true).optional(),
  /** The battles of the game that are games of their own, by the numbers of the errands that called for them. */
  battles: z.array(z.strictObject({ errand: z.int(), game: gameId })).optional(),
  spectators: z.boolean(),
  created: z.string(),
  updated: z.string(),
  now: z.string(),
});

export const createdGame = z.strictObject({
  summary: gameSummary,
  /** Secrets for the creator's own seats, invitations for the open ones. Shown once, stored only as hashes. */
  seats: z.array(
    z.discriminatedUnion('kind', [
      z.strictObject({ kind: z.literal('own'), seat, secret }),
      z.strictObject({ kind: z.literal('open'), seat, invitation: secret }),
    ]),
  ),
});

/**
 * `secret`: the guest's own secret for the seat, 256 random bits. A guest who got no answer repeats it and gets the
 * seat. Without it the server makes one. `commitment`: to the seat's share of the dice.
 */
export const joinRequest = z.strictObject({
  /** Left out where the game is listed; then the number of the seat says which. */
  invitation: secret.optional(),
  seat: seat.optional(),
  name: personName.optional(),
  secret: secret.optional(),
  commitment: share.optional(),
});
/** The same for a seat in a rematch. */
export const rematchRequest = joinRequest.pick({ name: true, secret: true, commitment: true });
export const invitedRequest = z.strictObject({ invitation: secret });
/** `setup`: what will be played, as a spectator may know it. */
export const invited = z.strictObject({ seat, summary: gameSummary, setup: json });
/** The seat to reopen. */
export const reopenRequest = z.strictObject({ seat });
/** `invitation`: a new one to the seat; the former is good no longer. */
export const reopened = z.strictObject({ seat, invitation: secret, summary: gameSummary });
export const shareRequest = z.strictObject({ secret: share });
export const joined = z.strictObject({ seat, secret, summary: gameSummary });

/**
 * The table as a viewer sees it. A client that knows the rules computes the menu from it. Before the game begins there
 * is no `view`, but a `prelude`: the viewer, and the setup the game will begin with.
 */
export const tableView = z.strictObject({
  summary: gameSummary,
  view: json,
  prelude: z.strictObject({ viewer: z.union([seat, z.literal('spectator')]), setup: json }).optional(),
});

/** The question to a seat, and the kinds of order that may answer it. */
export const menuPage = z.strictObject({
  prompt: z.string(),
  rule: z.string().optional(),
  orders: z.array(z.strictObject({ type: z.string(), label: z.string() })),
});

/** The fields of one kind of order, or those behind a chain of choices in them; `from`: of long lists, the rest. */
export const menuRequest = z.strictObject({
  type: z.string().max(60),
  chosen: z
    .array(
      z.strictObject({
        field: z.string().max(60),
        value: z.union([z.string().max(60), z.number(), z.boolean()]),
      }),
    )
    .max(20)
    .optional(),
  from: z.int().min(0).max(1_000_000).optional(),
});
/** By kind: `pick` and `each` with `choices` and their `count`, `whole` with `min` and `max`, `point` with `outline`, and `hasFacing`. */
export const fieldList = z.strictObject({
  fields: z.array(
    z.looseObject({
      name: z.string(),
      label: z.string(),
      kind: z.enum(['pick', 'whole', 'point', 'each']),
    }),
  ),
});

export const orderRequest = z.strictObject({
  request: requestId,
  /** The number of entries the sender had seen; an order made for an older table is refused. */
  number: z.int().min(0),
  order: z.looseObject({ type: z.string().max(60) }),
});

export const acknowledged = z.strictObject({ request: requestId, number: z.int() });

/** `request`: a client that got no answer repeats it under the same name, and it is posted once. */
export const chatRequest = z.strictObject({ text: chatText, request: requestId.optional() });
export const chatMessage = z.strictObject({
  id: z.int(),
  seat: seat.nullable(),
  name: z.string(),
  text: z.string(),
  at: z.string(),
});

export const takebackRequest = z.strictObject({ to: z.int().min(0) });
/** To what somebody proposes or offers. */
export const proposalAnswer = z.strictObject({ agree: z.boolean() });

/** A saved state of a design on a shelf. Once saved, nothing about it changes. */
export const designVersion = z.strictObject({
  /** From 1, without gaps. */
  number: z.int(),
  /** Its identity, wherever it is stored; see `design-version.ts`. */
  id: z.string(),
  /** The time of saving, by the saver's clock. */
  savedAt: z.string(),
  /** A unit file; null where the design was thrown away. */
  unit: json,
  note: z.string(),
});

const problemCode = z.enum([
  'malformed',
  'not-asked',
  'illegal',
  'over',
  'stale',
  'unknown-game',
  'unknown-seat',
  'unknown-shelf',
  'unknown-design',
  'unknown-identity',
  'unknown-person',
  'forbidden',
  'full',
  'too-large',
  'too-many',
  'unknown-route',
  'wrong-method',
  'timeout',
  'version',
  'unavailable',
  'busy',
  'internal',
]);

/** Everything a refusal or failure says. `code` is stable, `message` is a sentence for a person. */
export const problem = z.strictObject({
  code: problemCode,
  message: z.string(),
  rule: z.string().optional(),
  path: z.string().optional(),
  /** For a design that someone else has saved in the meantime: its newest version. */
  newest: designVersion.optional(),
});

/** The same as a client reads it: later servers may have codes that it does not know. */
export const heardProblem: z.ZodType<Problem> = problem.extend({ code: problemCode.catch('internal') });

/** The news of one entry of the log, as the viewer may know it. */
export const news = z.strictObject({
  number: z.int(),
  kind: z.enum(['order', 'forfeit', 'draw', 'takeback', 'report']),
  seat: seat.nullable(),
  /** For a takeback: the number of entries that remain. */
  to: z.int().optional(),
  events: z.array(z.looseObject({ type: z.string() })),
});

/** The hash of a setup's JSON text: 256 bits. */
const setupHash = z.string().regex(/^[\w-]{43}$/);

const changes = z.custom<Changes>((value) => typeof value === 'object' && value !== null);

/** Frames from client to server. Every frame with a `request` gets exactly one `done` or `failed`. */
export const clientFrame = z.discriminatedUnion('type', [
  z.strictObject({ type: z.literal('hello'), protocol: z.int(), client: z.string().max(100) }),
  /**
   * Take part with a seat's secret, or watch without. `since`: the last number seen, to get what was missed.
   * `changes: true`: the client keeps the table, and is told what changes in it instead of the whole each time.
   * `has`: it also keeps setups, at the moment those with these hashes, and is told tables `packed`.
   */
  z.strictObject({
    type: z.literal('attend'),
    request: requestId,
    game: gameId,
    secret: secret.optional(),
    since: z.int().min(0).optional(),
    changes: z.boolean().optional(),
    has: z.array(setupHash).max(4).optional(),
  }),
  z.strictObject({ type: z.literal('leave'), request: requestId, game: gameId }),
  orderRequest.extend({ type: z.literal('order'), game: gameId }),
  z.strictObject({ type: z.literal('share'), request: requestId, game: gameId, secret: share }),
  z.strictObject({ type: z.literal('concede'), request: requestId, game: gameId }),
  z.strictObject({ type: z.literal('takeback'), request: requestId, game: gameId, to: z.int().min(0) }),
  z.strictObject({
    type: z.literal('answer-takeback'),
    request: requestId,
    game: gameId,
    agree: z.boolean(),
  }),
  z.strictObject({ type: z.literal('draw'), request: requestId, game: gameId }),
  z.strictObject({ type: z.literal('answer-draw'), request: requestId, game: gameId, agree: z.boolean() }),
  z.strictObject({ type: z.literal('chat'), request: requestId, game: gameId, text: chatText }),
  z.strictObject({ type: z.literal('ping') }),
]);

const serverFrameWith = (problem: z.ZodType<Problem>) =>
  z.discriminatedUnion('type', [
    z.strictObject({ type: z.literal('welcome'), protocol: z.int(), server: z.string() }),
    z.strictObject({ type: z.literal('done'), request: requestId, number: z.int().optional() }),
    z.strictObject({ type: z.literal('failed'), request: requestId, problem }),
    /** The whole table: after `attend`, and whenever the summary changes without an entry (a name, a proposal). */
    z.strictObject({ type: z.literal('table'), game: gameId, table: tableView, missed: z.array(news) }),
    /**
     * The same for clients that keep setups (`packing.ts`): the table without its setup, which is named by its hash,
     * and included unless the client has it.
     */
    z.strictObject({
      type: z.literal('packed'),
      game: gameId,
      setup: z.strictObject({ hash: setupHash, value: json.optional() }).nullable(),
      table: tableView,
      missed: z.array(news),
    }),
    /** One entry more, and the table after it. */
    z.strictObject({ type: z.literal('news'), game: gameId, news, table: tableView }),
    /** The same for clients that asked for changes: one more entry, and how it changes the last table sent. */
    z.strictObject({ type: z.literal('changes'), game: gameId, news, changes }),
    /** For those who keep setups: how the table changes without an entry. */
    z.strictObject({ type: z.literal('changed'), game: gameId, changes }),
    z.strictObject({ type: z.literal('chat'), game: gameId, message: chatMessage }),
    /**
     * The seats with somebody present, and those whose person has left. Nothing is known of other seats: nobody has
     * come yet, or they follow the table elsewhere.
     */
    z.strictObject({ type: z.literal('present'), game: gameId, here: z.array(seat), left: z.array(seat) }),
    /** The table cannot be followed any longer; the connection goes on. */
    z.strictObject({ type: z.literal('lost'), game: gameId, problem }),
    z.strictObject({ type: z.literal('pong') }),
    /** Before the server closes the connection. */
    z.strictObject({ type: z.literal('goodbye'), problem }),
  ]);

/** Frames from server to client. */
export const serverFrame = serverFrameWith(problem);
export const heardFrame = serverFrameWith(heardProblem);

export const concedeRequest = z.strictObject({ request: requestId });
export const newsList = z.strictObject({ news: z.array(news) });
export const chatList = z.strictObject({ messages: z.array(chatMessage) });

/** Seats that the sender holds the secrets of. */
export const mineRequest = z.strictObject({
  seats: z.array(z.strictObject({ game: gameId, secret })).max(200),
});
export const gameList = z.strictObject({ games: z.array(gameSummary) });

export const drawRequest = z.strictObject({});
export const standUpRequest = z.strictObject({});
export const withdrawRequest = z.strictObject({});
export const exportRequest = z.strictObject({});
/** An exported game; the rules check the rest of it. */
export const gameFile = z.looseObject({
  format: z.literal('ironfield-game'),
  version: z.literal([1, 2, 3, 4]),
  game: z.string(),
  seed: z.string(),
  commitment: z.string(),
  log: z.array(z.looseObject({ kind: z.string() })),
});
export const importRequest = z.strictObject({ record: json, seats: z.array(seatedWish).min(1).max(32) });

export type SeatWish = z.infer<typeof seatWish>;
export type ClockSettings = z.infer<typeof clockSettings>;
export type CreateRequest = z.infer<typeof createRequest>;
export type GameSummary = z.infer<typeof gameSummary>;
export type CreatedGame = z.infer<typeof createdGame>;
export type JoinRequest = z.infer<typeof joinRequest>;
export type RematchRequest = z.infer<typeof rematchRequest>;
export type Reopened = z.infer<typeof reopened>;
export type Joined = z.infer<typeof joined>;
export type Invited = z.infer<typeof invited>;
export type ImportRequest = z.infer<typeof importRequest>;
export type TableView = z.infer<typeof tableView>;
export type MenuRequest = z.infer<typeof menuRequest>;
export type OrderRequest = z.infer<typeof orderRequest>;
export type Acknowledged = z.infer<typeof acknowledged>;
export type ChatMessage = z.infer<typeof chatMessage>;
export type DesignVersion = z.infer<typeof designVersion>;
export type Problem = z.infer<typeof problem>;
export type News = z.infer<typeof news>;
export type ClientFrame = z.infer<typeof clientFrame>;
export type ServerFrame = z.infer<typeof serverFrame>;
