import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { type AdminAnswer, type AdminRequest, administer } from '@ironfield/server/admin/admin.ts';
import { askServer } from '@ironfield/server/admin/admin-door.ts';
import { DEFAULTS } from '@ironfield/server/config.ts';
import { openDatabase } from '@ironfield/server/storage/open.ts';
import { EXIT, type ExitCode } from '../line/command.ts';
import { Failure, UsageError } from '../line/mistake.ts';
import type { Terminal } from '../line/terminal.ts';
import type { AdminAction, AdminValues } from '../options/admin.ts';
import { adminText } from './text.ts';

/** Asks the server, or the database where nobody else has it, and prints the answer. */
export async function runAdmin(
  { out }: Terminal,
  action: AdminAction,
  what: string,
  values: AdminValues,
): Promise<ExitCode> {
  const answer = await asked(requestOf(action, what, values), values);
  if (!answer.ok) throw new Failure(answer.message);
  out.write(values.json ? `${JSON.stringify(answer.value, null, 2)}\n` : adminText(answer.value));
  return EXIT.ok;
}

const LISTS = ['games', 'people', 'reports', 'removed'] as const;

function requestOf(action: AdminAction, what: string, { search, why, days }: AdminValues): AdminRequest {
  if (action === 'list') {
    const list = LISTS.find((one) => one === what);
    if (!list) throw new UsageError(`list takes ${LISTS.join(', ')}, not "${what}"`);
    return { do: 'list', what: list, ...(search !== undefined && { search }) };
  }
  if (action === 'backup') return { do: 'backup', folder: resolve(what) };
  if (action !== 'ban' && action !== 'delete') return { do: action, id: what };
  if (why === undefined) throw new UsageError(`${action} wants a reason: --why TEXT`);
  return action === 'ban'
    ? { do: 'ban', id: what, why, days: days ?? null }
    : { do: 'delete', id: what, why };
}

async function asked(request: AdminRequest, values: AdminValues): Promise<AdminAnswer> {
  const url = values['database-url'] ?? (values.data === undefined ? process.env.DATABASE_URL : undefined);
  if (url) return onDatabase({ url }, request);
  const folder = resolve(values.data ?? (process.env.IRONFIELD_DATA || DEFAULTS.data));
  if (!existsSync(folder)) throw new Failure(`there is no data folder at ${folder}; name it with --data`);
  return (await askServer(folder, request)) ?? onDatabase({ folder }, request);
}

async function onDatabase(
  place: Parameters<typeof openDatabase>[0],
  request: AdminRequest,
): Promise<AdminAnswer> {
  const database = await openDatabase(place).catch((error: Error) => {
    throw new Failure(`the games cannot be opened: ${error.message}`);
  });
  try {
    return await administer(database, request);
  } finally {
    await database.close();
  }
}
