import type { Dice } from './dice.ts';
import type { Json } from './json.ts';

/** A player's place at the table: 0, 1, … */
export type Seat = number;

/** A player, or a spectator, who only watches. */
export type Viewer = Seat | 'spectator';

/** A step still to be resolved: its name and the plain data it needs. */
export interface Frame {
  readonly step: string;
}

/** A step that asks one seat. */
export interface AskingFrame extends Frame {
  readonly seat: Seat;
}

/** A step that waits for the report of another game. */
export interface ErrandFrame extends Frame {
  /** The number of the battle fought elsewhere, from 0. A battle that rests meanwhile is sent for more than once. */
  readonly errand: number;
}

/** What another game has come to, in the words of the game that waits for it. It has a type, like an order. */
export type Report = CoreOrder;

/** A seat's answer in the middle of a step. */
export interface Answer {
  readonly seat: Seat;
  readonly order: CoreOrder;
}

/** The result of a secret wish, which shows in what happens next; a replay of the step uses it. */
export interface Noted {
  readonly noted: Json;
}

/**
 * A step that waits in its middle for an answer. It leaves no trace in the state: once answered it runs again with the
 * rolls and answers so far. Never changed, only replaced, because forks share it.
 */
export interface Suspended {
  /** Dice, answers and notes of the step so far, in order. */
  readonly settled: readonly (readonly number[] | Answer | Noted)[];
  /**
   * The order or report that the step carries out, or the orders of a secret decision by seat; `null` for a procedure.
   */
  readonly given: CoreOrder | Readonly<Record<Seat, CoreOrder>> | null;
  readonly question: AskingFrame;
}

/** How a game ended. */
export interface Outcome {
  /** Empty for a draw. */
  readonly winners: readonly Seat[];
  readonly reason: string;
  /** `null` if no rule of the game ended it, for example when a player gave up. */
  readonly rule: string | null;
  /** Victory points by seat, if the scenario counts them. */
  readonly points?: readonly number[];
}

/** Why a player loses without being beaten. */
export type ForfeitReason = 'conceded' | 'out-of-time';

/** What the kernel needs in every game's state. Plain data throughout; a game adds its own properties. */
export interface CoreState {
  /** Never changes after the start: forks share it, and compiled tables are cached by it. */
  readonly setup: CoreSetup;
  dice: Dice;
  /** A stack: the last frame is next. It is part of the state, so a game can be saved in the middle of anything. */
  agenda: Frame[];
  /** Answers already given to an open secret decision, by seat. */
  sealed: Record<Seat, CoreOrder> | null;
  /** Set when the step on top of the agenda has asked something in its middle. */
  suspended: Suspended | null;
  outcome: Outcome | null;
}

/** What the kernel adds to a game's initial state. */
export type KernelParts = 'dice' | 'sealed' | 'suspended' | 'outcome';

export function kernelParts(dice: Dice): Pick<CoreState, KernelParts> {
  return { dice, sealed: null, suspended: null, outcome: null };
}

/** What lies on the table, without what comes next: the part that a state and an open table share. */
export type OnTable<S extends CoreState> = Omit<S, KernelParts | 'agenda'>;

/** The table of a game that hides only future dice and sealed orders. */
export type OpenTable<S extends CoreState> = OnTable<S> & {
  /** The steps that follow the current question, the next one last. */
  readonly upcoming: S['agenda'];
};

export interface CoreSetup {
  readonly scenario: string;
  /** The options that differ from the base game. */
  readonly options: OptionValues;
  /** The latest correction of a rule that the game knows; absent: it began before the first one. See `Reading`. */
  readonly reading?: number | undefined;
  /** What only a seat itself may know until it shows in play, by seat; see `setupFor`. */
  readonly secrets?: readonly unknown[] | undefined;
}

export type OptionValue = boolean | number | string;
export type OptionValues = Readonly<Record<string, OptionValue>>;

export interface CoreOrder {
  readonly type: string;
}

export interface CoreEvent {
  readonly type: string;
  /** The viewers who learn of it; absent: everybody. Nobody is told who else knows. */
  readonly seenBy?: readonly Viewer[] | undefined;
  /**
   * The numbers of pieces about which this event reveals something hidden to those who learn of it, though events of
   * its type usually reveal nothing; see `Game.reveals`. An event that names no piece reveals nothing: it may differ
   * only if hidden dice were thrown before it.
   */
  readonly reveals?: readonly number[] | undefined;
}

/** The battle elsewhere that the game waits for, if it does. */
export function errandOf(state: CoreState): ErrandFrame | null {
  const frame: Frame | undefined = state.suspended ? undefined : state.agenda[state.agenda.length - 1];
  return frame && 'errand' in frame ? (frame as ErrandFrame) : null;
}
