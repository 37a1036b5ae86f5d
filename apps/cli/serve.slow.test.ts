import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { connect } from '@ironfield/client/connection/connection.ts';
import { ironfieldApi } from '@ironfield/client/http-api.ts';
import { layDatabase } from '@ironfield/server/storage/testing.ts';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { ironfield } from './testing.ts';

/** No server goes on after these tests, whatever their result. */
const ENDING = new URL('../../scripts/end-with-starter.mjs', import.meta.url).href;

let folder: string;
const children = new Set<ChildProcess>();

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'ironfield-serve-'));
});
afterEach(() => {
  for (const child of children) child.kill('SIGKILL');
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** `ironfield serve` as a process of its own. */
function serve(...call: (string | NodeJS.ProcessEnv)[]) {
  const main = join(import.meta.dirname, 'main.ts');
  const { DATABASE_URL: _url, ...env } = process.env;
  const words = call.filter((part) => typeof part === 'string');
  const child = spawn(process.execPath, ['--import', ENDING, main, 'serve', ...words], {
    env: Object.assign(env, ...call.filter((part) => typeof part !== 'string')),
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  });
  children.add(child);
  const run = { child, out: '', err: '', exit: Promise.resolve<number | null>(null), url: async () => '' };
  child.stdout!.on('data', (text) => {
    run.out += text;
  });
  child.stderr!.on('data', (text) => {
    run.err += text;
  });
  run.exit = new Promise((resolve) => {
    child.on('close', (code) => {
      children.delete(child);
      resolve(code);
    });
  });
  run.url = async () => {
    await expect.poll(() => run.out + run.err).toContain('Ctrl-C stops the server');
    return /open at (\S+)/.exec(run.out)![1];
  };
  return run;
}

test('a server is started, says where it is, keeps games, and stops cleanly', async () => {
  const data = join(folder, 'kept');
  await layDatabase(data);
  const first = serve('--port', '0', '--data', data);
  const url = await first.url();
  expect(first.out).toContain(`Games are kept in ${data}`);
  const api = ironfieldApi(url);
  expect(await api.ready()).toMatchObject({ ok: true });
  const seats = [{ kind: 'own' }, { kind: 'bot', strength: 'recruit' }] as const;
  const created = await api.create({ game: 'demo', scenario: 'ravine', seats: [...seats] });
  if (!created.ok) throw new Error(created.error.message);
  const { id } = created.value.summary;

  const port = new URL(url).port;
  const taken = serve('--port', port, '--data', join(folder, 'other'));
  expect(await taken.exit).toBe(1);
  expect(taken.err).toContain(`port ${port} is already in use; choose another one, such as --port`);
  const inUse = serve('--port', '0', '--data', data);
  expect(await inUse.exit).toBe(1);
  expect(inUse.err).toMatch(/the games in .* cannot be opened: another server is using it.*--data/s);

  const goodbyes: (string | undefined)[] = [];
  const connection = connect(url, { onStatus: (_status, problem) => goodbyes.push(problem?.code) });
  await expect.poll(() => connection.status).toBe('open');
  first.child.kill('SIGTERM');
  expect(await first.exit).toBe(0);
  expect(first.out).toContain('Stopped. All games are kept.');
  await expect.poll(() => goodbyes).toContain('unavailable');
  connection.close();
  const [own] = created.value.seats;
  expect(first.out + first.err).not.toContain(own?.kind === 'own' ? own.secret : 'no seat');

  const second = serve('--port', '0', '--data', data, '--log', 'silent');
  const again = ironfieldApi(await second.url());
  expect(await again.look(id)).toMatchObject({ ok: true, value: { summary: { id } } });
  second.child.kill('SIGINT');
  expect(await second.exit).toBe(0);
});

test('a server whose database has died says so and ends, to be started again', async () => {
  const sign = join(folder, 'die');
  const dying = `import { existsSync } from 'node:fs';
    import { isMainThread } from 'node:worker_threads';
    const look = () => existsSync(${JSON.stringify(sign)}) && process.exit(7);
    if (!isMainThread) setInterval(look, 20).unref();`;
  const preload = `--import=data:text/javascript,${encodeURIComponent(dying)}`;
  const data = join(folder, 'dying');
  await layDatabase(data);
  const run = serve('--port', '0', '--data', data, { NODE_OPTIONS: preload });
  const api = ironfieldApi(await run.url());
  expect(await api.ready()).toMatchObject({ ok: true });
  writeFileSync(sign, '');
  expect(await run.exit).toBe(1);
  expect(run.err).toContain(
    'The database has ended unexpectedly. All games are kept; start the server again',
  );
});

test.each([
  [['--port', '70000'], '--port cannot be "70000"'],
  [['--log', 'loud'], '--log cannot be "loud"'],
  [['--origin', 'example'], '--origin cannot be "example"'],
  [['--database-url', 'x'], '--database-url must be the address of a PostgreSQL server'],
])('%j is refused', async (words, message) => {
  const { code, err } = await ironfield(['serve', ...words]);
  expect(code).toBe(2);
  expect(err).toContain(message);
});
