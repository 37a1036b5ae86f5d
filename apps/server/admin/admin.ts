import { z } from 'zod';
import type { Database } from '../storage/database.ts';
import { AdminStore, type Row } from './admin-store.ts';

const id = z.string().regex(/^[A-Za-z0-9_-]{22}$/, 'is not an id');
const why = z.string().trim().min(1).max(500);

/** What those who run a server may ask of it. */
export const adminRequest = z.discriminatedUnion('do', [
  z.strictObject({
    do: z.literal('list'),
    what: z.enum(['games', 'people', 'reports', 'removed']),
    search: z.string().max(100).default(''),
  }),
  z.strictObject({ do: z.literal('look'), id }),
  z.strictObject({ do: z.literal('ban'), id, why, days: z.int().min(1).max(10_000).nullable() }),
  z.strictObject({ do: z.literal('unban'), id }),
  z.strictObject({ do: z.literal('delete'), id, why }),
  z.strictObject({ do: z.literal('restore'), id }),
  z.strictObject({ do: z.literal('settle'), id }),
  z.strictObject({ do: z.literal('backup'), folder: z.string().min(1).max(4000) }),
]);
export type AdminRequest = z.input<typeof adminRequest>;

export type AdminAnswer =
  | { readonly ok: true; readonly value: Readonly<Record<string, Row | readonly Row[] | string>> }
  | { readonly ok: false; readonly message: string };

const DAY = 24 * 3600_000;
const done = (value: Extract<AdminAnswer, { ok: true }>['value']): AdminAnswer => ({ ok: true, value });
const NONE: AdminAnswer = { ok: false, message: 'There is no game, person or report with this id' };

/** Does what whoever runs the server asks for. Nothing that it says tells dice to come or opens a seat. */
export async function administer(database: Database, given: unknown, now = Date.now()): Promise<AdminAnswer> {
  const read = adminRequest.safeParse(given);
  if (!read.success) return { ok: false, message: `This cannot be read: ${read.error.issues[0].message}` };
  const store = new AdminStore(database);
  const request = read.data;
  switch (request.do) {
    case 'list':
      return done({ [request.what]: await listed(store, request.what, request.search, now) });
    case 'look': {
      const found = (await store.game(request.id)) ?? (await store.person(request.id));
      return found ? done(found) : NONE;
    }
    case 'ban': {
      const until = request.days === null ? null : now + request.days * DAY;
      const isDone = await store.ban(request.id, now, until, request.why);
      return isDone ? done({ banned: request.id }) : NONE;
    }
    case 'unban':
      return (await store.unban(request.id)) ? done({ unbanned: request.id }) : NONE;
    case 'delete': {
      const isGame = await store.removeGame(request.id, now, request.why);
      const isDone = isGame || (await store.removePerson(request.id, now, request.why));
      return isDone ? done({ deleted: request.id }) : NONE;
    }
    case 'restore':
      return (await store.restore(request.id)) ? done({ restored: request.id }) : NONE;
    case 'settle':
      return (await store.settle(request.id, now)) ? done({ settled: request.id }) : NONE;
    case 'backup':
      return backedUp(store, request.folder);
  }
}

function listed(
  store: AdminStore,
  what: 'games' | 'people' | 'reports' | 'removed',
  search: string,
  now: number,
): Promise<Row[]> {
  if (what === 'games') return store.games(search);
  if (what === 'people') return store.people(search, now);
  return what === 'reports' ? store.reports() : store.removed();
}

async function backedUp(store: AdminStore, folder: string): Promise<AdminAnswer> {
  if (store.kind === 'postgres')
    return {
      ok: false,
      message: 'PostgreSQL has tools of its own for this: pg_dump, or a base backup with its log',
    };
  try {
    return done({ backup: await store.backup(folder) });
  } catch (error) {
    return { ok: false, message: `The backup was not made: ${(error as Error).message}` };
  }
}
