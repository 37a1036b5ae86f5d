import type { Explanation } from './explanation.ts';

/** Why an order was not accepted. A refusal is a value, never an exception, and leaves the state untouched. */
export interface Refusal {
  readonly code:
    | 'malformed' // does not fit the schema of orders
    | 'not-asked' // this seat has nothing to decide now
    | 'illegal' // the rules forbid it
    | 'over'; // the game has ended
  /** A sentence for a person: what is wrong and what would be right. */
  readonly message: string;
  /** The rule that forbids it, where one does. */
  readonly rule?: string;
  /** Where in the order the trouble is, for example `attacks.2.target`. */
  readonly path?: string;
  /** The number that is too high or too low, with what it is made of. */
  readonly explanation?: Explanation;
}

/** The rules' own answer to "why not?". */
export interface Reason {
  readonly message: string;
  readonly rule?: string;
  readonly explanation?: Explanation;
}

/** Whoever has read so many will not read more, and a file may be made to have thousands. */
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
