// A game server as a process of its own, which tests may kill, and which ends with whoever started it:
// node game-server.fixture.ts SETTINGS

import { type ChildProcess, spawn } from 'node:child_process';
import { flushCompileCache } from 'node:module';

export interface GameServerSettings {
  /** Folder of the built client. */
  readonly client: string;
  /** Folder of the games. */
  readonly data: string;
  /** 0 for any that is free. */
  readonly port: number;
}

export interface GameServer {
  readonly url: string;
  /** Without a goodbye. */
  kill(): Promise<void>;
}

export async function startGameServer(settings: GameServerSettings): Promise<GameServer> {
  const { DATABASE_URL: _url, ...env } = process.env;
  const { layDatabase } = await import('@ironfield/server/storage/testing.ts');
  await layDatabase(settings.data);
  const child = spawn(process.execPath, [import.meta.filename, JSON.stringify(settings)], {
    env,
    stdio: ['ignore', 'pipe', 'inherit', 'ipc'],
  });
  return { url: await firstLine(child), kill: () => killed(child) };
}

function firstLine(child: ChildProcess): Promise<string> {
  return new Promise((resolve, reject) => {
    child.stdout!.once('data', (text) => resolve(String(text).trim()));
    child.once('exit', (code) => reject(new Error(`The server has ended with ${code} before it was open`)));
  });
}

function killed(child: ChildProcess): Promise<void> {
  return new Promise((resolve) => {
    child.once('exit', () => resolve());
    child.kill('SIGKILL');
  });
}

if (import.meta.main) {
  const { client, data, port } = JSON.parse(process.argv[2]) as GameServerSettings;
  await import('../../../scripts/end-with-starter.mjs');
  const { startServer } = await import('@ironfield/server/server.ts');
  const { url } = await startServer({ port, data, browserClient: client, log: 'warn' });
  console.log(url);
  // It is killed, and would take along what it has compiled, which the next one needs, too.
  flushCompileCache();
}
