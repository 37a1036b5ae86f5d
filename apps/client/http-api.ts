import { accepted, type Result, refused } from '@ironfield/kernel/refusal.ts';
import type { z } from 'zod';
import { heardProblem, type Problem } from './api.ts';
import { withoutSlash } from './links.ts';
import { newSecret } from './new-secret.ts';
import { type AnswerTo, type BodyOf, type Route, type RouteName, routes } from './routes.ts';

type Answer<Name extends RouteName> = Promise<Result<AnswerTo<Name>, Problem>>;

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

export type IronfieldApi = ReturnType<typeof ironfieldApi>;

/** The server's HTTP interface as functions. Whatever goes wrong is a `Problem`; nothing is thrown. */
export function ironfieldApi(baseUrl: string, options: ApiOptions = {}) {
  const call = caller(withoutSlash(baseUrl), options);
  type Body<Name extends RouteName> = BodyOf<Name>;
  return {
    health: () => call('health'),
    ready: () => call('ready'),
    description: () => call('description'),
    catalogue: () => call('catalogue'),
    rules: (game: string) => call('rules', { params: { game } }),
    create: (body: Body<'create'>) => call('create', { body }),
    import: (body: Body<'import'>) => call('import', { body }),
    openGames: () => call('open', {}),
    mine: (body: Body<'mine'>) => call('mine', { body }),
    invited: (id: string, body: Body<'invited'>) => call('invited', { params: { id }, body }),
    /** An answer that was lost does not cost the seat: the same secret is asked for again. */
    join: async (id: string, body: Body<'join'>) => {
      const claim = { secret: newSecret(), ...body };
      const join = () => call('join', { params: { id }, body: claim });
      const answer = await join();
      return !answer.ok && answer.error.code === 'unavailable' ? join() : answer;
    },
    look: (id: string, secret?: string) => call('look', { params: { id }, secret }),
    menu: (id: string, secret: string) => call('menu', { params: { id }, secret }),
    menuFields: (id: string, secret: string, body: Body<'menuFields'>) =>
      call('menuFields', { params: { id }, secret, body }),
    history: (id: string, since: number, secret?: string) =>
      call('history', { params: { id }, query: { since }, secret }),
    order: (id: string, secret: string, body: Body<'order'>) =>
      call('order', { params: { id }, secret, body }),
    share: (id: string, secret: string, body: Body<'share'>) =>
      call('share', { params: { id }, secret, body }),
    reopen: (id: string, secret: string, body: Body<'reopen'>) =>
      call('reopen', { params: { id }, secret, body }),
    standUp: (id: string, secret: string) => call('standUp', { params: { id }, secret, body: {} }),
    withdraw: (id: string, secret: string) => call('withdraw', { params: { id }, secret, body: {} }),
    concede: (id: string, secret: string, body: Body<'concede'>) =>
      call('concede', { params: { id }, secret, body }),
    takeback: (id: string, secret: string, body: Body<'takeback'>) =>
      call('takeback', { params: { id }, secret, body }),
    answerTakeback: (id: string, secret: string, body: Body<'answerTakeback'>) =>
      call('answerTakeback', { params: { id }, secret, body }),
    draw: (id: string, secret: string) => call('draw', { params: { id }, secret, body: {} }),
    answerDraw: (id: string, secret: string, body: Body<'answerDraw'>) =>
      call('answerDraw', { params: { id }, secret, body }),
    /** As with joining, a lost answer does not cost the seat. */
    rematch: async (id: string, secret: string, body: Body<'rematch'>) => {
      const claim = { secret: newSecret(), ...body };
      const ask = () => call('rematch', { params: { id }, secret, body: claim });
      const answer = await ask();
      return !answer.ok && answer.error.code === 'unavailable' ? ask() : answer;
    },
    chatHistory: (id: string, secret?: string) => call('chatHistory', { params: { id }, secret }),
    chat: (id: string, secret: string, body: Body<'chat'>) => call('chat', { params: { id }, secret, body }),
    /** For a finished game. */
    export: (id: string, secret?: string) => call('export', { params: { id }, secret, body: {} }),
    openShelf: (body: Body<'openShelf'>) => call('openShelf', { body }),
    shelf: (secret: string) => call('shelf', { secret }),
    designVersions: (secret: string, design: string, since: number) =>
      call('designVersions', { params: { design }, query: { since }, secret }),
    saveDesign: (secret: string, design: string, body: Body<'saveDesign'>) =>
      call('saveDesign', { params: { design }, secret, body }),
    newIdentity: (body: Body<'newIdentity'>) => call('newIdentity', { body }),
    recover: (body: Body<'recover'>) => call('recover', { body }),
    identity: (secret: string) => call('identity', { secret }),
    rename: (secret: string, body: Body<'rename'>) => call('rename', { secret, body }),
    vacation: (secret: string, body: Body<'vacation'>) => call('vacation', { secret, body }),
    webhook: (secret: string, body: Body<'webhook'>) => call('webhook', { secret, body }),
    newPhrase: (secret: string) => call('newPhrase', { secret, body: {} }),
    signOut: (secret: string, body: Body<'signOut'>) => call('signOut', { secret, body }),
    claimSeats: (secret: string, body: Body<'claimSeats'>) => call('claimSeats', { secret, body }),
    seatKeys: (secret: string, body: Body<'seatKeys'>) => call('seatKeys', { secret, body }),
    ownGames: (secret: string) => call('ownGames', { secret }),
    ownShelf: (secret: string, body: Body<'ownShelf'>) => call('ownShelf', { secret, body }),
    identityFile: (secret: string) => call('identityFile', { secret }),
    deleteIdentity: (secret: string, body: Body<'deleteIdentity'>) =>
      call('deleteIdentity', { secret, body }),
    ladder: (game: string) => call('ladder', { params: { game } }),
    ratings: (rater: string) => call('ratings', { params: { rater } }),
    mishap: (body: Body<'mishap'>) => call('mishap', { body }),
  };
}

function caller(base: string, { fetch = globalThis.fetch, timeout = 30_000 }: ApiOptions) {
  return async <Name extends RouteName>(name: Name, particulars: Particulars = {}): Answer<Name> => {
    const route: Route = routes[name];
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
      return read<Name>(route, response.status, await response.text());
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

function read<Name extends RouteName>(
  route: Route,
  status: number,
  text: string,
): Result<AnswerTo<Name>, Problem> {
  const isGood = status === route.status;
  const schema: z.ZodType = isGood ? route.answer : heardProblem;
  const parsed = schema.safeParse(parseText(text));
  if (!parsed.success) return refused(strange(status));
  return isGood ? accepted(parsed.data as AnswerTo<Name>) : refused(parsed.data as Problem);
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
