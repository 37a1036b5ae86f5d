import { rmSync } from 'node:fs';
import { createConnection, createServer } from 'node:net';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import type { Logger } from 'pino';
import type { Database } from '../storage/database.ts';
import { type AdminAnswer, type AdminRequest, administer } from './admin.ts';

/** The longest address of a socket that every system takes. */
const LONGEST = 100;
const LONGEST_LINE = 10_000;

const doorOf = (folder: string): string => join(folder, 'admin.sock');

/**
 * The embedded database belongs to the server that has it open. So the server itself does what whoever runs it asks for,
 * at a socket in the data folder that only its own user may use: a request a line, an answer a line.
 */
export async function openAdminDoor(
  folder: string,
  database: Database,
  logger: Logger,
): Promise<() => Promise<void>> {
  const path = doorOf(folder);
  if (path.length > LONGEST || process.platform === 'win32') {
    logger.info('the data folder has too long a name for `ironfield admin` to work while the server runs');
    return async () => {};
  }
  // Left there by a server that was killed: this one has the folder to itself.
  rmSync(path, { force: true });
  const server = createServer((socket) => {
    socket.on('error', () => socket.destroy());
    const lines = createInterface({ input: socket });
    lines.on('line', (line) => {
      void answered(database, line, logger).then((answer) => socket.end(`${JSON.stringify(answer)}\n`));
      lines.close();
    });
  });
  const { promise, resolve, reject } = Promise.withResolvers<void>();
  server.once('error', reject);
  const usual = process.umask(0o177);
  try {
    server.listen(path, resolve);
    await promise;
  } finally {
    process.umask(usual);
  }
  return () => new Promise((closed) => server.close(() => closed()));
}

async function answered(database: Database, line: string, logger: Logger): Promise<AdminAnswer> {
  if (line.length > LONGEST_LINE) return { ok: false, message: 'This is too long' };
  try {
    const request = JSON.parse(line) as AdminRequest;
    const answer = await administer(database, request);
    logger.info({ do: request.do, isDone: answer.ok }, 'whoever runs the server asked for something');
    return answer;
  } catch (error) {
    logger.warn({ err: error }, 'what whoever runs the server asked for failed');
    return { ok: false, message: error instanceof Error ? error.message : String(error) };
  }
}

/** Asks the server that has this folder open; `null` if none does. */
export async function askServer(folder: string, request: AdminRequest): Promise<AdminAnswer | null> {
  const socket = createConnection(doorOf(folder));
  try {
    const { promise, resolve, reject } = Promise.withResolvers<string | null>();
    socket.once('error', (error: NodeJS.ErrnoException) =>
      error.code === 'ENOENT' || error.code === 'ECONNREFUSED' ? resolve(null) : reject(error),
    );
    socket.once('connect', () => socket.write(`${JSON.stringify(request)}\n`));
    let text = '';
    socket.on('data', (data) => {
      text += data;
    });
    socket.once('end', () => resolve(text));
    const answer = await promise;
    return answer === null ? null : (JSON.parse(answer) as AdminAnswer);
  } finally {
    socket.destroy();
  }
}
