import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { importProblems } from './imports.ts';

let root: string;

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'ironfield-imports-'));
  for (const folder of [
    'engine/kernel',
    'engine/hex',
    'games/one',
    'games/two',
    'apps/cli',
    'mechbay',
    'bench',
  ]) {
    write(`${folder}/package.json`, JSON.stringify({ name: `@ironfield/${folder.split('/').at(-1)}` }));
    write(`${folder}/main.ts`, '');
  }
});

afterEach(() => rmSync(root, { recursive: true }));

function write(path: string, content: string): void {
  mkdirSync(dirname(join(root, path)), { recursive: true });
  writeFileSync(join(root, path), content);
}

test('all that points downward is fine', () => {
  write(
    'apps/cli/a.ts',
    `import '@ironfield/mechbay/main.ts';\nimport('@ironfield/one/main.ts');\nimport 'zod';`,
  );
  write('mechbay/a.ts', `import '@ironfield/one/main.ts';`);
  write('games/one/a.ts', `import '@ironfield/hex/main.ts';\nimport './main.ts';`);
  write('engine/hex/a.ts', `import '@ironfield/kernel/main.ts';`);
  write('bench/a.ts', `import '@ironfield/mechbay/main.ts';\nimport '@ironfield/hex/main.ts';`);
  write('apps/cli/bin/a.mjs', `import '../../../scripts/run.mjs';`);
  expect(importProblems(root)).toEqual([]);
});

test.each([
  ['engine/kernel/a.ts', '@ironfield/one/main.ts', 'imports point downward'],
  ['games/one/a.ts', '@ironfield/mechbay/main.ts', 'imports point downward'],
  ['games/one/a.ts', '@ironfield/two/main.ts', 'no game imports another'],
  ['engine/kernel/a.ts', '@ironfield/hex/main.ts', 'kernel only'],
  ['apps/cli/a.ts', '@ironfield/bench/main.ts', 'nobody imports bench'],
  ['games/one/a.ts', '../../engine/hex/main.ts', 'by name'],
  ['games/one/a.ts', '@ironfield/hex', 'name the file'],
  ['games/one/a.ts', './main', 'with its ending'],
])('%s may not import %s', (file, specifier, reason) => {
  for (const code of [`import '${specifier}';`, `export * from '${specifier}';`, `import('${specifier}');`]) {
    write(file, `\n${code}`);
    expect(importProblems(root)).toEqual([expect.stringContaining(`${file}:2 imports ${specifier}: `)]);
    expect(importProblems(root)[0]).toContain(reason);
  }
});

test('an option may be imported by the registers and by its own test alone', () => {
  write('games/one/options/weather/fog.ts', `import '../../main.ts';`);
  write('games/one/options/weather/fog.test.ts', `import { fog } from './fog.ts';`);
  for (const register of ['options', 'introductory'])
    write(`games/one/${register}.ts`, `import { fog } from './options/weather/fog.ts';`);
  expect(importProblems(root)).toEqual([]);
  const others = {
    'games/one/a.ts': './options/weather/fog.ts',
    'games/one/options/weather/rain.ts': './fog.ts',
    'games/one/options/weather/rain.test.ts': './fog.ts',
    'apps/cli/a.ts': '@ironfield/one/options/weather/fog.ts',
  };
  for (const [file, specifier] of Object.entries(others))
    write(file, `import type { F } from '${specifier}';`);
  expect(importProblems(root).map((problem) => problem.split(':')[0])).toEqual(Object.keys(others).sort());
});

test('the files of an option that is a folder may import each other, and nothing else does', () => {
  write('games/one/options/mines/mines.ts', `import { laid } from './laying.ts';`);
  write('games/one/options/mines/laying.ts', '');
  write('games/one/options/mines/laying.test.ts', `import { mines } from './mines.ts';`);
  write('games/one/options/mines/bombs/bombs.ts', `import { laid } from '../laying.ts';`);
  write('games/one/options/mines/sweeping.ts', `import { bombs } from './bombs/bombs.ts';`);
  expect(importProblems(root)).toEqual([]);
  write('games/one/a.ts', `import { laid } from './options/mines/laying.ts';`);
  write('games/one/options/weather/rain.ts', `import { laid } from '../mines/laying.ts';`);
  expect(importProblems(root).map((problem) => problem.split(':')[0])).toEqual([
    'games/one/a.ts',
    'games/one/options/weather/rain.ts',
  ]);
});

test('files may not import each other in a circle', () => {
  write('games/one/a.ts', `import { b } from './b.ts';`);
  write('games/one/b.ts', `export * from './c.ts';`);
  write('games/one/c.ts', `import '@ironfield/one/a.ts';`);
  expect(importProblems(root)).toEqual([
    'import cycle: games/one/a.ts -> games/one/b.ts -> games/one/c.ts -> games/one/a.ts',
  ]);
});

test('types may refer to each other in a circle, but not across the floors', () => {
  write('games/one/a.ts', `import type { B } from './b.ts';`);
  write(
    'games/one/b.ts',
    `import { a } from './a.ts';\nimport type { M } from '@ironfield/mechbay/main.ts';`,
  );
  expect(importProblems(root)).toEqual([
    expect.stringContaining('games/one/b.ts:2 imports @ironfield/mechbay'),
  ]);
});

test('no folder of a package leads back to itself, by types either', () => {
  write('games/one/state.ts', '');
  write('games/one/rules/a.ts', `import '../state.ts';`);
  write('games/one/phases/b.ts', `import './c.ts';\nimport '../rules/a.ts';`);
  write('games/one/phases/c.ts', '');
  write('games/one/game.ts', `import './phases/b.ts';`);
  expect(importProblems(root)).toEqual([]);
  write('games/one/rules/d.ts', `\nimport type { C } from '../phases/c.ts';`);
  expect(importProblems(root)).toEqual([
    `circle of folders: games/one/phases -> games/one/rules -> games/one/phases
  games/one/phases/b.ts:2 imports ../rules/a.ts
  games/one/rules/d.ts:2 imports ../phases/c.ts`,
  ]);
});

test('a folder leads back to itself by a file beside it, too, and the shortest circle is shown', () => {
  write('games/one/state.ts', `import type { T } from './b.ts';\nimport type { R } from './rules/a.ts';`);
  write('games/one/b.ts', `import type { R } from './rules/a.ts';`);
  write('games/one/rules/a.ts', `import '../state.ts';`);
  expect(importProblems(root)).toEqual([
    `circle of folders: games/one/rules -> games/one/state.ts -> games/one/rules
  games/one/rules/a.ts:1 imports ../state.ts
  games/one/state.ts:2 imports ./rules/a.ts`,
  ]);
});

test('what lies deep in two folders connects them where they part', () => {
  write('mechbay/a/deep/one.ts', `import '../../b/deep/two.ts';`);
  write('mechbay/b/three.ts', `import '../a/four.ts';`);
  expect(importProblems(root)).toEqual([
    expect.stringContaining('circle of folders: mechbay/a -> mechbay/b -> mechbay/a\n'),
  ]);
});

test('a file beside the folder of its name is part of it', () => {
  write('apps/cli/bot.ts', `import './bot/moves.ts';\nimport './rules.ts';`);
  write('apps/cli/bot/moves.ts', `import type { B } from '../bot.ts';`);
  expect(importProblems(root)).toEqual([]);
  write('apps/cli/rules.ts', `import './bot/moves.ts';`);
  expect(importProblems(root)).toEqual([
    expect.stringContaining('circle of folders: apps/cli/bot -> apps/cli/rules.ts -> apps/cli/bot\n'),
  ]);
});

test('tests and what is made for them may use everything', () => {
  write('games/one/rules/a.ts', '');
  write('games/one/phases/b.ts', `import '../rules/a.ts';`);
  write('games/one/rules/a.test.ts', `import '../phases/b.ts';`);
  write('games/one/rules/a.fixture.ts', `import '../phases/b.ts';`);
  expect(importProblems(root)).toEqual([]);
});

test('scripts are above the engine and below everything else, and have no name', () => {
  write('scripts/run.mjs', `import '../engine/kernel/main.ts';`);
  write('apps/cli/a.ts', `import '../../scripts/run.mjs';`);
  expect(importProblems(root)).toEqual([]);
  write('scripts/b.ts', `import '../games/one/main.ts';`);
  write('engine/kernel/a.ts', `import '../../scripts/run.mjs';`);
  expect(importProblems(root).map((problem) => problem.split(':')[0])).toEqual([
    'engine/kernel/a.ts',
    'scripts/b.ts',
  ]);
});
