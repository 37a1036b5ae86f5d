import type { Problem } from '@ironfield/client/api.ts';

/** The HTTP status that goes with a problem. */
export const STATUS: Readonly<Record<Problem['code'], number>> = {
  malformed: 400,
  'unknown-seat': 401,
  'unknown-shelf': 401,
  'unknown-identity': 401,
  forbidden: 403,
  'unknown-game': 404,
  'unknown-design': 404,
  'unknown-person': 404,
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
  busy: 503,
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

export const INTERNAL: Problem = {
  code: 'internal',
  message: 'Something went wrong inside the server; it has been noted. Please try again',
};
export const CLOSING: Problem = {
  code: 'unavailable',
  message: 'The server is shutting down; it may be back in a moment',
};
