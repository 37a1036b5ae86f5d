import { readFileSync } from 'node:fs';
import { basename, dirname, join, resolve } from 'node:path';
import { expect, test } from 'vitest';
import { projectFiles } from './project-files.ts';

const root = resolve(import.meta.dirname, '..');
const sources = projectFiles(root).filter((file) => /\.(tsx?|mjs|css)$/.test(file));
const isTopOfGame = (folder: string): boolean => /^games\/[^/]+$/.test(folder);

/** Files a folder may hold, tests and styles included: more are hard to look through. */
const MOST = 26;

test('no folder holds more files than one can look through', () => {
  const counts = Map.groupBy(sources, dirname);
  const full = [...counts]
    .filter(([folder, files]) => files.length > MOST && !isTopOfGame(folder))
    .map(([folder, files]) => `${folder}: ${files.length} files, sort them into folders`);
  expect(full).toEqual([]);
});

test('at the top of a game lies only what the floor plan names', () => {
  const page = readFileSync(join(root, 'docs/architecture.md'), 'utf8');
  const plan = /## Floor plan of a game\n\n```\n([\s\S]*?)```/.exec(page)?.[1] ?? '';
  const planned = new Set([...plan.matchAll(/([\w-]+)\.ts\b/g)].map(([, name]) => name));
  expect(planned.size).toBeGreaterThan(25);
  // Every game has them, and the plan does not name tests.
  for (const name of ['conformance', 'saves']) planned.add(name);
  const others = sources
    .filter((file) => isTopOfGame(dirname(file)))
    .filter((file) => !planned.has(basename(file).replace(/(\.slow)?(\.test)?\.ts$/, '')));
  expect(others).toEqual([]);
});
