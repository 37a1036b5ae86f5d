import type { Explanation } from './explanation.ts';

/** Why an order was not accepted. A refusal is a value, never an exception, and leaves the state untouched. */
export interface Refusal {
  readonly code:
    | 'malformed' // does not fit the schema of orders
    | 'not-asked' // this seat has nothing to decide now
    | 'illegal' // the rules forbid it
    | 'over'; // the game has ended
  /** A sentence for people: what is wrong and what would be right. */
  readonly message: string;
  /** The rule that forbids it, if one does. */
  readonly rule?: string;
  /** The faulty part of the order, for example `attacks.2.target`. */
  readonly path?: string;
  /** The number that is too high or too low, with its lines. */
  readonly explanation?: Explanation;
}

/** The rules' own answer to "why not?". */
export interface Reason {
  readonly message: string;
  readonly rule?: string;
  readonly explanation?: Explanation;
}

/** People do not read more than this, and a crafted file could have thousands. */
export const MOST_REASONS = 20;

export type Result<T, E = Refusal> =
  | { readonly ok: true; readonly value: T }
  | { readonly ok: false; readonly error: E };

export function accepted<T>(value: T): Result<T, never> {
  return { ok: true, value };
}

export function refused<E>(error: E): Result<never, E> {
  return { ok: false, error };
}
