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
  ErrandFrame,
  Frame,
  KernelParts,
  OptionValues,
  Report,
  Seat,
  Suspended,
  Viewer,
} from '../state.ts';
import type { Play } from './play.ts';
import type { Player } from './player.ts';

/** The types of one game, bundled so that generic code takes a single parameter. */
export interface GameTypes {
  Setup: CoreSetup;
  State: CoreState;
  /** The data of each step on the agenda, by the step's name. */
  Frames: object;
  Order: CoreOrder;
  Event: CoreEvent;
  /** A viewer's knowledge of the table. */
  Table: object;
}

/** A step with its data; a union over all steps of the game, so unknown steps do not compile. */
export type FrameOf<G extends GameTypes> = {
  [Step in keyof G['Frames'] & string]: { readonly step: Step } & G['Frames'][Step];
}[keyof G['Frames'] & string];

/** A procedure of the rulebook: it runs to its end and says what follows with `play.next(...)`. */
export type Procedure<G extends GameTypes, F> = (play: Play<G>, frame: F) => void;

/** Orders of some types. */
export type OrdersOf<G extends GameTypes, Types> = Extract<G['Order'], { readonly type: Types }>;

/** A question to one seat, named in the frame; `Types` are the orders its menu offers. */
export interface Decision<G extends GameTypes, F, Types extends G['Order']['type']> {
  /** A caller that checks one order passes its type as `sought`; other types may then be left out. */
  menu(state: G['State'], frame: F & { readonly seat: Seat }, sought?: string): Menu<Types>;
  apply(play: Play<G>, frame: F & { readonly seat: Seat }, order: OrdersOf<G, Types>): void;
}

/** A question to several seats at once; answers are revealed when all have been given. */
export interface SecretDecision<G extends GameTypes, F, Types extends G['Order']['type']> {
  readonly secret: true;
  menu(state: G['State'], frame: F & { readonly seats: readonly Seat[] }, seat: Seat): Menu<Types>;
  reveal(
    play: Play<G>,
    frame: F & { readonly seats: readonly Seat[] },
    orders: Readonly<Record<Seat, OrdersOf<G, Types>>>,
  ): void;
}

/** A question that a rule asks in its middle, with `play.ask`: the rule gets the answer and goes on. */
export interface Question<G extends GameTypes, F> {
  readonly question: true;
  menu(state: G['State'], frame: F & { readonly seat: Seat }, sought?: string): Menu;
}

/** A step that another game decides. Nobody is asked until its report is there. */
export interface Errand<G extends GameTypes, F> {
  readonly errand: true;
  /** What the other game begins or goes on with, in this game's own words. It holds secrets of every seat. */
  commission(state: G['State'], frame: F & ErrandFrame): Json;
  /** The form of its reports. */
  readonly reportSchema: ZodType<Report>;
  /** Why this cannot be what has become of the battle; `null` if it can be. */
  whyNot(state: G['State'], frame: F & ErrandFrame, report: Report): Reason | null;
  apply(play: Play<G>, frame: F & ErrandFrame, report: Report): void;
  /** A report that might come: for bots that look ahead, and where nobody plays the other game. */
  guess(state: G['State'], frame: F & ErrandFrame, random: Random): Report;
}

/** Only frames that name the asked seat can be decisions or questions, and only those that name a battle errands. */
type StepFor<G extends GameTypes, F> =
  | Procedure<G, F>
  | (F extends ErrandFrame ? Errand<G, F> : never)
  | (F extends { readonly seat: Seat } ? Decision<G, F, G['Order']['type']> | Question<G, F> : never)
  | (F extends { readonly seats: readonly Seat[] } ? SecretDecision<G, F, G['Order']['type']> : never);

export type Steps<G extends GameTypes> = {
  readonly [Step in keyof G['Frames'] & string]: StepFor<G, { readonly step: Step } & G['Frames'][Step]>;
};

/** Frames that ask one seat; any frame, where the game is not known. */
export type AskingFrameOf<G extends GameTypes> = [keyof G['Frames']] extends [never]
  ? AskingFrame
  : Extract<FrameOf<G>, { readonly seat: Seat }>;

/** Dice as rolled, before they count. */
export interface Roll {
  readonly purpose: string;
  readonly dice: readonly number[];
  /** The roller, and the seat it is meant to harm, where that matters. */
  readonly by?: Seat | undefined;
  readonly against?: Seat | undefined;
  /** The target number, where it is known. */
  readonly needed?: number | undefined;
  /** The pieces that threw these dice or suffer from them, where that matters. */
  concerns?(dice: readonly number[]): readonly number[];
  /** The harm these dice would do, where it is known. */
  readonly harm?: ((dice: readonly number[]) => number) | undefined;
}

export interface Scenario<Setup extends CoreSetup> {
  readonly id: string;
  readonly title: string;
  /** One sentence to help players pick a scenario. */
  readonly summary: string;
  /** Names of the sides, by seat. */
  readonly seats: readonly string[];
  /** Options with a value of their own in this scenario. */
  readonly options?: OptionValues;
  /** Options that cannot be changed here, by id: why not, and what would be right. */
  readonly closed?: Readonly<Record<string, string>>;
  /** `chance` is only for what is dealt in secret. */
  setup(options: OptionValues, chance: Random): Setup;
}

/** Everything a viewer knows of a game. */
export interface View<G extends GameTypes> {
  readonly viewer: Viewer;
  /** Seats that must decide now. */
  readonly waiting: readonly Seat[];
  /** The current question, as far as the viewer may know it. */
  readonly question: Frame | null;
  /** The battle that is fought elsewhere, if the game waits for one. */
  readonly errand?: ErrandFrame;
  readonly outcome: CoreState['outcome'];
  readonly table: G['Table'];
  /** For a step waiting in its middle: how it got there, with the table from before the step. */
  readonly suspended: (Suspended & { readonly table: Omit<G['Table'], 'setup'> }) | null;
}

/** Something on the table, as shown by a screen that knows nothing else of the game. */
export interface Piece {
  /** Its id in menus; see `Description`. */
  readonly id: Scalar;
  readonly name: string;
  /** The seat that gives it orders, and its side: 0, 1, … */
  readonly seat: Seat;
  readonly side: number;
  /** The printed number of its hex, or its place on a table without hexes; `null` if it has neither. */
  readonly at: string | Place | null;
  /** For pieces that face a hexside: 0 is north, and so on clockwise. */
  readonly facing?: number;
  /** A short note to show at a glance. */
  readonly note?: string;
}

/** How things stand, for bots that look ahead. */
export interface Prospects {
  readonly turn: number;
  /** By seat: what its side has left, where 1 is a whole force and no goal reached yet. */
  readonly left: readonly number[];
}

export type Strength = 'recruit' | 'regular' | 'veteran';
export const STRENGTHS: readonly Strength[] = ['recruit', 'regular', 'veteran'];

/**
 * A rule system. All methods are pure except those of `steps`, which change the state they are given. `fork` and
 * `invariants` may rely on `setup` never changing.
 */
export interface Game<G extends GameTypes> {
  readonly id: string;
  readonly title: string;
  /** One sentence to help players pick a game. */
  readonly summary: string;
  readonly options: readonly OptionModule[];
  /** Old readings of corrected rules, for games that began with them. */
  readonly readings?: readonly Reading[];
  /** The headings of options, in the order to show them; all others come after. */
  readonly optionGroups?: readonly string[];
  /** Sets of options, for players who do not want to pick them one by one. */
  readonly optionSets?: readonly OptionSet[];
  readonly scenarios: readonly Scenario<G['Setup']>[];
  /** Forces and maps of the players' own choice. Absent: only scenarios can be played. */
  readonly mustering?: Mustering<G['Setup']>;
  readonly setupSchema: ZodType<G['Setup']>;
  /** Converts a setup written by an earlier version to today's form. Absent: the form has never changed. */
  setupToday?(setup: unknown): unknown;
  /** Whether its battles may be fought in another game: a host that fights none cannot play it. Absent: no. */
  sendsFor?(setup: G['Setup']): boolean;
  /** What rules out this setup for a new game, although earlier games may have it. */
  whyNotBegin?(setup: G['Setup']): readonly Reason[];
  readonly orderSchema: ZodType<G['Order']>;
  readonly steps: Steps<G>;

  /** The names of the sides, by seat, if setups carry them. Absent: the scenario's names. */
  seats?(setup: G['Setup']): readonly string[];
  /** The state before anything has happened, with the first steps on the agenda. */
  begin(setup: G['Setup']): Omit<G['State'], KernelParts>;
  /**
   * Whether the next step, given its order if it is a decision, may be interrupted by a reaction or a question. A step
   * that cannot be costs nothing extra. Absent: none can.
   */
  interrupts?(state: G['State'], step: FrameOf<G>, order: G['Order'] | null): boolean;
  /** The questions to seats that may react to a roll. */
  mayReact?(state: G['State'], roll: Roll): readonly AskingFrameOf<G>[];
  /** The dice after a reaction has been answered. */
  react?(play: Play<G>, roll: Roll, question: AskingFrameOf<G>, answer: G['Order']): readonly number[];

  /** An independent copy. Absent: the kernel's generic copy. */
  fork?(state: G['State']): G['State'];

  /** What the viewer may know. The kernel adds the question and the outcome. */
  table(state: G['State'], viewer: Viewer): G['Table'];
  /** What the viewer may know of a question. Absent: everything. */
  asked?(question: Frame, viewer: Viewer, state: G['State']): Frame | null;
  /** Whether others at this table can only guess at a question's content. Absent: never. */
  isGuessedAt?(table: G['Table'], question: Frame): boolean;
  /**
   * What the viewer may know of an answer given in the middle of a step. For the viewer, the step goes on with it
   * exactly as with the real answer. Absent: everything.
   */
  answered?(order: G['Order'], seat: Seat, viewer: Viewer): G['Order'];
  /** What the viewer may know of the setup before the game begins. Absent: everything but other seats' secrets. */
  setupFor?(setup: G['Setup'], viewer: Viewer): G['Setup'];
  /**
   * The versions of an event to tell at the moment it happens: recipients may depend on the state, and some may learn
   * less than others. Absent: everybody learns of it, as far as `redact` allows.
   */
  told?(state: G['State'], event: G['Event']): readonly G['Event'][];
  /** The table of a finished game, which has no secrets. Absent: `table`. */
  revealed?(state: G['State']): G['Table'];
  /** The event as a viewer who learns of it sees it; `null` for nothing. Depends only on its arguments. */
  redact(event: G['Event'], viewer: Viewer): G['Event'] | null;
  /**
   * Types of event that reveal hidden things, such as turning a piece over. Nothing else a viewer sees, nor the timing
   * of questions, may depend on what is hidden. Absent: nothing is ever revealed.
   */
  readonly reveals?: readonly G['Event']['type'][];
  /**
   * Steps that ask only those who want to be asked. The timing of the wish is secret; being asked reveals only that the
   * seat wanted to be. Absent: everybody can tell who will be asked.
   */
  readonly askedOnWish?: readonly string[];
  /**
   * Fields of questions, by step, that hold the result of dice. Like events in `reveals`, they may tell what was
   * hidden.
   */
  readonly judged?: Readonly<Record<string, readonly string[]>>;
  /** Whether a seat may give orders in this setup of which others are told nothing. Absent: no. */
  hasSecretOrders?(setup: G['Setup']): boolean;
  /**
   * Steps that need only public knowledge: the seat asked needs none of its secrets, so players at one screen need not
   * hand it over. Absent: none.
   */
  readonly openSteps?: readonly string[];
  /**
   * The viewer's table after an event that the viewer saw, as a new value. Event by event it follows an order to the
   * resulting table, except for `notInEvents`. Absent: only whole orders can be followed.
   */
  after?(table: G['Table'], event: G['Event']): G['Table'];
  /**
   * Applies an event that tells everything to the state itself: the same as `after` on a table, without the copy.
   * Absent: the kernel uses `after`.
   */
  change?(state: G['State'], event: G['Event']): void;
  /** Parts of the table that no event tells, as paths through its lists: `agenda`, `units.mpLeft`. */
  readonly notInEvents?: readonly string[];
  /**
   * A complete state between two steps that fits a view: hidden facts are guessed, and the dice are new. `middle` is
   * the table in the middle of the next step, which may have revealed something. For any view, the kernel has
   * `imagined`.
   */
  imagine(view: View<G>, seed: string, middle?: G['Table']): G['State'];

  /** A setup for a game that begins from this table. Absent: games begin only as their scenarios do. */
  setupFrom?(table: G['Table']): G['Setup'];
  /** What has become of everybody so far, for a larger game of which this is a battle. Absent: it can be none. */
  report?(state: G['State']): Json;
  /** The battle that follows this one, with the surviving units; null where nothing carries over. */
  nextBattle?(table: G['Table']): G['Setup'] | null;

  /** The event as a sentence, or `null` where it needs none. */
  describe(event: G['Event'], table: G['Table']): string | null;
  /** The table as text for terminals and bug reports. */
  draw(table: G['Table']): string;
  /** Everything on the table that a choice can point at. Absent: no pieces, or only those in `draw`. */
  pieces?(table: G['Table']): readonly Piece[];

  bot(strength: Strength): Player<G>;
  /** Absent: bots that look ahead play every game to its end. */
  prospects?(state: G['State']): Prospects;
  /** Broken invariants, each as a sentence; empty when all is well. */
  invariants(state: G['State']): readonly string[];
  /**
   * The facts a person could read off the table: where pieces are, and what they have lost. Records are proven by it,
   * so it must never change, however the state is kept. Facts of an option are added only where it is in use.
   */
  standing(state: G['State']): Json;
}

/** A game with its rules in words, which are not needed to play it. */
export interface WrittenGame<G extends GameTypes> extends Game<G> {
  readonly rules: readonly RuleEntry[];
}

/** What a player choosing a game sees before its rules are loaded. */
export interface About extends Pick<Game<GameTypes>, 'id' | 'title' | 'summary'> {
  /** The length of a battle: from, to. */
  readonly minutes: readonly [number, number];
  /** Its contents, in a few words. */
  readonly holds: string;
  /** The titles of its scenarios by id, and of battles that players set up themselves. */
  readonly battles: Readonly<Record<string, string>>;
  /** Option sets worth trying first: their titles by id. */
  readonly sets?: Readonly<Record<string, string>>;
  /** Guided games besides the one to begin with, by their words in addresses. */
  readonly lessons?: Readonly<Record<string, string>>;
  /** It demonstrates the engine and is not offered among the real games. */
  readonly isDemonstration?: boolean;
}

/** Any game at all, for code that works on every game. */
export type AnyGame = Game<GameTypes>;
export type AnyWrittenGame = WrittenGame<GameTypes>;
