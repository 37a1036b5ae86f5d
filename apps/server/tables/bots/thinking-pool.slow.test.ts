import { pino } from 'pino';
import { afterEach, expect, test } from 'vitest';
import { games } from '../../games.ts';
import { questionAt, started } from './thinking.fixture.ts';
import { ThinkingPool, type ThinkingPoolSettings } from './thinking-pool.ts';
import { TooLongError } from './thinking-thread.ts';

const open: ThinkingPool[] = [];
afterEach(async () => {
  for (const pool of open.splice(0)) await pool.close();
});

/** A worker that answers at once, but never for a veteran. */
const BODY = `if (task.question.strength !== 'veteran') parentPort.postMessage({ order: { type: 'go' }, milliseconds: 0 });`;
const TEXT = `import { parentPort } from 'node:worker_threads'; parentPort.on('message', (task) => { ${BODY} });`;
const file = new URL(`data:text/javascript,${encodeURIComponent(TEXT)}`);

function poolOf(settings: Partial<ThinkingPoolSettings> = {}): ThinkingPool {
  open.push(new ThinkingPool({ logger: pino({ level: 'silent' }), threads: 2, file, ...settings }));
  return open.at(-1)!;
}

const demo = games.find(({ id }) => id === 'demo')!;
const state = started(demo);

function ask(pool: ThinkingPool, owner: string, strength: 'recruit' | 'veteran' = 'recruit') {
  return pool.ask(owner, questionAt(demo, state, strength), { hash: 'demo', setup: state.setup });
}

test('Whoever asks for endless thoughts keeps nobody else waiting', async () => {
  const pool = poolOf();
  const endless = Array.from({ length: 5 }, () => ask(pool, 'ann', 'veteran'));
  for (let i = 0; i < 3; i++) expect(await ask(pool, 'ben')).toMatchObject({ order: { type: 'go' } });
  await pool.close();
  expect(await Promise.all([...endless, ask(pool, 'ben')])).toEqual([null, null, null, null, null, null]);
});

test('A thought that takes too long is given up; the next one has the thread', async () => {
  const pool = poolOf({ threads: 1, longest: 3000 });
  const endless = ask(pool, 'ann', 'veteran');
  const next = ask(pool, 'ann');
  await expect(endless).rejects.toThrow(TooLongError);
  expect(await next).toMatchObject({ order: { type: 'go' } });
});

test('Those who ask take turns', async () => {
  const pool = poolOf({ threads: 1 });
  const done: string[] = [];
  const asked = ['ann', 'ann', 'ann', 'ben', 'cleo'].map((owner) =>
    ask(pool, owner).then(() => done.push(owner)),
  );
  await Promise.all(asked);
  expect(done).toEqual(['ann', 'ann', 'ben', 'cleo', 'ann']);
});
