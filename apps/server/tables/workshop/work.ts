import type { Problem } from '@ironfield/client/api.ts';
import type { GameTypes, View } from '@ironfield/kernel/play/game.ts';
import type { LogEntry } from '@ironfield/kernel/record/history.ts';
import type { Reason, Result } from '@ironfield/kernel/refusal.ts';
import type { SharedDice } from '@ironfield/kernel/seed.ts';
import type { OptionValues, Outcome, Seat, Viewer } from '@ironfield/kernel/state.ts';
import type { ImportedGame, LogLimits } from './importing.ts';
import type { WrittenSetup } from './loading.ts';

/**
 * A game from its first entry on. Setup and entries are JSON texts, as the database has them: handing texts on costs
 * next to nothing, and reading them is done where there is time.
 */
export interface WholeLog {
  readonly game: string;
  readonly setup: string;
  readonly seed: string;
  readonly entries: string;
  /** The state after some of them, if known. */
  readonly known?: { readonly number: number; readonly state: string } | undefined;
}

/** A setup that can be played, and the names of its seats. */
export interface CheckedSetup extends WrittenSetup {
  readonly sides: readonly string[];
}

/** The tasks of the workshop, with their answers. States are texts without their setup. */
export interface Works {
  /** Makes the setup of a scenario, or checks one from outside. */
  readonly check: {
    readonly task: {
      readonly game: string;
      readonly setup?: unknown;
      readonly scenario?: string | undefined;
      readonly options?: OptionValues | undefined;
      /** Both sides are asked whether to fight battles in other games. */
      readonly battles?: boolean | undefined;
    };
    readonly answer: Result<CheckedSetup, readonly Reason[]>;
  };
  /** Sets up the battle that a game waits for, with these dice. */
  readonly battle: {
    readonly task: AwaitedBattle & { readonly seed: string };
    readonly answer: OpenedBattle;
  };
  /** What a battle has come to, as an entry of the larger game. */
  readonly report: {
    readonly task: { readonly larger: AwaitedBattle; readonly errand: number; readonly battle: WholeLog };
    readonly answer: LogEntry;
  };
  /** Starts a game. */
  readonly begin: {
    readonly task: { readonly game: string; readonly setup: string; readonly seed: string };
    readonly answer: string;
  };
  /** Reads a file from outside. */
  readonly import: {
    readonly task: { readonly body: Uint8Array; readonly limits: LogLimits };
    readonly answer: Result<ImportedGame, Problem>;
  };
  /** Makes a file, as text. */
  readonly write: {
    readonly task: Written;
    readonly answer: string;
  };
  /** Whether the record of a finished game verifies and ends as it is kept, and whether its battle is a ready-made one. */
  readonly assess: {
    readonly task: WholeLog & {
      readonly version: string;
      readonly dice: SharedDice;
      readonly outcome: Outcome;
    };
    readonly answer: { readonly isVerified: boolean; readonly isReadyMade: boolean };
  };
  /** Plays a log again, and then goes back to an earlier point if there is one in `to`. */
  readonly replay: { readonly task: WholeLog & { readonly to?: number }; readonly answer: string };
  /** Whether a bot with this view of a game would take a draw. */
  readonly draw: {
    readonly task: { readonly game: string; readonly view: View<GameTypes>; readonly seed: string };
    readonly answer: boolean;
  };
  /** The news after the first `since` entries, oldest first, as much as fits one answer. */
  readonly news: {
    readonly task: WholeLog & { readonly since: number; readonly viewer: Viewer; readonly bytes: number };
    readonly answer: OldNews;
  };
}

/** A game that waits for a battle; setup and state are texts. */
export interface AwaitedBattle {
  readonly game: string;
  readonly setup: string;
  readonly state: string;
}

/** A battle that has begun. */
export interface OpenedBattle extends CheckedSetup {
  readonly game: string;
  readonly scenario: string;
  readonly state: string;
  readonly waiting: readonly Seat[];
  readonly outcome: Outcome | null;
}

/** A game as it goes into a file, with its battles by number; null for one that was called off. */
export interface Written extends WholeLog {
  readonly version: string;
  readonly dice?: SharedDice;
  readonly battles?: readonly (Written | null)[];
}

/** A list of news as text. */
export interface OldNews {
  readonly text: string;
  /** The number of the last one. */
  readonly last: number;
}

export type Work = keyof Works;
export type Task = { [Kind in Work]: { readonly kind: Kind } & Works[Kind]['task'] }[Work];
export type Answer = { readonly answer: Works[Work]['answer'] } | { readonly failure: string };

/** It takes too long or too much memory: it is too large, or made to waste time. */
export class TooMuchWorkError extends Error {}

/** There is too much else to do. Nothing has happened, and later it may work. */
export class BusyError extends Error {}
