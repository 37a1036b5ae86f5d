import { appendFileSync, mkdtempSync, readFileSync, rmSync, statSync, truncateSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { GameLine } from '../play/playing.ts';
import { KeptGames } from './kept-games.ts';

let folder: string;
let path: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'ironfield-kept-'));
  path = join(folder, 'games.jsonl');
});
afterEach(() => rmSync(folder, { recursive: true }));

const line = (setting: number, game: number): GameLine => ({
  setting,
  game,
  score: 2,
  orders: 10,
  turns: 3,
  lead: null,
  sides: null,
  finished: true,
  proof: `ü${setting}-${game}`,
});

function openAgain(): { kept: KeptGames; found: string[] } {
  const found: string[] = [];
  const kept = KeptGames.open(path, 'one', ({ setting, game }) => found.push(`${setting} ${game}`));
  return { kept, found };
}

function write(...lines: readonly GameLine[]): void {
  const { kept } = openAgain();
  for (const each of lines) kept.add(each);
  kept.close();
}

test('Games are there again when the file is opened, and are read in their order', () => {
  write(line(1, 0), line(0, 2), line(0, 1));
  const { kept, found } = openAgain();
  expect(found).toEqual(['1 0', '0 2', '0 1']);
  kept.add(line(0, 0));
  const games = [...kept.lines(({ game }) => game < 2)].map(({ setting, game }) => `${setting} ${game}`);
  expect(games).toEqual(['0 0', '0 1', '1 0']);
  kept.close();
});

test('The file is the same in whatever order games were played', () => {
  write(line(1, 0), line(0, 1), line(0, 0));
  const { kept } = openAgain();
  kept.sort();
  kept.add(line(1, 1));
  kept.close();
  const text = readFileSync(path, 'utf8');
  rmSync(path);
  write(line(0, 0), line(0, 1), line(1, 0), line(1, 1));
  expect(text).toBe(readFileSync(path, 'utf8'));
});

test('A line that was cut off is dropped, and what follows stands whole', () => {
  write(line(0, 0), line(0, 1));
  truncateSync(path, statSync(path).size - 5);
  const first = openAgain();
  expect(first.found).toEqual(['0 0']);
  first.kept.add(line(0, 7));
  first.kept.close();
  const second = openAgain();
  expect(second.found).toEqual(['0 0', '0 7']);
  second.kept.close();
});

test('A file that was cut off in its first line begins anew', () => {
  write();
  truncateSync(path, 10);
  write(line(0, 3));
  const { kept, found } = openAgain();
  expect(found).toEqual(['0 3']);
  kept.close();
});

test('The games of another experiment are refused, and stay', () => {
  write(line(0, 0));
  const before = readFileSync(path, 'utf8');
  expect(() => KeptGames.open(path, 'two', () => {})).toThrow('holds the games of another experiment');
  expect(readFileSync(path, 'utf8')).toBe(before);
});

test('Long files are read in pieces', () => {
  write(...Array.from({ length: 3000 }, (_, game) => line(0, game)));
  appendFileSync(path, '{"setting":0,');
  const { kept, found } = openAgain();
  expect(found).toHaveLength(3000);
  expect([...kept.lines(() => true)].at(-1)?.proof).toBe('ü0-2999');
  kept.close();
});
