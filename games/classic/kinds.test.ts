import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { mech } from './kinds/mech/mech.ts';
import { kindOf } from './kinds.ts';
import { STOCK_MECHS } from './mechs/mechs.ts';

test("a unit file that names no kind is a 'Mech", () => {
  expect(kindOf(STOCK_MECHS['AS7-D'])).toBe(mech);
  expect(kindOf({ kind: 'mech' })).toBe(mech);
});

test('of an unknown kind is told which are known', () => {
  expect(() => kindOf({ kind: 'tank' })).toThrow('"tank" is no kind of unit; known: mech');
});

test('every part of a body has a code and a name of its own', () => {
  expect(new Set(mech.codes).size).toBe(mech.codes.length);
  expect(new Set(mech.names).size).toBe(mech.codes.length);
});

test('nothing in the game names a kind but the register', () => {
  const files = globSync('**/*.ts', { cwd: import.meta.dirname }).filter(
    (file) => !file.startsWith('kinds/') && !/testing|\.test\.ts$/.test(file),
  );
  expect(files.length).toBeGreaterThan(100);
  const naming = files.filter((file) =>
    readFileSync(`${import.meta.dirname}/${file}`, 'utf8').includes('kinds/mech/'),
  );
  expect(naming).toEqual(['kinds.ts']);
});
