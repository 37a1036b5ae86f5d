import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { layDatabase } from '../storage/testing.ts';

const PROGRAM = fileURLToPath(new URL('./server-program.fixture.ts', import.meta.url));

export type Keeping = { readonly data: string } | { readonly databaseUrl: string };

interface Circumstances {
  /** With the limits that everybody has, instead of next to none. */
  readonly isLimited?: boolean;
  /** Megabytes for the objects of its main thread; otherwise as many as the machine has. */
  readonly heap?: number;
  /** A version that changes the tables further, as the next one will. */
  readonly isNext?: boolean;
}

/** A server that can be killed at any moment, and started again at the same address. */
export class ServerProcess {
  readonly keeping: Keeping;
  url = '';
  /** Standard error: one error a line. */
  complaints = '';
  /** The number of exits that were not kills. */
  crashes = 0;
  private readonly circumstances: Circumstances;
  private child: ChildProcess | null = null;

  constructor(keeping: Keeping, circumstances: Circumstances = {}) {
    this.keeping = keeping;
    this.circumstances = circumstances;
  }

  static async started(keeping: Keeping, circumstances: Circumstances = {}): Promise<ServerProcess> {
    const server = new ServerProcess(keeping, circumstances);
    if ('data' in keeping) await layDatabase(keeping.data);
    await server.start();
    return server;
  }

  async start(): Promise<void> {
    const port = this.url === '' ? 0 : Number(new URL(this.url).port);
    const { isLimited = false, isNext = false, heap } = this.circumstances;
    const child = spawn(
      process.execPath,
      [
        ...(heap === undefined ? [] : [`--max-old-space-size=${heap}`]),
        PROGRAM,
        JSON.stringify({ port, isLimited, isNext, ...this.keeping }),
      ],
      { stdio: ['ignore', 'pipe', 'pipe', 'ipc'] },
    );
    this.child = child;
    child.stderr!.on('data', (text) => {
      this.complaints += text;
    });
    child.once('exit', () => {
      if (this.child === child) this.crashes++;
    });
    const ended = once(child, 'exit').then(() =>
      Promise.reject(new Error(`The server could not be started: ${this.complaints}`)),
    );
    ended.catch(() => {});
    const [line] = await Promise.race([once(child.stdout!, 'data'), ended]);
    this.url = String(line).trim();
  }

  /** Stands still, or goes on as if nothing had been. */
  stall(isStalled: boolean): void {
    this.child?.kill(isStalled ? 'SIGSTOP' : 'SIGCONT');
  }

  /** Asked to stop, as whoever runs it would; the answer is the code that it ends with. */
  async stop(): Promise<number | null> {
    const { child } = this;
    this.child = null;
    if (!child) return null;
    const exited = once(child, 'exit');
    child.kill('SIGTERM');
    const [code] = await exited;
    return code as number | null;
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

  /** One of its figures, all labels together. */
  async figure(name: string): Promise<number> {
    const text = await (await fetch(`${this.url}/metrics`)).text();
    const lines = Array.from(text.matchAll(new RegExp(`^${name}(?:\\{.*\\})? (\\S+)$`, 'gm')));
    return lines.reduce((sum, [, value]) => sum + Number(value), 0);
  }
}
