import type { Board } from '@ironfield/hex/board.ts';
import type { Explanation } from '@ironfield/kernel/explanation.ts';
import type { GameTypes, View } from '@ironfield/kernel/play/game.ts';
import type { CoreOrder, Viewer } from '@ironfield/kernel/state.ts';
import type { ComponentType, ReactNode } from 'react';
import type { Spot } from '../board/geometry.ts';
import type { MapLine } from '../board/map-lines.tsx';
import type { Measured } from '../board/ruler.ts';
import type { Look } from '../board/token.tsx';
import type { LessonDoor } from '../coach/lesson.ts';
import type { DangerRules } from '../danger/danger.ts';
import type { DeskKinds } from '../desk/desk-state.ts';
import type { Choice, Entry } from '../order/draft/draft.ts';
import type { Draft, Ordering } from '../order/use-order.ts';
import type { GameCoach } from '../table/guide/game-coach.ts';
import type { PhaseList } from '../table/top-bar.tsx';
import type { IconName } from '../ui/icons.tsx';
import type { Gunnery } from './gunnery.ts';
import type { MovePlan, Moving } from './moving.ts';
import type { OrderFieldsOf } from './order-fields.ts';

/** A unit as any hex game has it. Units go by their number, hexes by their cell. */
export interface TableUnit {
  readonly name: string;
  /** The number that its name begins with, which will do where there is little room. */
  readonly code?: string;
  /** A short name for the map. Absent: its name. */
  readonly plate?: string;
  readonly side: number;
  /** Negative when it is not on the map. */
  readonly cell: number;
  readonly facing: number;
  /** Out of the game for good. */
  readonly isGone: boolean;
  /** Conditions that restrict its actions, in words. */
  readonly states?: readonly string[];
  /** Words for a move in another way, by the name of the way: `cruises to`. */
  readonly goes?: Readonly<Record<string, string>>;
  /** Standing orders, such as `watching`. */
  readonly orders?: readonly string[];
  /** Its type, or its actions this turn. */
  readonly line?: string;
  /** Permanent damage, the worst first. */
  readonly troubles?: readonly string[];
  /** The health of the unit, or of each of its parts, from 0 to 1. */
  readonly bars?: readonly number[];
}

/** Events, as they look on the map. */
export interface EventMarks {
  readonly path?: readonly number[];
  /** New places of units that did not move along the path; negative: no longer on the map. */
  readonly places?: readonly { readonly unit: number; readonly cell: number }[];
  readonly lines?: readonly MapLine[];
  /** The units that it is about: first who does it, last whom it is done to. */
  readonly units?: readonly number[];
  /** Falls and explosions, by cell. */
  readonly bursts?: readonly { readonly kind: 'fall' | 'blast'; readonly cell: number }[];
  /** Damage to units. */
  readonly harm?: readonly { readonly unit: number; readonly points: number }[];
}

/** The parts of a planned move, besides its end. */
export interface Route {
  /** The hexes of the way, both ends included; none for a placement. */
  readonly path: readonly number[];
  /** Hexes that will count as moved. */
  readonly moved: number;
  /** Its cost; `null` for a placement. */
  readonly mp: Explanation | null;
}

/** A note about a planned move. */
export interface MoveNote {
  readonly text: string;
  readonly isRisk?: boolean;
}

/** The end of a move that the menu offers. */
export interface Destination {
  readonly type: string;
  readonly entry: Entry;
  readonly unit: number;
  readonly cell: number;
  readonly facing: number;
  readonly choice: Choice;
}

interface UnitProps<G extends GameTypes> {
  readonly table: G['Table'];
  readonly unit: number;
}

export interface TokenProps<G extends GameTypes> extends UnitProps<G> {
  readonly at: Spot;
  readonly facing: number;
  /** Its twist or turret facing, while it keeps its own facing; null for as it is. */
  readonly twist: number | null;
  readonly look: Look;
}

export interface HexDeskKinds extends DeskKinds {
  readonly step: Draft;
  /** A hex, as its cell. */
  readonly spot: number;
}

/** A table in use: what is looked at, what is in hand, what is planned. */
export interface Desk<G extends GameTypes> {
  readonly table: G['Table'];
  readonly board: Board;
  readonly units: readonly TableUnit[];
  /** The side that one sits on, or watches from. */
  readonly own: number;
  readonly ordering: Ordering;
  readonly moving: Moving;
  /** Units that can be given orders now. */
  readonly ready: ReadonlySet<number>;
  /** The unit that is given orders, and the weapon of it that is being aimed. */
  readonly inHand: number | null;
  readonly item: unknown;
  /** Enemies of the side that one sits on, in the order of their numbers. */
  readonly enemies: readonly number[];
  readonly gunnery: Gunnery | null;
  /** The unit whose sheet is shown. */
  readonly shown: number;
  /** The hex under the pointer; negative for none. */
  readonly pointed: number;
  /** Layers that are switched on, by id. */
  readonly layers: ReadonlySet<string>;
  takeInHand(item: unknown): void;
  /** Takes a unit in hand if it may be given orders, and shows its sheet. */
  chooseUnit(unit: number): void;
  /** Aims what is in hand at a unit, or says why it cannot; false where there is nothing to aim. Its sheet is at hand. */
  aimAt(unit: number): boolean;
  /** The unit under a point of the page, on the map or in the strips; -1 for none. */
  unitUnder(pageX: number, pageY: number): number;
}

interface DeskProps<G extends GameTypes> {
  readonly desk: Desk<G>;
}

/** Something that can be shown on the map, or put away. */
export interface Layer {
  readonly id: string;
  readonly name: string;
  readonly icon: IconName;
}

/** A weapon, or whatever else of a unit attacks. */
export interface Arm {
  /** Its name in orders. */
  readonly value: unknown;
  readonly name: string;
  /** The place where it is mounted. */
  readonly place?: string;
  /** The average damage of a hit on a unit, as the attack is planned; without a plan, the most it could be. */
  damageAt(piece: number, planned?: Entry): number;
  readonly damageText: string;
  readonly heat?: number;
  /** The same as the attack is planned, where that makes a difference. */
  asPlanned?(planned: Entry): { readonly damageText: string; readonly heat?: number };
  /** Its range in hexes. */
  readonly reach?: number;
  /** Its ammunition, or that it is broken. */
  readonly note?: string;
}

/** A result of a blow: `If it hits, Vindicator rolls or falls`, with the number of that roll. */
export interface StrikeOutcome {
  readonly when: string;
  readonly words: string;
  readonly rule: string;
  readonly roll?: Explanation;
}

/** The prospects of an order to attack. */
export interface Outlook {
  /** The chance that a unit is out of the game after it, or whatever else it is in words. */
  readonly fates: readonly { readonly unit: number; readonly chance: number; readonly words?: string }[];
  readonly heat?: {
    readonly now: number;
    readonly after: Explanation;
    readonly most: number;
    /** The effects of so much heat. */
    readonly effects: readonly string[];
    readonly rule: string;
  };
}

/** All that a hex game brings to the shared table: its words, its sheet, its special decisions. */
export interface HexGame<G extends GameTypes> {
  /** The names of the fields of its orders. */
  readonly fields: OrderFieldsOf<G['Order']>;
  /**
   * Kinds of order that let the chance of a unit go by, such as to stand still. Where there is none, a list of attacks
   * that is left empty does it, by this name.
   */
  readonly idle: readonly G['Order']['type'][];
  readonly idleWords?: string;
  /** Kinds of order that come first of what a unit can do besides going somewhere, such as to stand up. */
  readonly postures?: readonly G['Order']['type'][];
  /** Of what a unit can do besides, what has a button of its own. Absent: the first posture. */
  readonly buttons?: readonly G['Order']['type'][];
  /** Kinds of order that have a button each where nothing else can be ordered, such as to use a card or to pass. */
  readonly plain?: readonly G['Order']['type'][];
  /** Kinds of order of which nothing is said when they are the only one, such as not to react to a roll. */
  readonly unsaid?: readonly G['Order']['type'][];
  /** Kinds of order that are only planned when somebody asks for them, such as a standing one. */
  readonly later?: readonly G['Order']['type'][];
  /** Kinds of order that cannot be made good: they are asked about once more. */
  readonly final?: readonly G['Order']['type'][];
  /** Is a unit likely to do something else after a leg of its move? The bar offers it then. */
  goesOn?(table: G['Table'], unit: number): boolean;

  board(table: G['Table']): Board;
  units(table: G['Table']): readonly TableUnit[];
  sides(table: G['Table']): readonly string[];
  /** Absent: seats are sides. */
  ownSide?(table: G['Table'], viewer: Viewer): number;
  /** The phases, and the present one; `question` is asked now, as far as the viewer may know it. */
  phases(table: G['Table'], question: View<G>['question']): PhaseList;
  /** Things in a hex other than units, in words for screen readers. */
  lyingIn?(table: G['Table'], cell: number): string;
  /** Hexes of counters that no name of a unit should cover. */
  counters?(table: G['Table']): readonly number[];

  /**
   * Kinds of order that bring a unit to a hex, the quietest first; `by` is the field whose values are ways of their own,
   * `to` that of the hex where it is not the usual one. What is `isApart` shows no border while another way is chosen.
   */
  readonly moves: readonly {
    /** One that the menu does not have is passed over: an option may bring it. */
    readonly type: string;
    readonly by?: string;
    readonly to?: string;
    readonly isApart?: boolean;
  }[];
  /** Ways to another hex by name, a kind of order or a value of its field, and what the button says that goes there. */
  readonly go: Readonly<Record<string, string>>;
  /** And what a unit does that goes there, such as `walks to`. */
  readonly goes?: Readonly<Record<string, string>>;
  readonly facings: readonly string[];
  /** The facing of a unit that has no enemy to face. Absent: to the middle of the map. */
  firstFacing?(table: G['Table'], unit: TableUnit): number;
  /** Null where the rules know no such way. */
  route(table: G['Table'], end: Destination): Route | null;
  /** Is the way to the hex under the pointer shown before it is chosen? */
  readonly isPreviewed?: boolean;
  /** The attacks that would be possible at the end of a planned move: one line to each enemy, with the best number. */
  shots(table: G['Table'], plan: MovePlan): readonly MapLine[];

  /** The cost and risks of a planned move, in a few words each. Absent: its cost, and the shots it allows both sides. */
  moveNotes?(table: G['Table'], plan: MovePlan): readonly MoveNote[];
  /** The table after a planned move. */
  afterMove?(table: G['Table'], plan: MovePlan): G['Table'];
  /** The best number of a unit against an enemy, as things stand; where it cannot attack, infinity. */
  numbersOn?(table: G['Table']): (attacker: number, target: number) => number;
  /** The numbers of others are guesses. */
  readonly hasSecrets?: boolean;
  /** Is something hidden from this viewer that others know? */
  isVeiled?(table: G['Table']): boolean;
  /** The dangers and chances of a unit wherever it can go; fetched when somebody wants to see them. */
  danger?(): Promise<DangerRules<G['Table'], number>>;
  /** All attacks of both sides that have been declared and not been made yet. */
  declared?(table: G['Table']): readonly MapLine[];

  /** The chance that an attack with this number hits; 0 where no throw is enough. */
  chanceOf(number: number): number;
  /** The arc of the unit in hand: the hexes ahead of it, and its turn. */
  aim?(
    table: G['Table'],
    type: string,
    full: Entry,
  ): { readonly cells: ReadonlySet<number>; readonly twist: number } | null;
  /** An attack on an enemy to ask about, where what is attacked is not the enemy as a whole. */
  attackOn?(table: G['Table'], arm: unknown, enemy: number): CoreOrder;
  /** The word for one attack of a unit. Absent: a weapon. */
  readonly armWord?: string;
  /** All that a unit could attack with, broken or not. */
  arms(table: G['Table'], unit: number): readonly Arm[];
  /** The damage of a single blow that hits. */
  harmOf?(table: G['Table'], order: CoreOrder): number;
  /** And what comes of it besides, hit or missed. */
  strikeOutcomes?(table: G['Table'], order: CoreOrder): readonly StrikeOutcome[];
  outlook?(table: G['Table'], order: CoreOrder): Outlook;

  /** Marks on the map for events that belong together. */
  marks(table: G['Table'], events: readonly G['Event'][]): EventMarks;
  /** Events that a still picture shows of a whole order: single shots would lie over each other. */
  readonly drawn: readonly G['Event']['type'][];
  /** Events that are worth a line of their own when all is over. */
  readonly grave: readonly G['Event']['type'][];
  /** The ruler's words about two hexes. */
  measure(table: G['Table'], from: number, to: number): Measured;

  /** A unit on the map. Absent: the first letters of its name. */
  readonly Token?: ComponentType<TokenProps<G>>;
  /** Drawn over the land, below everything else on the map. */
  readonly Sky?: ComponentType<{ readonly table: G['Table']; readonly board: Board }>;
  /** Other things on the map. */
  readonly Ground?: ComponentType<{ readonly table: G['Table']; readonly board: Board }>;
  /** And what only those who sit at the table see on it, under the units. */
  readonly Overlay?: ComponentType<DeskProps<G>>;
  /** Layers that can be switched on. */
  layers?(table: G['Table']): readonly Layer[];
  /** Shown beside the map. */
  readonly Beside?: ComponentType<DeskProps<G>>;
  /** Changes the order in the making when a hex is tapped, in ways that only the game knows; false if it changes nothing. */
  tap?(desk: Desk<G>, cell: number): boolean;
  /** Orders that are planned on a panel of the game's own, by kind. */
  readonly plans?: Readonly<Record<string, ComponentType<DeskProps<G>>>>;
  /** Everything about the unit that is shown. */
  readonly Sheet: ComponentType<DeskProps<G>>;
  /** All of it, on a panel that stays open. */
  readonly Record?: ComponentType<DeskProps<G> & { onClose(): void }>;

  /** The plan as a sentence. Absent or undefined: the move, or the fields of the order. */
  planWords?(desk: Desk<G>): ReactNode;
  /** The label of the button. Absent or undefined: the destination, or the kind of order. */
  commitWords?(desk: Desk<G>): string | undefined;
  /** The names of the answers to a plain question. */
  nameAnswer?(choice: Choice): string;
  /** Fetched once something has been ordered. */
  coach?(): Promise<GameCoach<G>>;
  readonly lessons?: readonly LessonDoor<G>[];
}
