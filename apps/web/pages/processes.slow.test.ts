import { type ChildProcess, spawn } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';

const root = join(import.meta.dirname, '../../..');
const BUSY = fileURLToPath(new URL('../testing/busy.fixture.ts', import.meta.url));
let folder: string;
let started: ChildProcess | undefined;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'ironfield-processes-'));
});
afterEach(async () => {
  started?.kill('SIGKILL');
  rmSync(folder, { recursive: true, force: true });
});

/** Starts a program, and gathers what it and all it starts have to say. */
function start(command: string, args: readonly string[], ...channel: 'ipc'[]) {
  // As somebody would from a shell of their own.
  const env = Object.entries(process.env).filter(
    ([name]) => !/^(npm_|VITEST|NODE_ENV|DATABASE_URL)/.test(name),
  );
  started = spawn(command, args, {
    cwd: root,
    env: Object.fromEntries(env),
    stdio: ['ignore', 'pipe', 'pipe', ...channel],
  });
  const run = { pid: started.pid!, child: started, said: '' };
  for (const stream of [started.stdout!, started.stderr!]) {
    stream.on('data', (text) => {
      run.said += text;
    });
  }
  return run;
}

/** Everything that a process has started, and what that has started. */
function descendants(pid: number): number[] {
  const parents = readdirSync('/proc').flatMap((name) => {
    const stat = /^\d+$/.test(name) && read(`/proc/${name}/stat`);
    return stat ? [[Number(name), Number(/\) \S (\d+)/.exec(stat)![1])] as const] : [];
  });
  const below = (parent: number): number[] =>
    parents.filter(([, of]) => of === parent).flatMap(([child]) => [child, ...below(child)]);
  return below(pid);
}

function read(path: string): string | undefined {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return undefined; // gone in this very moment
  }
}

/** The processes that still run, by name; one that has ended and was not yet asked for does not count. */
const running = (pids: readonly number[]): string[] =>
  pids.flatMap((pid) => {
    const stat = read(`/proc/${pid}/stat`);
    return stat && !/\) [ZX]/.test(stat) ? [stat.slice(0, stat.indexOf(')') + 1)] : [];
  });

describe.skipIf(!existsSync('/proc/self/stat'))('Processes', () => {
  test('whoever is killed takes servers, database and browser along', async () => {
    const run = start(process.execPath, [BUSY, folder, join(folder, 'data')]);
    await expect.poll(() => run.said).toContain('all are here');
    const pids = descendants(run.pid);
    expect(pids.length).toBeGreaterThan(4);
    run.child.kill('SIGKILL');
    await expect.poll(() => running([run.pid, ...pids])).toEqual([]);
  });

  test('tests end when the run that started them is gone', async () => {
    const words = ['--import', './scripts/end-with-starter.mjs', 'node_modules/vitest/vitest.mjs', 'run'];
    const run = start(process.execPath, [...words, 'games/classic/checks/random-games.slow.test.ts'], 'ipc');
    await expect.poll(() => run.said).toContain('RUN');
    const pids = descendants(run.pid);
    run.child.disconnect();
    await expect.poll(() => running([run.pid, ...pids])).toEqual([]);
    expect(run.said).not.toContain('passed');
  });

  test.each(['SIGTERM', 'SIGKILL'] as const)('the server stops cleanly when npm gets %s', async (signal) => {
    const run = start('npm', ['start', '--', '--port', '0', '--data', join(folder, 'data')]);
    await expect.poll(() => run.said).toContain('Ctrl-C stops the server');
    const pids = descendants(run.pid);
    expect(pids.length).toBeGreaterThan(0);
    run.child.kill(signal);
    await expect.poll(() => running([run.pid, ...pids])).toEqual([]);
    expect(run.said).toContain('Stopped. All games are kept.');
  });
});
