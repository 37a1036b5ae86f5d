import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { ironfield } from '../testing.ts';

test('an experiment comes to the same on any number of threads', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'ironfield-lab-threads-'));
  const file = join(folder, 'q.json');
  writeFileSync(
    file,
    JSON.stringify({
      question: 'Does a Hunchback beat a Commando?',
      game: 'classic',
      forces: ['HBK-4G', 'COM-2D'],
      map: 'hills',
      deals: 3,
      players: ['recruit', 'recruit'],
      sweep: [{ name: 'Gunnery', skill: 'gunnery', side: 1, values: [0, 4] }],
      stop: { narrower: 12, least: 10, most: 40 },
    }),
  );
  const runs = [];
  for (const workers of ['1', '2']) {
    const out = join(folder, workers);
    const { code } = await ironfield(['lab', 'run', file, '--out', out, '--workers', workers, '--json']);
    expect(code).toBe(0);
    runs.push(
      ['games.jsonl', 'games.csv', 'summary.json'].map((name) => readFileSync(join(out, name), 'utf8')),
    );
  }
  expect(runs[1]).toEqual(runs[0]);
  rmSync(folder, { recursive: true });
});
