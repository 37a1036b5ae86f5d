import type { Explanation } from '@ironfield/kernel/explanation.ts';
import type { Place } from '@ironfield/kernel/menu/menu.ts';
import type { GameTypes, View } from '@ironfield/kernel/play/game.ts';
import type { CoreOrder, Viewer } from '@ironfield/kernel/state.ts';
import type { Heading } from '@ironfield/table/heading.ts';
import type { Polygon } from '@ironfield/table/polygon.ts';
import type { Scene } from '@ironfield/table/scenes/scene.ts';
import type { ComponentType } from 'react';
import type { LessonDoor } from '../coach/lesson.ts';
import type { DangerRules } from '../danger/danger.ts';
import type { DeskKinds } from '../desk/desk-state.ts';
import type { Entry } from '../order/draft/draft.ts';
import type { GameCoach } from '../table/guide/game-coach.ts';
import type { PhaseList } from '../table/top-bar.tsx';
import type { Steps } from './plan-steps.ts';
import type { TabletopDesk } from './use-tabletop-desk.ts';
import type { FreeTurn, Going, Way } from './ways.ts';

/** The place of a model, and its facing. */
export interface Stand {
  readonly at: Place;
  readonly heading: Heading;
}

/** A model as any game without hexes has it. Models go by their number. */
export interface Model {
  readonly name: string;
  /** A short name for the map. Absent: its name. */
  readonly plate?: string;
  readonly side: number;
  /** The group that it belongs to, by which many models are sorted. */
  readonly group?: string;
  /** Null when it is not on the table. */
  readonly at: Place | null;
  /** The places of its further bases, if it has any. */
  readonly others?: readonly Place[];
  readonly heading: Heading;
  /** Of its base. */
  readonly radius: number;
  /** Out of the game for good. */
  readonly isGone: boolean;
  /** It has done what it could this turn. */
  readonly isDone: boolean;
  /** Its speed, as chevrons behind it. */
  readonly chevrons?: number;
  /** Signs on its base, of a letter or two, and what they mean. */
  readonly badges?: readonly (readonly [sign: string, meaning: string])[];
  /** Conditions that restrict its actions, its actions this turn, and permanent damage. */
  readonly states?: readonly string[];
  /** Standing orders, such as Stand-By. */
  readonly orders?: readonly string[];
  readonly line?: string;
  readonly troubles?: readonly string[];
  /** Its health, from 0 to 1. */
  readonly bars?: readonly number[];
}

/** The range of something, the area it hits, the distance to come near. */
type RoundLook = 'range' | 'blast' | 'near';

/** Something drawn over the table. */
export type Overlay =
  | {
      readonly kind: 'area';
      readonly outlines: readonly Polygon[];
      readonly look: 'zone' | 'reach' | 'far' | 'danger';
      readonly side?: number;
    }
  | {
      readonly kind: 'circle';
      readonly at: Place;
      readonly radius: number;
      readonly label?: string;
      readonly look: RoundLook;
      readonly side?: number;
    }
  | {
      readonly kind: 'arc';
      readonly at: Place;
      readonly heading: Heading;
      /** In quarter degrees. */
      readonly width: number;
      readonly radius: number;
      readonly label?: string;
      readonly look: RoundLook;
      readonly side?: number;
    }
  | {
      readonly kind: 'line';
      readonly from: Place;
      readonly to: Place;
      readonly label?: string;
      readonly look: 'sight' | 'blocked' | 'shot' | 'way';
    };

/** A place under a pointer, and how far beside it somebody may have meant. */
export interface PointedAt {
  readonly place: Place;
  readonly slack: number;
}

export interface InchDeskKinds extends DeskKinds {
  readonly step: Steps;
  readonly spot: PointedAt;
  readonly overlay: Overlay;
}

/** The ruler's words about two ends, which are models or bare places. */
export interface Reading {
  readonly label: string;
  /** The whole answer in a sentence or two. */
  readonly text: string;
  readonly isBlocked: boolean;
  /** A number with its reasons, if the game has one for it. */
  readonly number?: { readonly explanation: Explanation; readonly measure: string };
  readonly rule?: string;
}

/** A line of sight from one model to another. */
export interface SightLine {
  readonly model: number;
  readonly line: Extract<Overlay, { kind: 'line' }>;
  /** A few words that stand beside its name. */
  readonly note: string;
}

interface RangeReading extends Pick<Reading, 'text' | 'number' | 'rule'> {
  readonly after?: string;
}

/** Ranges of a model other than those of weapons, such as its sensors: drawn, and in words. */
export interface Ranges {
  readonly overlays: readonly Overlay[];
  /** A line for each model: what follows `text` is the number with its reasons, `after` and the rule. */
  readonly readings: readonly (readonly RangeReading[])[];
}

export interface RulerEnd {
  readonly at: Place;
  /** The model that stands there. */
  readonly model?: number;
}

/** The cost of a move or an attack, and the rest then. */
export interface Cost {
  readonly explanation: Explanation;
  readonly measure: string;
}

/** Events, as they look on the map. */
export interface TableMarks {
  /** The models that it is about: first who does it, last whom it is done to. */
  readonly models?: readonly number[];
  readonly overlays?: readonly Overlay[];
}

/** The targets of an order in the making. */
export interface Aims {
  readonly overlays: readonly Overlay[];
  /** Models that it would concern, such as those under a template. */
  readonly models: readonly number[];
}

interface PlanView<G extends GameTypes> {
  readonly Panel: ComponentType<{ readonly desk: TabletopDesk<G> }>;
  /** The same in a line or two, at the foot of the map of a phone held upright. */
  readonly Chips?: ComponentType<{ readonly desk: TabletopDesk<G> }>;
  readonly fields: readonly string[];
  /** The first step. */
  readonly hint: string;
}

/** The part of a game without hexes at the shared table. */
export interface TabletopGame<G extends GameTypes> {
  scene(table: G['Table']): Scene;
  models(table: G['Table']): readonly Model[];
  /** The names of the sides. */
  sides(table: G['Table']): readonly string[];
  /** The strength of each side as a whole, in a few words. */
  notes?(table: G['Table']): readonly string[];
  /** The side of a viewer. Absent: as they sit. */
  ownSide?(table: G['Table'], viewer: Viewer): number;
  phases(table: G['Table'], question: View<G>['question']): PhaseList;
  /** The field of orders that names the model which is ordered about. */
  readonly modelField: string;
  /** Orders that move a model or turn it. */
  readonly ways: readonly Way[];
  /** The area in reach of a model on the table. */
  reach(view: View<G>, model: number): readonly Overlay[];
  /**
   * The first values of an order; a field that is left out begins with the first choice. `given` is what somebody has
   * chosen of it.
   */
  usual?(table: G['Table'], type: string, full: Entry, question: View<G>['question'], given: Entry): Entry;
  /** The turn that costs a model nothing; absent where it turns as it likes. */
  freeTurn?(view: View<G>, model: number): FreeTurn | undefined;
  /** Why these orders come before the one that is planned. */
  leadWords?(view: View<G>, model: number, orders: readonly CoreOrder[]): string | null;
  /** The best that a model can do to another one, which a press on that one means. */
  bestAgainst?(view: View<G>, model: number, target: number): Going | null;
  /** The order that ends the turn of a model after one that dice decide. */
  endAfter?(view: View<G>, order: CoreOrder): CoreOrder | null;
  /** The order that ends the turn of a model when another one is taken in hand. */
  handOver?(view: View<G>, model: number): CoreOrder | null;
  /** Kinds of order that nobody is asked for where there is but one of them. */
  readonly unasked?: readonly string[];
  /** Types of orders that may be given as they begin, before anything of them is chosen. */
  readonly begun?: readonly string[];
  /** The value of a field that stands for a model, such as its group; tapping the model chooses it. */
  standsFor?(table: G['Table'], field: string, model: number): unknown;
  /** The answer of others that lets a move pass. */
  readonly letPass?: CoreOrder;
  /** The facts of a table that must be as foreseen for a plan to go on. Absent: all of them. */
  essence?(table: G['Table']): object;
  /** Types of orders that are seldom wanted: a small screen has them in a list. */
  readonly rare?: readonly string[];
  /** Types of orders that end the turn of a model: given by a button each, in every way there is. */
  readonly finals: readonly string[];
  /** The name of such an order. */
  finalWords(order: CoreOrder, label: string): string;
  /** The cost of an order to a model that moves. */
  costOf?(view: View<G>, model: number, order: CoreOrder): Cost | null;
  /** The MP that a model has left, in words. */
  meansOf?(table: G['Table'], model: number): string | null;
  /** A hint how to move a model on the table. Absent or null: by dragging. */
  hintOf?(table: G['Table'], model: number): string | null;
  /** The ground at a place as a model meets it, such as the cost of going there. */
  groundWords?(table: G['Table'], place: Place, model: number): string | null;
  /**
   * The areas that an order in the making would cover: arcs, ranges, templates. `pointed` is where the pointer is while
   * the order does not say a place yet; `model` is null where the order is about none, such as a strike from beyond the
   * table.
   */
  aims?(view: View<G>, model: number | null, order: CoreOrder, pointed: Place | null): Aims | null;
  /** Lines of sight to and from a model, if it stood there. */
  sights?(table: G['Table'], model: number, stand: Stand): readonly SightLine[];
  /**
   * The reach of its senses if it stood there, and those of others; `other` is looked at beside it. Loaded when
   * somebody asks for it.
   */
  ranges?(): Promise<(table: G['Table'], model: number, stand: Stand, other: number | null) => Ranges>;
  /** The dangers and chances of a model wherever it can go; fetched when somebody wants to see them. */
  danger?(): Promise<DangerRules<G['Table'], Place>>;
  measure(table: G['Table'], from: RulerEnd, to: RulerEnd): Reading;
  marks(table: G['Table'], events: readonly G['Event'][]): TableMarks;
  /** The model seen from above, heading up, within a circle of radius 12 around 0, 0. Absent: its letters. */
  readonly Figure?: ComponentType<{ readonly table: G['Table']; readonly model: number }>;
  /** Orders that are made up in a panel of their own, by type; it has these fields, and the form has all others. */
  readonly plans?: Readonly<Record<string, PlanView<G>>>;
  readonly Sheet: ComponentType<{ readonly desk: TabletopDesk<G> }>;
  /** The game's coach, loaded when it is first needed. */
  coach?(): Promise<GameCoach<G>>;
  readonly lessons?: readonly LessonDoor<G>[];
}
