import type { ChatMessage, ClockSettings, GameSummary } from '@ironfield/client/api.ts';
import type { Strength } from '@ironfield/kernel/play/game.ts';
import type { DrawOffer } from '@ironfield/kernel/players/draw-offer.ts';
import type { Counts } from '@ironfield/kernel/record/telling.ts';
import type { Outcome, Seat } from '@ironfield/kernel/state.ts';

/** The facts of a game that never change. */
export interface GameFacts {
  readonly id: string;
  readonly game: string;
  readonly scenario: string;
  readonly title: string | null;
  /** The hash of the setup, which is kept apart. */
  readonly setup: string;
  /**
   * The origin of the dice: secrets shared at this table, a file, a game from before this was recorded, or the dice of
   * the larger game of which it is a battle.
   */
  readonly dice: 'shared' | 'file' | 'earlier' | 'larger';
  /** Null where it follows from the secrets of the house and the seats; see `seedOf`. */
  readonly seed: string | null;
  /** The server's share of the dice. For a game from a file: what the file proves of it. */
  readonly house: string | null;
  readonly spectators: boolean;
  readonly clock: ClockSettings | null;
  readonly created: number;
}

/** Derived from the log and the times of its entries; stored beside it to avoid replays. */
export interface Standing {
  readonly number: number;
  /** The number of entries everybody was told of. */
  readonly counts: Counts;
  readonly waiting: readonly Seat[];
  readonly outcome: Outcome | null;
  readonly time: TimeLeft | null;
  /** A bot has something to decide. */
  readonly botDue: boolean;
  /** The time of the last entry that everybody was told of. */
  readonly updated: number;
}

/** Milliseconds left by seat. They run for the people waited for from `since`; `null`: for nobody. */
export interface TimeLeft {
  readonly left: readonly number[];
  readonly since: number | null;
  /** When the first of them has run out. */
  readonly deadline: number | null;
}

/** `to` counts entries of the log; `counts` gives it in each viewer's count, where they differ. */
export type TakebackProposal = NonNullable<GameSummary['takeback']> & { readonly counts?: readonly number[] };

export type Rematch = NonNullable<GameSummary['rematch']>;

export interface KeptGame extends GameFacts, Standing {
  readonly takeback: TakebackProposal | null;
  readonly draw: DrawOffer | null;
  /** The game that it is played again in. */
  readonly rematch: Rematch | null;
  /** Anybody may take an open seat. */
  readonly listed: boolean;
  /** A hash of the asker who listed it; null once it has begun, or if it is not listed. */
  readonly host: string | null;
  /** The deadline, in game time, for guests to reveal their share of the dice; null if nobody waits for it. */
  readonly diceDue: number | null;
  /** Counts the changes that are no entries and no chat. */
  readonly revision: number;
  readonly chats: number;
  readonly seats: readonly KeptSeat[];
  /** The larger game of which it is a battle. */
  readonly within: string | null;
  /** Its own battles, by the numbers of the errands that called for them. */
  readonly battles: readonly Battle[];
}

export interface Battle {
  readonly errand: number;
  readonly game: string;
}

export interface KeptSeat {
  readonly seat: Seat;
  readonly side: string;
  readonly kind: 'human' | 'open' | 'bot';
  readonly name: string | null;
  readonly strength: Strength | null;
  readonly secretHash: string | null;
  /** Of further secrets of the same person, for other devices. */
  readonly moreHashes?: readonly string[] | null;
  readonly invitationHash: string | null;
  /** A guest's invitation, by its hash. It becomes valid again when the seat reopens. */
  readonly usedInvitation: string | null;
  /** The commitment to the seat's share of the dice; null if it contributes nothing. */
  readonly commitment: string | null;
  /** The seat's share, once revealed. Nobody learns it before the game is over. */
  readonly share: string | null;
  /** A hash of the asker who took this seat of a listed game; null once it has begun. */
  readonly takenBy: string | null;
}

export interface Snapshot {
  readonly number: number;
  readonly version: string;
  readonly state: string;
  readonly hash: string;
}

/** JSON texts: of a setup, and of a list of entries. */
export interface KeptLog {
  readonly setup: string;
  readonly entries: string;
}

/** A game with everything after some point. */
export interface GameWithNews {
  readonly kept: KeptGame;
  /** JSON texts; possibly not all of them. */
  readonly entries: readonly string[];
  readonly chat: readonly ChatMessage[];
}

/** The columns that `gameFrom` reads. */
export const GAME_COLUMNS = `
  g.id, g.game, g.scenario, g.title, g.setup, g.dice, g.seed, g.house, g.spectators, g.listed, g.clock, g.created, g.number, g.counts, g.waiting,
  g.outcome, g.time_left, g.clock_since, g.deadline, g.bot_due, g.updated, g.takeback, g.draw, g.rematch, g.host, g.dice_due, g.revision, g.chats,
  (select json_agg(json_build_object('seat', s.seat, 'side', s.side, 'kind', s.kind, 'name', s.name,
     'strength', s.strength, 'secretHash', s.secret_hash,
     'moreHashes', (select json_agg(k.hash) from ironfield.seat_keys k
        where k.game = s.game and k.seat = s.seat and k.basis = s.secret_hash),
     'invitationHash', s.invitation_hash,
     'commitment', s.commitment, 'share', s.share,
     'takenBy', s.taken_by, 'usedInvitation', s.used_invitation) order by s.seat)
   from ironfield.seats s where s.game = g.id)::text as seats,
  (select b.parent from ironfield.battles b where b.game = g.id) as within,
  (select json_agg(json_build_object('errand', b.errand, 'game', b.game) order by b.errand)
   from ironfield.battles b where b.parent = g.id)::text as battles`;

export interface GameRow {
  id: string;
  game: string;
  scenario: string;
  title: string | null;
  setup: string;
  dice: KeptGame['dice'];
  seed: string | null;
  house: string | null;
  spectators: boolean;
  listed: boolean;
  clock: string | null;
  created: number;
  number: number;
  counts: string | null;
  waiting: string;
  outcome: string | null;
  time_left: string | null;
  clock_since: number | null;
  deadline: number | null;
  bot_due: boolean;
  updated: number;
  takeback: string | null;
  draw: string | null;
  rematch: string | null;
  host: string | null;
  dice_due: number | null;
  revision: number;
  chats: number;
  seats: string;
  within: string | null;
  battles: string | null;
}

export function gameFrom(row: GameRow): KeptGame {
  const { time_left, clock_since, bot_due, deadline } = row;
  return {
    id: row.id,
    game: row.game,
    scenario: row.scenario,
    title: row.title,
    setup: row.setup,
    dice: row.dice,
    seed: row.seed,
    house: row.house,
    spectators: row.spectators,
    listed: row.listed,
    clock: parsed(row.clock),
    created: row.created,
    number: row.number,
    counts: parsed(row.counts),
    waiting: JSON.parse(row.waiting),
    outcome: parsed(row.outcome),
    time: time_left === null ? null : { left: JSON.parse(time_left), since: clock_since, deadline },
    botDue: bot_due,
    updated: row.updated,
    takeback: parsed(row.takeback),
    draw: parsed(row.draw),
    rematch: parsed(row.rematch),
    host: row.host,
    diceDue: row.dice_due,
    revision: row.revision,
    chats: row.chats,
    seats: JSON.parse(row.seats),
    within: row.within,
    battles: parsed(row.battles) ?? [],
  };
}

/** The columns of a standing, as a row for `json_to_recordset`. */
export function standingRow({ number, counts, waiting, outcome, time, botDue, updated }: Standing) {
  return {
    number,
    counts: text(counts),
    waiting: JSON.stringify(waiting),
    outcome: text(outcome),
    time_left: time ? JSON.stringify(time.left) : null,
    clock_since: time?.since ?? null,
    deadline: time?.deadline ?? null,
    bot_due: botDue,
    updated,
  };
}

export function text(value: unknown): string | null {
  return value === null ? null : JSON.stringify(value);
}

function parsed<T>(value: string | null): T | null {
  return value === null ? null : (JSON.parse(value) as T);
}
