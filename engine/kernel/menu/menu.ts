import type { Explanation } from '../explanation.ts';
import type { Random } from '../random.ts';
import type { Reason } from '../refusal.ts';

/**
 * A menu says everything a seat may do now, as a small grammar of orders. Legality, the screen, bots, the fuzzer and
 * the server all read the same menu, so they cannot disagree. Menus are lazy: the fields behind a choice are computed
 * only when somebody looks at that choice.
 */
export interface Menu<Types extends string = string> {
  /** The question, as a sentence for people. */
  readonly prompt: string;
  readonly rule?: string;
  readonly orders: readonly OrderForm<Types>[];
}

/** One kind of order: `{ type, ...one property per field }`. */
export interface OrderForm<Type extends string = string> {
  readonly type: Type;
  readonly label: string;
  readonly fields: readonly Field[];
  /** An order without fields, and the usual answer to a question asked every turn: a player may give it for good. */
  readonly isUsual?: true;
  /** Passes up a chance: it spends nothing, and no unit acts. */
  readonly isPass?: true;
  /**
   * An order without fields, marked when nothing else on the menu could help: a player who does not want to be asked is
   * not.
   */
  readonly isMoot?: true;
}

export type Field = Pick | Whole | Point | Each;
export type Scalar = string | number | boolean;

/** One of several values. */
export interface Pick {
  readonly kind: 'pick';
  readonly name: string;
  readonly label: string;
  /** May be a getter: checking one value need not build the list. An empty list makes the order impossible. */
  readonly values: ArrayLike<Scalar>;
  /** Whether a value is among `values`, if that can be told without building the list. */
  has?(value: unknown): boolean;
  /** Further fields, which depend on the value. */
  follow?(value: Scalar): readonly Field[];
  describe?(value: Scalar): Description;
  readonly known?: Known;
  whyNot?(value: Scalar | undefined): Reason | null;
}

/**
 * The values for which `whyNot` may know a reason: these, or any text. Orders and questions from outside may hold
 * anything, so `whyNot` is given nothing else; for an unknown value it gets `undefined`.
 */
export type Known = ArrayLike<Scalar> | 'texts';

/** A whole number within limits. */
export interface Whole {
  readonly kind: 'whole';
  readonly name: string;
  readonly label: string;
  readonly min: number;
  readonly max: number;
  /** The usual choice, for players who just want to go on. May be a getter. Absent: the minimum. */
  readonly usual?: number;
  describe?(value: number): Description;
  whyNot?(): Reason | null;
}

/** A place on a table without hexes: `{ x, y }`, or `{ x, y, facing }` if the answer includes a facing. */
export interface Point {
  readonly kind: 'point';
  readonly name: string;
  readonly label: string;
  /** The answer includes a facing. */
  readonly hasFacing?: true;
  /** `null` if the place is allowed, otherwise why not. This is the only test of legality. */
  forbids(at: Pose): Reason | null;
  /** A random allowed place. */
  sample(random: Random): Pose;
  /** The outline of the allowed region, for drawing; it may be larger than the region. May be a getter. */
  readonly outline: readonly Place[];
  /** Describes an allowed place, such as the cost of getting there. */
  describe?(at: Pose): Description;
}

/** Coordinates are whole thousandths of an inch, x to the right and y down: exact, and safe to hash. */
export interface Place {
  readonly x: number;
  readonly y: number;
}

/** A place, with a facing where one is asked for: whole quarters of a degree, clockwise from up. */
export interface Pose extends Place {
  readonly facing?: number;
}

/** Facings are 0 to 1439. */
export const FULL_TURN = 1440;

/** An entry `{ [key]: item, ...fields }` for any of several items, in an order of the player's choosing. */
export interface Each {
  readonly kind: 'each';
  readonly name: string;
  readonly label: string;
  readonly key: string;
  readonly items: ArrayLike<Scalar>;
  /** Whether an item is among `items`, if that can be told without building the list. */
  has?(item: unknown): boolean;
  fields(item: Scalar): readonly Field[];
  describe?(item: Scalar): Description;
  readonly known?: Known;
  whyNot?(item: Scalar | undefined): Reason | null;
  /**
   * Why entries that are each possible are not possible together, such as two weapons that share a last shot. Removing
   * an entry never makes a possible list impossible.
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
  /** The unit of the explanation's total, for example `MP`. */
  readonly measure?: string;
}

/** The orders that can really be given: a pick without values rules its order out. */
export function possibleOrders(menu: Menu): OrderForm[] {
  return menu.orders.filter(({ fields }) =>
    fields.every((field) => field.kind !== 'pick' || field.values.length > 0),
  );
}
