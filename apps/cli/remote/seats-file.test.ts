import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { keepSeat, readSeats, seatsPath } from './seats-file.ts';

let folder: string;
let path: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'ironfield-seats-'));
  path = join(folder, 'new', 'seats.json');
});
afterEach(() => rmSync(folder, { recursive: true }));

const seat = (secret: string) => ({
  server: 'http://localhost:3000',
  game: 'A'.repeat(22),
  seat: 0,
  secret: secret.repeat(43),
  title: 'demo ravine',
  side: 'Hunters',
});

test('seats are added, and kept where nobody else can read them', () => {
  expect(readSeats(path)).toEqual([]);
  keepSeat(path, seat('a'));
  keepSeat(path, seat('b'));
  keepSeat(path, { ...seat('a'), title: 'another name' });
  expect(readSeats(path)).toEqual([seat('b'), { ...seat('a'), title: 'another name' }]);
  expect(statSync(path).mode & 0o777).toBe(0o600);
  expect(statSync(join(folder, 'new')).mode & 0o777).toBe(0o700);
});

test('a file that is something else is not overwritten', () => {
  writeFileSync(join(folder, 'seats.json'), 'my diary');
  expect(() => keepSeat(join(folder, 'seats.json'), seat('a'))).toThrow('something else');
  expect(readFileSync(join(folder, 'seats.json'), 'utf8')).toBe('my diary');
});

test('the file stands where the system keeps such things', () => {
  expect(seatsPath({ XDG_CONFIG_HOME: '/x', HOME: '/h' })).toBe(join('/x', 'ironfield', 'seats.json'));
  expect(seatsPath({ HOME: '/h' })).toBe(join('/h', '.config', 'ironfield', 'seats.json'));
});
