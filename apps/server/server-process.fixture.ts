import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';

const PROGRAM = fileURLToPath(new URL('./server-program.fixture.ts', import.meta.url));

export type Keeping = { readonly data: string } | { readonly databaseUrl: string };

/** A server that can be killed at any moment, and started again at the same address. */
export class ServerProcess {
  readonly keeping: Keeping;
  url = '';
  private child: ChildProcess | null = null;

  constructor(keeping: Keeping) {
    this.keeping = keeping;
  }

  static async started(keeping: Keeping): Promise<ServerProcess> {
    const server = new ServerProcess(keeping);
    await server.start();
    return server;
  }

  async start(): Promise<void> {
    const port = this.url === '' ? 0 : Number(new URL(this.url).port);
    const child = spawn(process.execPath, [PROGRAM, JSON.stringify({ port, ...this.keeping })], {
      stdio: ['ignore', 'pipe', 'inherit', 'ipc'],
    });
    this.child = child;
    const ended = once(child, 'exit').then(() =>
      Promise.reject(new Error('The server could not be started')),
    );
    ended.catch(() => {});
    const [line] = await Promise.race([once(child.stdout!, 'data'), ended]);
    this.url = String(line).trim();
  }

  /** In the middle of whatever it does. */
  async kill(): Promise<void> {
    const { child } = this;
    this.child = null;
    if (!child || child.exitCode !== null || child.signalCode !== null) return;
    const exited = once(child, 'exit');
    child.kill('SIGKILL');
    await exited;
  }
}
