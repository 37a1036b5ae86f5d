import { accepted, type Reason, type Result, refused } from '@ironfield/kernel/refusal.ts';
import type { CoreOrder, Seat } from '@ironfield/kernel/state.ts';
import { z } from 'zod';

/** Everything needed to reproduce a failure: a game up to the moment at which a property does not hold. */
export interface Repro {
  readonly format: 'ironfield-failure';
  readonly version: 1;
  readonly game: string;
  /** The id of the property that failed. */
  readonly property: string;
  readonly message: string;
  readonly setup: unknown;
  readonly seed: string;
  /** The last one may be the order that failed. */
  readonly orders: readonly GivenOrder[];
}

export interface GivenOrder {
  readonly seat: Seat;
  readonly order: CoreOrder;
}

/** A game breaks a property that every game must have. */
export class ConformanceFailure extends Error {
  readonly repro: Repro;

  constructor(repro: Repro, cause?: unknown) {
    const at = `seed "${repro.seed}", after ${repro.orders.length} orders`;
    super(`${repro.game} (${repro.property}; ${at}): ${repro.message}`, { cause });
    this.name = 'ConformanceFailure';
    this.repro = repro;
  }
}

/** Thrown by the check of a property; the caller adds the game in which it happened. */
class Violation extends Error {}

export function insist(condition: unknown, message: string | (() => string)): asserts condition {
  if (!condition) throw new Violation(typeof message === 'string' ? message : message());
}

const reproSchema = z.strictObject({
  format: z.literal('ironfield-failure', { error: 'this is not a failure found by `ironfield fuzz`' }),
  version: z.literal(1),
  game: z.string(),
  property: z.string(),
  message: z.string(),
  setup: z.unknown(),
  seed: z.string(),
  orders: z.array(z.strictObject({ seat: z.int(), order: z.looseObject({ type: z.string() }) })),
});

/** A failure read from a file. */
export function parseRepro(json: unknown): Result<Repro, readonly Reason[]> {
  const parsed = reproSchema.safeParse(json);
  if (parsed.success) return accepted(parsed.data as Repro);
  return refused(
    parsed.error.issues.map((issue) => ({ message: `${issue.path.join('.') || 'file'}: ${issue.message}` })),
  );
}
