import type { Problem } from '@ironfield/client/api.ts';
import { type Reason, type Result, refused } from '@ironfield/kernel/refusal.ts';
import type { z } from 'zod';

/** A refusal with a stable code and a sentence for a person. */
export function problem(code: Problem['code'], message: string): Result<never, Problem> {
  return refused({ code, message });
}

/**
 * The same words whether the game does not exist or the asker may not see it: they depend only on the request, so
 * nobody can find out which games exist.
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
    message: `${(first?.message ?? 'This cannot be read').slice(0, MAX_REASON)}${rest}`,
    ...(first?.rule !== undefined && { rule: first.rule }),
  });
}

/** The first fault in the form of something. */
export function malformedBy(what: string, error: z.ZodError): Problem {
  const issue = error.issues[0];
  const path = issue.path.map(String).join('.').slice(0, MAX_PATH);
  const message = `${what} is malformed${path ? ` at ${path}` : ''}: ${issue.message.slice(0, MAX_MESSAGE)}`;
  return path === '' ? { code: 'malformed', message } : { code: 'malformed', message, path };
}

/** Messages may quote what was sent; what was sent may be long. */
const MAX_PATH = 100;
const MAX_MESSAGE = 300;
const MAX_REASON = 1000;
