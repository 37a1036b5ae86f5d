import type { Explanation } from '../explanation.ts';
import type { Random } from '../random.ts';
import type { Reason } from '../refusal.ts';

/**
 * A menu says everything a seat may do now, as a small grammar of orders. Legality, the screen, bots, the
 * fuzzer and the server all read the same menu, so they cannot disagree. Menus are lazy: the fields that
 * follow a choice are worked out only for the choice that somebody looks at.
 */
export interface Menu<Types extends string = string> {
  /** The question, as a sentence for a person. */
  readonly prompt: string;
  readonly rule?: string;
  readonly orders: readonly OrderForm<Types>[];
}

/** One kind of order: `{ type, ...one property per field }`. */
export interface OrderForm<Type extends string = string> {
  readonly type: Type;
  readonly label: string;
  readonly fields: readonly Field[];
  /** Without fields: what is mostly answered to something asked every turn, so that a player may answer it for good. */
  readonly isUsual?: true;
  /** It lets a chance go by: nothing is spent, and nobody does anything. */
  readonly isPass?: true;
  /** Without fields: nothing else on the menu could help, so that a player who does not want to be asked then is not. */
  readonly isMoot?: true;
}

export type Field = Pick | Whole | Point | Each;
export type Scalar = string | number | boolean;

/** One of several values. */
export interface Pick {
  readonly kind: 'pick';
  readonly name: string;
  readonly label: string;
  /** May be a getter: whoever only checks one value need not pay for the list. Empty: the order is not possible. */
  readonly values: ArrayLike<Scalar>;
  /** Whether a value is among `values`, where that can be told without making the list. */
  has?(value: unknown): boolean;
  /** Further fields that depend on the value. */
  follow?(value: Scalar): readonly Field[];
  describe?(value: Scalar): Description;
  readonly known?: Known;
  whyNot?(value: Scalar | undefined): Reason | null;
}

/**
 * The values of which a `whyNot` can tell something: these, or any text. An order or a question from outside may hold
 * anything, so `whyNot` hears of nothing else, and of no value at all where nothing is known: it gets `undefined` instead.
 */
export type Known = ArrayLike<Scalar> | 'texts';

/** A whole number within limits. */
export interface Whole {
  readonly kind: 'whole';
  readonly name: string;
  readonly label: string;
  readonly min: number;
  readonly max: number;
  /** What is mostly chosen, for those who only want to go on. May be a getter. Absent: the least. */
  readonly usual?: number;
  describe?(value: number): Description;
  whyNot?(): Reason | null;
}

/** A place on a table without hexes, `{ x, y }`, or with where to face there, `{ x, y, facing }`. */
export interface Point {
  readonly kind: 'point';
  readonly name: string;
  readonly label: string;
  /** A facing is part of the answer. */
  readonly hasFacing?: true;
  /** `null` when the place is allowed, otherwise why not. The one test of legality. */
  forbids(at: Pose): Reason | null;
  /** Some allowed place. */
  sample(random: Random): Pose;
  /** The outline of the allowed region for drawing; a superset of what `forbids` allows. May be a getter. */
  readonly outline: readonly Place[];
  /** What an allowed place means, such as what it costs to get there. */
  describe?(at: Pose): Description;
}

/** Coordinates are whole thousandths of an inch, x to the right and y down: exact and hashable. */
export interface Place {
  readonly x: number;
  readonly y: number;
}

/** A place, and where one faces there if that is asked: whole quarters of a degree, clockwise from up. */
export interface Pose extends Place {
  readonly facing?: number;
}

/** Facings are 0 to 1439. */
export const FULL_TURN = 1440;

/** For any of several items, in an order of the player's choosing, an entry `{ [key]: item, ...fields }`. */
export interface Each {
  readonly kind: 'each';
  readonly name: string;
  readonly label: string;
  readonly key: string;
  readonly items: ArrayLike<Scalar>;
  /** As for a pick: whether an item is among `items`, where that can be told without making the list. */
  has?(item: unknown): boolean;
  fields(item: Scalar): readonly Field[];
  describe?(item: Scalar): Description;
  readonly known?: Known;
  whyNot?(item: Scalar | undefined): Reason | null;
  /**
   * Why entries that are possible one by one are not possible together, as when two weapons share a last shot. What
   * is possible stays so when an entry is left out.
   */
  together?(entries: readonly Readonly<Record<string, unknown>>[]): Reason | null;
}

/** How a choice is shown: in words, on the map, and with the reasons behind its number. */
export interface Description {
  readonly label: string;
  /** Printed number of a hex to highlight. */
  readonly hex?: string;
  /** Id of a piece to highlight. */
  readonly piece?: Scalar;
  readonly explanation?: Explanation;
  /** What the total of the explanation counts, for example `MP`. */
  readonly measure?: string;
}

/** The kinds of order that are really possible: a pick without values rules its order out. */
export function possibleOrders(menu: Menu): OrderForm[] {
  return menu.orders.filter(({ fields }) =>
    fields.every((field) => field.kind !== 'pick' || field.values.length > 0),
  );
}
