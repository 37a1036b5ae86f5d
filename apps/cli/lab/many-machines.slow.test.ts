import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { LabDatabase } from '@ironfield/lab/queue/lab-database.ts';
import type { Queries } from '@ironfield/server/storage/database.ts';
import { openPostgres } from '@ironfield/server/storage/postgres/postgres.ts';
import { postgresUrl } from '@ironfield/server/storage/testing.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { ironfield } from '../testing.ts';

const folder = mkdtempSync(join(tmpdir(), 'ironfield-many-'));
const program = fileURLToPath(new URL('../main.ts', import.meta.url));
const running: ChildProcess[] = [];
afterAll(() => {
  for (const child of running) child.kill('SIGKILL');
  rmSync(folder, { recursive: true });
});

/** For both tests: each has a database of its own, since games stay there. */
const file = join(folder, 'question.json');
writeFileSync(
  file,
  JSON.stringify({
    question: 'Who wins?',
    game: 'classic',
    forces: ['HBK-4G', 'COM-2D'],
    map: 'hills',
    deals: 3,
    seed: 'many',
    players: ['recruit', 'recruit'],
    sweep: [{ name: 'Gunnery', skill: 'gunnery', side: 1, values: [0, 4] }],
    stop: { narrower: 9, least: 20, most: 40 },
  }),
);

const FILES = ['games.jsonl', 'games.csv', 'summary.json'];
const resultsIn = (out: string) => FILES.map((name) => readFileSync(join(out, name), 'utf8'));

async function run(name: string, ...more: string[]): Promise<string[]> {
  const out = join(folder, name);
  const { code, err } = await ironfield(['lab', 'run', file, '--out', out, '--json', ...more]);
  expect({ code, err }).toEqual({ code: 0, err: '' });
  return resultsIn(out);
}

let local: readonly string[];
beforeAll(async () => {
  local = await run('local', '--workers', '1');
});

describe('with workers at a PostgreSQL server', () => {
  let url: string;
  beforeAll(async () => {
    url = await postgresUrl();
  });

  function worker(name: string): ChildProcess {
    const call = ['worker', '--name', name, '--workers', '1', '--idle', '60'];
    const child = spawn(process.execPath, [program, ...call], {
      env: { ...process.env, DATABASE_URL: url },
      stdio: ['ignore', 'ignore', 'ignore'],
    });
    running.push(child);
    return child;
  }

  /** Waits until workers have played so many games of any experiment. */
  async function games(client: Queries, least: number): Promise<Map<string, number>> {
    for (;;) {
      const rows = await client
        .query<{ worker: string; games: number }>(
          'select worker, count(*)::integer as games from ironfield_lab.games group by worker',
        )
        .catch(() => []);
      const counts = new Map<string, number>(rows.map(({ worker, games }) => [worker, games]));
      if ([...counts.values()].reduce((sum, each) => sum + each, 0) >= least) return counts;
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
  }

  test('games of workers that are killed, stopped and cut off are neither lost nor counted twice', async () => {
    const client = await openPostgres(url);
    const [doomed, sleeper] = [worker('doomed'), worker('sleeper')];
    const result = run('killed-many', '--database', url, '--workers', '0');
    await games(client, 6);
    doomed.kill('SIGKILL');
    // Like a machine that goes to sleep: its tasks go to others, and when it wakes up it hands in the same games.
    sleeper.kill('SIGSTOP');
    worker('heir');
    await games(client, 16);
    await client.query(
      "select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'ironfield-lab'",
    );
    await games(client, 30);
    sleeper.kill('SIGCONT');
    expect(await result).toEqual(local);
    const [counts] = await client.query<{ all: number; different: number }>(
      'select count(*)::integer as all, count(distinct (plan, setting, game))::integer as different from ironfield_lab.games',
    );
    expect(counts.all).toBe(counts.different);
    await client.close();
  });
});

test('the embedded database serves the same on one machine, and goes on where it was', async () => {
  const place = join(folder, 'database');
  expect(await run('embedded-1', '--database', place, '--workers', '2')).toEqual(local);
  // The games are in the database: nobody plays them again.
  expect(await run('embedded-2', '--database', place, '--workers', '1')).toEqual(local);
  const database = await LabDatabase.open({ folder: place });
  const plan = JSON.parse(local[0].split('\n')[0]).experiment;
  const counts = [...(await database.workers(plan)).values()];
  expect(counts.reduce((sum, each) => sum + each, 0)).toBe(local[0].trim().split('\n').length - 1);
  await database.close();
});
