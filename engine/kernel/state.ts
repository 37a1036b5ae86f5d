import type { Dice } from './dice.ts';
import type { Json } from './json.ts';

/** A player's place at the table: 0, 1, … */
export type Seat = number;

/** Who looks: a player, or somebody who only watches. */
export type Viewer = Seat | 'spectator';

/** What remains to be resolved: the name of a step and the plain data it needs. */
export interface Frame {
  readonly step: string;
}

/** A step that puts something to one seat. */
export interface AskingFrame extends Frame {
  readonly seat: Seat;
}

/** What a seat has answered in the middle of a step. */
export interface Answer {
  readonly seat: Seat;
  readonly order: CoreOrder;
}

/** What followed from a secret wish, and shows by what happened next; whoever takes the step again goes by it. */
export interface Noted {
  readonly noted: Json;
}

/**
 * A step that waits in its middle for an answer. It has left no trace in the state: when the answer is there it runs
 * again, with what has been thrown and answered before. Never changed, only replaced: forks share it.
 */
export interface Suspended {
  /** Dice thrown, answers given and things noted in the step so far, in order. */
  readonly settled: readonly (readonly number[] | Answer | Noted)[];
  /** The order that the step carries out, or those of a secret decision by seat; `null` for a procedure. */
  readonly given: CoreOrder | Readonly<Record<Seat, CoreOrder>> | null;
  readonly question: AskingFrame;
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
  /** The step on top of the agenda has asked something in its middle. */
  suspended: Suspended | null;
  outcome: Outcome | null;
}

/** What the kernel adds to the state that a game begins with. */
export type KernelParts = 'dice' | 'sealed' | 'suspended' | 'outcome';

export function kernelParts(dice: Dice): Pick<CoreState, KernelParts> {
  return { dice, sealed: null, suspended: null, outcome: null };
}

/** What lies on the table, without what is to come: what a state and an open table have in common. */
export type OnTable<S extends CoreState> = Omit<S, KernelParts | 'agenda'>;

/** The table of a game in which everybody sees everything but the dice to come and sealed orders. */
export type OpenTable<S extends CoreState> = OnTable<S> & {
  /** The steps that follow what is asked now, the next one last. */
  readonly upcoming: S['agenda'];
};

export interface CoreSetup {
  readonly scenario: string;
  /** Those that differ from the base game. */
  readonly options: OptionValues;
  /** The latest correction of a rule that the game knows; absent: it began before there was one. See `Reading`. */
  readonly reading?: number | undefined;
  /** What only the seat itself may know before it shows in play, by seat; see `setupFor`. */
  readonly secrets?: readonly unknown[] | undefined;
}

export type OptionValue = boolean | number | string;
export type OptionValues = Readonly<Record<string, OptionValue>>;

export interface CoreOrder {
  readonly type: string;
}

export interface CoreEvent {
  readonly type: string;
  /** Those who learn of it at all; absent: everybody does. Nobody is told who else knows. */
  readonly seenBy?: readonly Viewer[] | undefined;
  /**
   * The pieces, by number, of which something hidden becomes known by it to those who learn of it, though events of its
   * type usually tell nothing; see `Game.reveals`. One that names no piece
   * reveals nothing: it may differ only where hidden dice were thrown before it.
   */
  readonly reveals?: readonly number[] | undefined;
}
