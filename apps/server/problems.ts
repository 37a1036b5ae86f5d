import type { Problem } from '@ironfield/client/api.ts';
import { type Reason, type Result, refused } from '@ironfield/kernel/refusal.ts';

/** A refusal with a stable code and a sentence for a person. */
export function problem(code: Problem['code'], message: string): Result<never, Problem> {
  return refused({ code, message });
}

/**
 * The same words whether there is no such game or the asker may not see it: they depend on what was asked alone,
 * so that nobody finds out which games exist.
 */
export function noEntry(hasSecret: boolean): Result<never, Problem> {
  return hasSecret
    ? problem('unknown-seat', 'There is no such game, or this link is not a seat in it')
    : problem('unknown-game', 'There is no such game, or it may not be watched');
}

export function malformed(reasons: readonly Reason[]): Result<never, Problem> {
  const [first, ...more] = reasons;
  const rest = more.length > 0 ? ` (and ${more.length} more)` : '';
  return refused({
    code: 'malformed',
    message: `${first?.message ?? 'This cannot be read'}${rest}`,
    ...(first?.rule !== undefined && { rule: first.rule }),
  });
}
