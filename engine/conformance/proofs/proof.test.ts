import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import {
  fingerprint,
  gameOf,
  proofFolders,
  proofOf,
  readProofs,
  recordPath,
  type TestRecord,
  unknownRules,
} from './proof.ts';

let root: string;

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'ironfield-proof-'));
  write('engine/kernel/dice.ts', 'export {};');
  write('games/demo/game.ts', 'export {};');
  write('games/demo/checks/book.test.ts', '// the book');
});

afterEach(() => rmSync(root, { recursive: true }));

function write(path: string, content: string): void {
  mkdirSync(dirname(join(root, path)), { recursive: true });
  writeFileSync(join(root, path), content);
}

function record(file: string, tests: readonly TestRecord[], sources = fingerprint(root, 'demo')): void {
  const path = recordPath(root, file);
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, JSON.stringify({ file, sources, tests }));
}

describe('fingerprint', () => {
  test.each([
    ['a source of the engine changes', 'engine/kernel/dice.ts'],
    ['a source of the game changes', 'games/demo/game.ts'],
    ['a test of the game changes', 'games/demo/checks/book.test.ts'],
    ['a table is added', 'games/demo/data/tables.json'],
  ])('changes when %s', (_, path) => {
    const before = fingerprint(root, 'demo');
    write(path, '[1]');
    expect(fingerprint(root, 'demo')).not.toBe(before);
  });

  test.each([
    ['another game', 'games/other/game.ts'],
    ['an app', 'apps/cli/main.ts'],
    ['an installed package', 'games/demo/node_modules/zod/index.ts'],
    ['a text', 'games/demo/README.md'],
  ])('stays the same when %s changes', (_, path) => {
    const before = fingerprint(root, 'demo');
    write(path, '[1]');
    expect(fingerprint(root, 'demo')).toBe(before);
  });

  test('changes when a file is renamed', () => {
    const before = fingerprint(root, 'demo');
    rmSync(join(root, 'games/demo/game.ts'));
    write('games/demo/play.ts', 'export {};');
    expect(fingerprint(root, 'demo')).not.toBe(before);
  });
});

describe('records', () => {
  const passed: TestRecord = { rules: ['D-1'], name: 'D-1: a rule', state: 'passed' };

  test('are fresh when made from the sources as they are', () => {
    record('games/demo/checks/book.test.ts', [passed]);
    const file = 'games/demo/checks/book.test.ts';
    expect(readProofs(root, 'demo')).toEqual({
      fresh: true,
      files: [{ file, fresh: true }],
      tests: [passed],
      date: expect.any(Date),
    });
  });

  test('go stale with the first change of a source', () => {
    record('games/demo/checks/book.test.ts', [passed]);
    write('games/demo/game.ts', 'export const a = 1;');
    expect(readProofs(root, 'demo')).toMatchObject({ fresh: false, tests: [] });
  });

  test('are needed from every test file', () => {
    write('games/demo/rules/sight.test.ts', '');
    record('games/demo/checks/book.test.ts', [passed]);
    expect(readProofs(root, 'demo')).toMatchObject({ fresh: false, tests: [passed] });
  });

  test('are not needed from slow tests', () => {
    write('games/demo/fuzz.slow.test.ts', '');
    record('games/demo/checks/book.test.ts', [passed]);
    expect(readProofs(root, 'demo').fresh).toBe(true);
  });

  test('of a deleted test file no longer count', () => {
    record('games/demo/checks/book.test.ts', []);
    record('games/demo/gone.test.ts', [passed]);
    expect(readProofs(root, 'demo').tests).toEqual([]);
  });

  test('a game without tests is never fresh', () => {
    rmSync(join(root, 'games/demo/checks/book.test.ts'));
    expect(readProofs(root, 'demo').fresh).toBe(false);
  });
});

describe('a package beside the games', () => {
  beforeEach(() => {
    write('workshop/package.json', '{ "name": "workshop", "provesRulesOf": "demo" }');
    write('workshop/bench/tools.test.ts', '');
    write('other/package.json', '{ "name": "other" }');
    write('other/other.test.ts', '');
  });

  test('proves rules of the game that its package.json names', () => {
    expect(proofFolders(root, 'demo')).toEqual(['games/demo', 'workshop']);
    expect(proofFolders(root, 'else')).toEqual(['games/else']);
    expect(gameOf(root, 'workshop/bench/tools.test.ts')).toBe('demo');
    expect(gameOf(root, 'games/demo/checks/book.test.ts')).toBe('demo');
    expect(gameOf(root, 'other/other.test.ts')).toBeUndefined();
    expect(gameOf(root, 'engine/kernel/dice.test.ts')).toBeUndefined();
  });

  test('has tests that are needed, and sources that count', () => {
    record('games/demo/checks/book.test.ts', []);
    expect(readProofs(root, 'demo')).toMatchObject({ fresh: false });
    record('workshop/bench/tools.test.ts', []);
    expect(readProofs(root, 'demo')).toMatchObject({ fresh: true });
    write('workshop/bench/tools.ts', 'export {};');
    expect(readProofs(root, 'demo')).toMatchObject({ fresh: false });
  });
});

describe('a package with rules of its own', () => {
  beforeEach(() => {
    const own = '"ownRules": { "id": "workshop", "folders": ["bench"] }';
    write('workshop/package.json', `{ "name": "workshop", "provesRulesOf": "demo", ${own} }`);
    write('workshop/bench/tools.test.ts', '');
    write('workshop/paint.test.ts', '');
  });

  test('proves them in the folders that it names, and those of the game in the others', () => {
    expect(proofFolders(root, 'workshop')).toEqual(['workshop/bench']);
    expect(gameOf(root, 'workshop/bench/tools.test.ts')).toBe('workshop');
    expect(gameOf(root, 'workshop/paint.test.ts')).toBe('demo');
    expect(readProofs(root, 'workshop').files.map(({ file }) => file)).toEqual([
      'workshop/bench/tools.test.ts',
    ]);
    const files = readProofs(root, 'demo').files.map(({ file }) => file);
    expect(files).toEqual(['games/demo/checks/book.test.ts', 'workshop/paint.test.ts']);
  });

  test('depends on the game that it stands beside', () => {
    const before = fingerprint(root, 'workshop');
    write('games/demo/game.ts', 'export const a = 1;');
    expect(fingerprint(root, 'workshop')).not.toBe(before);
  });

  test('lists them in its rule index', async () => {
    write('workshop/rule-index.ts', "export const workshop = { rules: [{ id: 'W-01' }] };");
    expect(await unknownRules(root, 'workshop', ['W-01', 'W-02'])).toEqual(['W-02']);
  });
});

describe('proof', () => {
  const proofs = (...tests: TestRecord[]) => ({ fresh: true, files: [], tests });
  const claim = (name: string, state: TestRecord['state']): TestRecord => ({
    rules: ['D-1', 'D-2'],
    name,
    state,
  });

  test('a passed test proves every rule it claims, and no other', () => {
    expect(proofOf(['D-1', 'D-2', 'D-3'], proofs(claim('a', 'passed')))).toEqual({
      'D-1': { status: 'proven', tests: ['a'] },
      'D-2': { status: 'proven', tests: ['a'] },
      'D-3': { status: 'open', tests: [] },
    });
  });

  test('one failed test opens the rule again', () => {
    const result = proofOf(['D-1'], proofs(claim('a', 'passed'), claim('b', 'failed')));
    expect(result).toEqual({ 'D-1': { status: 'open', tests: ['a', 'b'] } });
  });

  test('a skipped test proves nothing', () => {
    expect(proofOf(['D-1'], proofs(claim('a', 'skipped')))).toEqual({ 'D-1': { status: 'open', tests: [] } });
  });
});

describe('unknownRules', () => {
  test('names the ids that the index of a game does not have', async () => {
    write('games/demo/game.ts', "export const demo = { rules: [{ id: 'DEMO-01' }] };");
    expect(await unknownRules(root, 'demo', ['DEMO-01', 'DEMO-99'])).toEqual(['DEMO-99']);
    expect(await unknownRules(root, 'demo', ['DEMO-01'])).toEqual([]);
  });
});
