import { resolve } from 'node:path';
import { VERSION_LINE } from '@ironfield/client/version.ts';
import { type DestinationStream, pino } from 'pino';
import { collectDefaultMetrics } from 'prom-client';
import { openAdminDoor } from './admin/admin-door.ts';
import type { MailWay } from './club/notices/mail-way.ts';
import { sendMail } from './club/notices/smtp.ts';
import { DEFAULTS, type ServerOptions, StartError } from './config.ts';
import { games } from './games.ts';
import { Metrics } from './http/metrics.ts';
import { checkPort, listen, type RunningServer } from './listening.ts';
import { createLogger } from './logging.ts';
import { createService, type Forget } from './reception/service-of.ts';
import type { Database } from './storage/database.ts';
import { openDatabase } from './storage/open.ts';

export interface StartedServer extends RunningServer {
  /** The place where games are kept, in words. */
  readonly storage: string;
  /** Resolves if the database is gone: the server has to be closed and started again. */
  readonly failure: Promise<Error>;
}

/**
 * The whole server: database, service and protocols. Throws a `StartError` for problems that the person starting it can
 * solve.
 */
export async function startServer(
  options: Partial<ServerOptions> = {},
  logTo: DestinationStream = pino.destination(2),
): Promise<StartedServer> {
  const settings: ServerOptions = { ...DEFAULTS, ...options };
  const logger = createLogger(settings.log, logTo);
  const storage = placeOf(settings);
  await checkPort(settings.host, settings.port);
  const database = await open(storage);
  const undo: (() => Promise<void>)[] = [() => database.close()];
  const close = async () => {
    const errors: unknown[] = [];
    for (const step of undo.splice(0).reverse()) await step().catch((error) => errors.push(error));
    if (errors.length > 0) throw errors[0];
  };
  try {
    const metrics = new Metrics();
    collectDefaultMetrics({ register: metrics.registry });
    const service = await createService({
      database,
      games,
      version: VERSION_LINE,
      logger,
      registry: metrics.registry,
      ...(settings.limits?.costs && { limits: { costs: settings.limits.costs } }),
      forget: forgetFrom(settings),
      ...mailFrom(settings),
    });
    undo.push(() => service.close());
    const doors = await listen({ service, games, version: VERSION_LINE, logger, metrics }, settings);
    undo.push(() => doors.close());
    if ('folder' in storage.place) undo.push(await openAdminDoor(storage.place.folder, database, logger));
    return { url: doors.url, storage: storage.name, failure: database.failure, close };
  } catch (error) {
    await close();
    throw error;
  }
}

const DAY = 24 * 60 * 60 * 1000;

function forgetFrom({ forgetAfter, forgetAbandonedAfter }: ServerOptions): Forget {
  return {
    ...(forgetAfter !== undefined && { finishedAfter: forgetAfter * DAY }),
    ...(forgetAbandonedAfter !== undefined && { abandonedAfter: forgetAbandonedAfter * DAY }),
  };
}

function mailFrom({ mail, origins }: ServerOptions): { readonly mail?: MailWay } {
  if (!mail) return {};
  const [site] = origins;
  if (site === undefined) throw new StartError('mail takes --origin: its links lead there');
  return { mail: { site, send: (letter) => sendMail(mail, letter) } };
}

interface Storage {
  readonly name: string;
  readonly place: Parameters<typeof openDatabase>[0];
}

function placeOf({ data, databaseUrl }: ServerOptions): Storage {
  if (databaseUrl !== undefined) {
    const { host, pathname } = new URL(databaseUrl);
    return { name: `the database ${pathname.slice(1)} at ${host}`, place: { url: databaseUrl } };
  }
  return { name: resolve(data), place: { folder: resolve(data) } };
}

async function open({ name, place }: Storage): Promise<Database> {
  try {
    return await openDatabase(place);
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    const advice = 'folder' in place ? '; choose another folder with --data' : '';
    throw new StartError(`the games in ${name} cannot be opened: ${reason}${advice}`);
  }
}
