import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { asyncBufferFromFile, parquetReadObjects } from 'hyparquet';
import { expect, test } from 'vitest';
import type { Experiment } from '../experiment/plan.ts';
import type { GameLine } from '../play/playing.ts';
import { writeParquet } from './parquet.ts';
import { csvLines } from './table-file.ts';

const setting = { labels: ['with, comma'] };
const experiment = { axes: ['Weapon'], plan: { settings: [setting] } } as unknown as Experiment;
const line = (game: number, more: Partial<GameLine>): GameLine => ({
  setting: 0,
  game,
  score: 1,
  orders: 12,
  turns: 5,
  lead: null,
  sides: null,
  finished: true,
  proof: 'abc',
  ...more,
});
const side = { shots: 9, hits: 4, damage: { PPC: [10, 0, 20] }, losses: [3, 4], unitTurns: 8, hotTurns: 2 };
const lines = [line(0, { score: 2 }), line(1, { sides: [side, { ...side, losses: [] }] })];

test('The table of games can be read again as Parquet', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'ironfield-parquet-'));
  const file = join(folder, 'games.parquet');
  writeParquet(file, experiment, lines);
  const rows = await parquetReadObjects({ file: await asyncBufferFromFile(file) });
  expect(rows).toMatchObject([
    { Weapon: 'with, comma', game: 0, score: 1, turns: 5, finished: true, losses_1: null, proof: 'abc' },
    { game: 1, score: 0.5, losses_1: 2, first_loss_1: 3, losses_2: 0, first_loss_2: null, damage_1: 30 },
  ]);
  rmSync(folder, { recursive: true });
});

test('The same table as CSV quotes what has to be quoted', () => {
  const [names, first, second] = [...csvLines(experiment, lines)];
  expect(names).toMatch(/^setting,Weapon,game,score,.*,proof\r\n$/);
  expect(first).toMatch(/^0,"with, comma",0,1,5,12,true,,/);
  expect(second.split(',').at(-2)).toBe('2');
});

test('The table of no game at all has its columns', () => {
  expect([...csvLines(experiment, [])]).toHaveLength(1);
});
