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
])('%s may not import %s', (file, specifier, reason) => {
  for (const code of [`import '${specifier}';`, `export * from '${specifier}';`, `import('${specifier}');`]) {
    write(file, `\n${code}`);
    expect(importProblems(root)).toEqual([expect.stringContaining(`${file}:2 imports ${specifier}: `)]);
    expect(importProblems(root)[0]).toContain(reason);
  }
});

test('an option may be imported by the register and by its own test alone', () => {
  write('games/one/options/weather/fog.ts', `import '../../main.ts';`);
  write('games/one/options/weather/fog.test.ts', `import { fog } from './fog.ts';`);
  write('games/one/options.ts', `import { fog } from './options/weather/fog.ts';`);
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

test('the folders of the browser client may not lead back to themselves, by types either, but for tests', () => {
  write('apps/web/package.json', JSON.stringify({ name: '@ironfield/web' }));
  write('apps/web/src/app.ts', `import './pages/a.ts';`);
  write('apps/web/src/router.ts', '');
  write('apps/web/src/pages/a.ts', `import '../table/b.ts';\nimport '../router.ts';`);
  write('apps/web/src/table/b.ts', `import './c.ts';\nimport '../router.ts';`);
  write('apps/web/src/table/b.test.ts', `import '../pages/a.ts';`);
  expect(importProblems(root)).toEqual([]);
  write('apps/web/src/table/c.ts', `import type { A } from '../pages/a.ts';`);
  expect(importProblems(root)).toEqual([
    'circle of folders: apps/web/src/pages -> apps/web/src/table -> apps/web/src/pages',
  ]);
});
