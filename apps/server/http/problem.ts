import type { Problem } from '@ironfield/client/api.ts';
import type { z } from 'zod';

/** The HTTP status that goes with a problem. */
export const STATUS: Readonly<Record<Problem['code'], number>> = {
  malformed: 400,
  'unknown-seat': 401,
  'unknown-shelf': 401,
  forbidden: 403,
  'unknown-game': 404,
  'unknown-design': 404,
  'unknown-route': 404,
  'wrong-method': 405,
  timeout: 408,
  'not-asked': 409,
  over: 409,
  stale: 409,
  full: 409,
  'too-large': 413,
  illegal: 422,
  version: 426,
  'too-many': 429,
  internal: 500,
  unavailable: 503,
};

/** A problem on its way out of a handler or hook; `status` where the usual one does not say enough. */
export class ProblemError extends Error {
  readonly problem: Problem;
  readonly statusCode: number;

  constructor(problem: Problem, status = STATUS[problem.code]) {
    super(problem.message);
    this.problem = problem;
    this.statusCode = status;
  }
}

/** What is wrong with the form of something, by its first fault. */
export function malformedBy(what: string, error: z.ZodError): Problem {
  const issue = error.issues[0];
  const path = issue.path.map(String).join('.').slice(0, MAX_PATH);
  const message = `${what} is malformed${path ? ` at ${path}` : ''}: ${issue.message.slice(0, MAX_MESSAGE)}`;
  return path === '' ? { code: 'malformed', message } : { code: 'malformed', message, path };
}

/** Messages may quote what was sent; what was sent may be long. */
const MAX_PATH = 100;
const MAX_MESSAGE = 300;

export const INTERNAL: Problem = {
  code: 'internal',
  message: 'Something went wrong inside the server; it has been noted. Please try again',
};
export const CLOSING: Problem = {
  code: 'unavailable',
  message: 'The server is shutting down; it may be back in a moment',
};
