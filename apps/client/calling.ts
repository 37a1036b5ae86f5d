import { accepted, type Result, refused } from '@ironfield/kernel/refusal.ts';
import type { z } from 'zod';
import { heardProblem, type Problem } from './api.ts';
import { withoutSlash } from './links.ts';
import type { AnswerOf, Route } from './route.ts';

interface Particulars {
  readonly params?: Readonly<Record<string, string>>;
  readonly query?: Readonly<Record<string, string | number | undefined>>;
  readonly body?: unknown;
  readonly secret?: string | undefined;
}

export interface ApiOptions {
  readonly fetch?: typeof globalThis.fetch;
  /** Milliseconds after which a call is given up. */
  readonly timeout?: number;
}

/** Calls the routes of a table by their names. Whatever goes wrong is a `Problem`; nothing is thrown. */
export function caller<Table extends Readonly<Record<string, Route>>>(
  baseUrl: string,
  table: Table,
  { fetch = globalThis.fetch, timeout = 30_000 }: ApiOptions,
) {
  const base = withoutSlash(baseUrl);
  return async <Name extends keyof Table & string>(
    name: Name,
    particulars: Particulars = {},
  ): Promise<Result<AnswerOf<Table[Name]>, Problem>> => {
    const route: Route = table[name];
    const { body, secret } = particulars;
    try {
      const response = await fetch(base + urlOf(route, particulars), {
        method: route.method,
        headers: {
          accept: 'application/json',
          ...(body !== undefined && { 'content-type': 'application/json' }),
          ...(secret !== undefined && { authorization: `Bearer ${secret}` }),
        },
        ...(body !== undefined && { body: JSON.stringify(body) }),
        redirect: 'error',
        credentials: 'omit',
        signal: AbortSignal.timeout(timeout),
      });
      return read<Table[Name]>(route, response.status, await response.text());
    } catch (error) {
      return refused({ code: 'unavailable', message: `The server cannot be reached: ${reasonOf(error)}` });
    }
  };
}

function urlOf({ path }: Route, { params = {}, query = {} }: Particulars): string {
  const filled = path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(params[name] ?? ''));
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) if (value !== undefined) search.set(name, `${value}`);
  return search.size === 0 ? filled : `${filled}?${search}`;
}

function read<R extends Route>(route: Route, status: number, text: string): Result<AnswerOf<R>, Problem> {
  const isGood = status === route.status;
  const schema: z.ZodType = isGood ? route.answer : heardProblem;
  const parsed = schema.safeParse(parseText(text));
  if (!parsed.success) return refused(strange(status));
  return isGood ? accepted(parsed.data as AnswerOf<R>) : refused(parsed.data as Problem);
}

/** For example a proxy's own error page, or a server of another version. */
function strange(status: number): Problem {
  const message = `The server gave an answer that this client does not understand (status ${status})`;
  return { code: status >= 500 ? 'unavailable' : 'internal', message };
}

function parseText(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function reasonOf(error: unknown): string {
  const { name, message, cause } = error as Error & { cause?: { code?: string; message?: string } };
  if (name === 'TimeoutError') return 'it did not answer in time';
  return cause?.code ?? cause?.message ?? message;
}
