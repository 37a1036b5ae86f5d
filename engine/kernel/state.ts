import type { Dice } from './dice.ts';

/** A player's place at the table: 0, 1, … */
export type Seat = number;

/** Who looks: a player, or somebody who only watches. */
export type Viewer = Seat | 'spectator';

/** What remains to be resolved: the name of a step and the plain data it needs. */
export interface Frame {
  readonly step: string;
}

/** How a game ended. */
export interface Outcome {
  /** Empty for a draw. */
  readonly winners: readonly Seat[];
  readonly reason: string;
  /** `null` where no rule of the game ended it, as when somebody gave up. */
  readonly rule: string | null;
  /** Victory points by seat, where the scenario counts them. */
  readonly points?: readonly number[];
}

/** Why somebody loses who has not been beaten. */
export type ForfeitReason = 'conceded' | 'out-of-time';

/** What the kernel needs of every game's state. Plain data throughout; a game adds its own properties. */
export interface CoreState {
  /** Never changes after the start: forks share it, and compiled tables are cached by it. */
  readonly setup: CoreSetup;
  dice: Dice;
  /** A stack: the last frame is next. In the state, so that a game can be saved in the middle of anything. */
  agenda: Frame[];
  /** Answers already given to an open secret decision, by seat. */
  sealed: Record<Seat, CoreOrder> | null;
  outcome: Outcome | null;
}

/** The table of a game in which everybody sees everything but the dice to come and sealed orders. */
export type OpenTable<S extends CoreState> = Omit<S, 'dice' | 'sealed' | 'outcome'>;

export interface CoreSetup {
  readonly scenario: string;
  /** Those that differ from the base game. */
  readonly options: OptionValues;
}

export type OptionValue = boolean | number | string;
export type OptionValues = Readonly<Record<string, OptionValue>>;

export interface CoreOrder {
  readonly type: string;
}

export interface CoreEvent {
  readonly type: string;
}
