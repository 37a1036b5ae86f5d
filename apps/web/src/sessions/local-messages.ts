import type { News, Problem } from '@ironfield/client/api.ts';
import type { Strength } from '@ironfield/kernel/play/game.ts';
import type { LogEntry } from '@ironfield/kernel/record/history.ts';
import type { Result } from '@ironfield/kernel/refusal.ts';
import type { CoreOrder, CoreSetup, OptionValues, Seat } from '@ironfield/kernel/state.ts';
import type { Snapshot, Wish } from './session.ts';

/** The player of a seat in a local game. */
export type LocalPlayer = { readonly kind: 'human' } | { readonly kind: 'bot'; readonly strength: Strength };

export interface NewLocalGame {
  readonly game: string;
  /** Absent: the first that the game has, or a setup of one's own. */
  readonly scenario?: string;
  readonly options?: OptionValues;
  readonly setup?: CoreSetup;
  /** A seat without an entry is a bot of regular strength. */
  readonly players: readonly LocalPlayer[];
  /** Fixed dice, for tests and for playing a game again. */
  readonly seed?: string | undefined;
}

/** A battle that bots have fought so far. */
export interface AdoptedGame {
  readonly game: string;
  readonly setup: CoreSetup;
  readonly seed: string;
  readonly entries: readonly LogEntry[];
  readonly players: readonly LocalPlayer[];
}

/** A stored game as the start page lists it. */
export interface LocalGameInfo {
  readonly id: string;
  readonly game: string;
  readonly scenario: string;
  readonly players: readonly LocalPlayer[];
  readonly created: string;
  readonly updated: string;
  /** A word on how it stands: `Turn 3`, or how it ended. */
  readonly standing: string;
  /** The question for the player at this screen. */
  readonly asks?: string | undefined;
  readonly isOver: boolean;
  /** The game of which it is a battle. */
  readonly within?: string | undefined;
  /** The battle itself: its forces, its map and its options. */
  readonly setup?: unknown;
}

/** The requests that a page may make of the worker, and the answer to each. */
export interface Requests {
  /** Somebody is about to play this game. */
  prepare: { in: { readonly game: string }; out: null };
  create: { in: { readonly wanted: NewLocalGame }; out: Result<string, Problem> };
  import: {
    in: { readonly text: string; readonly players: readonly LocalPlayer[] };
    out: Result<string, Problem>;
  };
  /** Goes on with a battle that has been fought so far by others. */
  adopt: { in: AdoptedGame; out: Result<string, Problem> };
  /** The same game from the beginning, with other dice; or another battle of the same players. */
  again: {
    in: { readonly id: string; readonly setup?: CoreSetup | undefined };
    out: Result<string, Problem>;
  };
  open: { in: { readonly id: string }; out: Result<null, Problem> };
  submit: { in: { readonly order: CoreOrder }; out: Result<number, Problem> };
  concede: { in: Record<never, never>; out: Result<number, Problem> };
  offerDraw: { in: Record<never, never>; out: Result<number, Problem> };
  answerDraw: { in: { readonly agree: boolean }; out: Result<number, Problem> };
  takeBack: { in: Record<never, never>; out: Result<number, Problem> };
  suggest: { in: { readonly wish?: Wish | undefined }; out: CoreOrder | null };
  /** The battle that the game waits for, begun if need be; and the same left to bots. */
  battle: { in: Record<never, never>; out: Result<string, Problem> };
  fightOut: { in: Record<never, never>; out: Result<number, Problem> };
  /** The battle with other dice, for the odds. */
  tryOut: { in: { readonly number: number }; out: Result<Seat | null, Problem> };
  export: { in: Record<never, never>; out: string };
  /** The same about a game that runs elsewhere, for whoever has this view of it. */
  suggestThere: {
    in: { readonly game: string; readonly view: Snapshot['view']; readonly wish?: Wish | undefined };
    out: CoreOrder | null;
  };
}

export type RequestName = keyof Requests;

export type ToWorker = {
  [Name in RequestName]: { readonly request: number; readonly name: Name } & Requests[Name]['in'];
}[RequestName];

/** A table as it stands with all that has happened, or what has happened last. */
export type Telling =
  | { readonly kind: 'table'; readonly snapshot: Snapshot; readonly past: readonly News[] }
  | { readonly kind: 'news'; readonly snapshot: Snapshot; readonly news: News };

export type FromWorker =
  | { readonly kind: 'answer'; readonly request: number; readonly value: unknown }
  | { readonly kind: 'failure'; readonly request: number; readonly message: string }
  | Telling
  | { readonly kind: 'summary'; readonly snapshot: Snapshot };
