import type { ZodType } from 'zod';
import type { Json } from '../json.ts';
import type { Menu, Place, Scalar } from '../menu/menu.ts';
import type { Mustering } from '../options/mustering.ts';
import type { OptionModule, OptionSet } from '../options/options.ts';
import type { Reading } from '../options/readings.ts';
import type { RuleEntry } from '../options/rule-index.ts';
import type { Random } from '../random.ts';
import type { Reason } from '../refusal.ts';
import type {
  AskingFrame,
  CoreEvent,
  CoreOrder,
  CoreSetup,
  CoreState,
  Frame,
  KernelParts,
  OptionValues,
  Seat,
  Suspended,
  Viewer,
} from '../state.ts';
import type { Play } from './play.ts';
import type { Player } from './player.ts';

/** The types of one game, bundled so that everything generic takes a single parameter. */
export interface GameTypes {
  Setup: CoreSetup;
  State: CoreState;
  /** The data of each step of the agenda, by name of the step. */
  Frames: object;
  Order: CoreOrder;
  Event: CoreEvent;
  /** What a viewer knows of the table. */
  Table: object;
}

/** A step with its data; a union over all steps of the game, so unknown steps do not compile. */
export type FrameOf<G extends GameTypes> = {
  [Step in keyof G['Frames'] & string]: { readonly step: Step } & G['Frames'][Step];
}[keyof G['Frames'] & string];

/** A procedure of the rulebook: runs to its end, and says what follows with `play.next(...)`. */
export type Procedure<G extends GameTypes, F> = (play: Play<G>, frame: F) => void;

/** Orders of some types. */
export type OrdersOf<G extends GameTypes, Types> = Extract<G['Order'], { readonly type: Types }>;

/** A question to one seat, who is named in the frame; `Types` are the orders that its menu offers. */
export interface Decision<G extends GameTypes, F, Types extends G['Order']['type']> {
  /** Whoever checks one order says of which type it is: what is offered of other types may be left out then. */
  menu(state: G['State'], frame: F & { readonly seat: Seat }, sought?: string): Menu<Types>;
  apply(play: Play<G>, frame: F & { readonly seat: Seat }, order: OrdersOf<G, Types>): void;
}

/** A question to several seats at once; nobody learns an answer before all have given theirs. */
export interface SecretDecision<G extends GameTypes, F, Types extends G['Order']['type']> {
  readonly secret: true;
  menu(state: G['State'], frame: F & { readonly seats: readonly Seat[] }, seat: Seat): Menu<Types>;
  reveal(
    play: Play<G>,
    frame: F & { readonly seats: readonly Seat[] },
    orders: Readonly<Record<Seat, OrdersOf<G, Types>>>,
  ): void;
}

/** What a rule asks in its middle, with `play.ask`: the answer goes back to it, and it goes on. */
export interface Question<G extends GameTypes, F> {
  readonly question: true;
  menu(state: G['State'], frame: F & { readonly seat: Seat }, sought?: string): Menu;
}

/** Only frames that say whom to ask can be decisions or questions; the types insist on it. */
type StepFor<G extends GameTypes, F> =
  | Procedure<G, F>
  | (F extends { readonly seat: Seat } ? Decision<G, F, G['Order']['type']> | Question<G, F> : never)
  | (F extends { readonly seats: readonly Seat[] } ? SecretDecision<G, F, G['Order']['type']> : never);

export type Steps<G extends GameTypes> = {
  readonly [Step in keyof G['Frames'] & string]: StepFor<G, { readonly step: Step } & G['Frames'][Step]>;
};

/** Frames that ask one seat; any at all where the game is not known. */
export type AskingFrameOf<G extends GameTypes> = [keyof G['Frames']] extends [never]
  ? AskingFrame
  : Extract<FrameOf<G>, { readonly seat: Seat }>;

/** Dice as they lie on the table, before they count. */
export interface Roll {
  readonly purpose: string;
  readonly dice: readonly number[];
  /** Whose roll it is, and whom it is meant to harm, where that matters. */
  readonly by?: Seat | undefined;
  readonly against?: Seat | undefined;
  /** What they have to come to, where that is known. */
  readonly needed?: number | undefined;
  /** The pieces that threw these dice or that suffer from them, where that matters. */
  concerns?(dice: readonly number[]): readonly number[];
  /** What harm is done if they stand, where that is known. */
  readonly harm?: ((dice: readonly number[]) => number) | undefined;
}

export interface Scenario<Setup extends CoreSetup> {
  readonly id: string;
  readonly title: string;
  /** One sentence for somebody who picks a game. */
  readonly summary: string;
  /** Names of the sides, by seat. */
  readonly seats: readonly string[];
  /** Options that this scenario sets differently from their base value. */
  readonly options?: OptionValues;
  /** Options that cannot be changed here, by id: why not, and what would be right. */
  readonly closed?: Readonly<Record<string, string>>;
  /** `chance` is for what is dealt in secret, and for nothing else. */
  setup(options: OptionValues, chance: Random): Setup;
}

/** A viewer's whole knowledge of a game. */
export interface View<G extends GameTypes> {
  readonly viewer: Viewer;
  /** Seats that have a decision to make. */
  readonly waiting: readonly Seat[];
  /** What they are asked, as far as the viewer may know it. */
  readonly question: Frame | null;
  readonly outcome: CoreState['outcome'];
  readonly table: G['Table'];
  /** Of a step that waits in its middle: how it got there, from the table as it was before the step. */
  readonly suspended: (Suspended & { readonly table: Omit<G['Table'], 'setup'> }) | null;
}

/** Something that lies on the table: what a screen shows of a game of which it knows nothing else. */
export interface Piece {
  /** What the choices of menus call it; see `Description`. */
  readonly id: Scalar;
  readonly name: string;
  /** Whoever gives it orders, and the side it belongs to: 0, 1, … */
  readonly seat: Seat;
  readonly side: number;
  /** The printed number of its hex, or its place on a table without hexes; `null` when it is on neither. */
  readonly at: string | Place | null;
  /** Of pieces that face a hexside: 0 is north, and so on clockwise. */
  readonly facing?: number;
  /** What else there is to know at a glance, in a few words. */
  readonly note?: string;
}

export type Strength = 'recruit' | 'regular' | 'veteran';
export const STRENGTHS: readonly Strength[] = ['recruit', 'regular', 'veteran'];

/**
 * A rule system. Methods are pure but for `steps`, which change the state they are given.
 * `fork` and `invariants` may rely on `setup` never changing.
 */
export interface Game<G extends GameTypes> {
  readonly id: string;
  readonly title: string;
  /** One sentence for somebody who picks a game. */
  readonly summary: string;
  readonly options: readonly OptionModule[];
  /** How rules were read before they were corrected, for games that began then. */
  readonly readings?: readonly Reading[];
  /** The headings of options in the order in which they are shown; others come after them. */
  readonly optionGroups?: readonly string[];
  /** Options under one name, for those who do not want to pick them one by one. */
  readonly optionSets?: readonly OptionSet[];
  readonly scenarios: readonly Scenario<G['Setup']>[];
  /** Forces and maps of the players' own choice. Absent: only the scenarios are played. */
  readonly mustering?: Mustering<G['Setup']>;
  readonly setupSchema: ZodType<G['Setup']>;
  /** What is wrong with a setup for a game that begins now, although games that began earlier may have it. */
  whyNotBegin?(setup: G['Setup']): readonly Reason[];
  readonly orderSchema: ZodType<G['Order']>;
  readonly steps: Steps<G>;

  /** The names of the sides, by seat, where setups say them themselves. Absent: those of the scenario. */
  seats?(setup: G['Setup']): readonly string[];
  /** The state before anything has happened, its first steps on the agenda. */
  begin(setup: G['Setup']): Omit<G['State'], KernelParts>;
  /**
   * Whether a roll may be reacted to, or a rule ask in its middle, in the step that is about to be taken, with the order of
   * a decision: where not, and where this is absent, it costs nothing.
   */
  interrupts?(state: G['State'], step: FrameOf<G>, order: G['Order'] | null): boolean;
  /** What those are asked who may react to dice that have been thrown. */
  mayReact?(state: G['State'], roll: Roll): readonly AskingFrameOf<G>[];
  /** What becomes of the dice when a reaction is answered. */
  react?(play: Play<G>, roll: Roll, question: AskingFrameOf<G>, answer: G['Order']): readonly number[];

  /** An independent copy. Absent: the kernel's generic copy. */
  fork?(state: G['State']): G['State'];

  /** What the viewer may know. The kernel adds who is asked what, and how the game ended. */
  table(state: G['State'], viewer: Viewer): G['Table'];
  /** What the viewer may know of a question. Absent: everybody knows what anybody is asked. */
  asked?(question: Frame, viewer: Viewer, state: G['State']): Frame | null;
  /** Is what a question says to whoever is asked only guessed at by others at this table? Absent: it never is. */
  isGuessedAt?(table: G['Table'], question: Frame): boolean;
  /**
   * What the viewer may know of an answer that a seat has given in the middle of a step. For the viewer the step goes on with
   * it as it does with the real one. Absent: everybody knows all of it.
   */
  answered?(order: G['Order'], seat: Seat, viewer: Viewer): G['Order'];
  /** What the viewer may know of the setup before the game begins. Absent: all but the secrets of others. */
  setupFor?(setup: G['Setup'], viewer: Viewer): G['Setup'];
  /**
   * An event as it is told when it happens: who learns of it may depend on how things stand at that moment, and some may
   * learn less of it than others. Absent: everybody learns of it, as far as `redact` lets them.
   */
  told?(state: G['State'], event: G['Event']): readonly G['Event'][];
  /** The table of a game that is over, for everybody: a finished game has no secrets. Absent: `table`. */
  revealed?(state: G['State']): G['Table'];
  /** What the viewer sees of an event that they learn of; `null` for nothing. Depends on nothing else. */
  redact(event: G['Event'], viewer: Viewer): G['Event'] | null;
  /**
   * Types of event by which hidden things become known, such as a piece that is turned over. Whatever else a
   * viewer sees, and when anybody is asked, must not depend on what is hidden. Absent: nothing is revealed ever.
   */
  readonly reveals?: readonly G['Event']['type'][];
  /**
   * Steps that ask only those who want to be asked. When they do is their secret; that somebody is asked shows that they
   * wanted to be. Absent: whether anybody is asked follows from what everybody knows.
   */
  readonly askedOnWish?: readonly string[];
  /** Fields of questions, by step, that say what dice have come to. As events in `reveals`, they may tell what was hidden. */
  readonly judged?: Readonly<Record<string, readonly string[]>>;
  /** With this setup, somebody may give orders of which others are told nothing. Absent: with none. */
  hasSecretOrders?(setup: G['Setup']): boolean;
  /**
   * Steps that are decided by what everybody knows: whoever is asked needs none of their secrets for it, so that people at
   * one screen need not hand it over. Absent: there are none.
   */
  readonly openSteps?: readonly string[];
  /**
   * The viewer's table after an event that the viewer saw, as a new value. From event to event it follows an order to
   * the table that the order leads to, but for what `notInEvents` names. Absent: only whole orders can be followed.
   */
  after?(table: G['Table'], event: G['Event']): G['Table'];
  /** What no event tells, as paths into the table through its lists: `agenda`, `units.mpLeft`. */
  readonly notInEvents?: readonly string[];
  /**
   * Some complete state between two steps that fits a view: what is hidden is guessed, the dice are new. `middle` is how
   * the table looks in the middle of the next step, which may have brought something to light. For any view there is
   * `imagined` in the kernel.
   */
  imagine(view: View<G>, seed: string, middle?: G['Table']): G['State'];

  /** A setup whose game begins as a table stands. Absent: games begin as their scenarios say. */
  setupFrom?(table: G['Table']): G['Setup'];
  /** The battle after the one that has ended so, with what is left of everybody; null where nothing carries over. */
  nextBattle?(table: G['Table']): G['Setup'] | null;

  /** The event as a sentence, or `null` where it needs none. */
  describe(event: G['Event'], table: G['Table']): string | null;
  /** The table as text for terminals and bug reports. */
  draw(table: G['Table']): string;
  /** Everything on the table that a choice can point at. Absent: there are no pieces, or only in `draw`. */
  pieces?(table: G['Table']): readonly Piece[];

  bot(strength: Strength): Player<G>;
  /** What must always hold, as sentences about what does not; empty when all is well. */
  invariants(state: G['State']): readonly string[];
  /**
   * How things stand on the table, in facts that a person could read off it: where pieces are, what they have lost.
   * Records are proven by it, so it must say the same for ever, however the state is kept. What options bring along
   * is added only where it is in use.
   */
  standing(state: G['State']): Json;
}

/** A game with its rules in words, which nobody needs to play it. */
export interface WrittenGame<G extends GameTypes> extends Game<G> {
  readonly rules: readonly RuleEntry[];
}

/** What somebody who picks a game wants to know before its rules are loaded. */
export interface About extends Pick<Game<GameTypes>, 'id' | 'title' | 'summary'> {
  /** How long a battle takes: from, to. */
  readonly minutes: readonly [number, number];
  /** What there is to play with, in a few words. */
  readonly holds: string;
  /** The titles of its scenarios by their ids, and of what players set up themselves. */
  readonly battles: Readonly<Record<string, string>>;
  /** It shows what the engine carries, and is not what people come for. */
  readonly isDemonstration?: boolean;
}

/** Any game at all, for code that works on every game. */
export type AnyGame = Game<GameTypes>;
export type AnyWrittenGame = WrittenGame<GameTypes>;
