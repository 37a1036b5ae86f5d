import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { BROWSER_CLIENT_SOURCES, fingerprint, GAME_SOURCES } from './sources.ts';

const ROOT = join(import.meta.dirname, '../..');

interface Package {
  readonly name: string;
  readonly dependencies?: Readonly<Record<string, string>>;
}

/** The folder of our packages that this one is made of, itself included, by what their manifests say. */
function foldersOf(folder: string, found = new Set<string>()): Set<string> {
  if (found.has(folder)) return found;
  found.add(folder);
  const { dependencies = {} } = JSON.parse(
    readFileSync(join(ROOT, folder, 'package.json'), 'utf8'),
  ) as Package;
  const lock = JSON.parse(readFileSync(join(ROOT, 'package-lock.json'), 'utf8')) as {
    packages: Record<string, { resolved?: string }>;
  };
  for (const name of Object.keys(dependencies)) {
    if (name.startsWith('@ironfield/')) foldersOf(lock.packages[`node_modules/${name}`]!.resolved!, found);
  }
  return found;
}

test('All that the browser client is built from counts, and all that games are made of', () => {
  const isAmong = (sources: readonly string[]) => (folder: string) =>
    sources.some((source) => folder === source || folder.startsWith(`${source}/`));
  const ofClient = [...foldersOf('apps/web')];
  expect(ofClient.filter(isAmong(BROWSER_CLIENT_SOURCES))).toEqual(ofClient);
  const ofGames = [...foldersOf('apps/server')].filter((folder) => !folder.startsWith('apps/'));
  expect(ofGames.length).toBeGreaterThan(3);
  expect(ofGames.filter(isAmong(GAME_SOURCES))).toEqual(ofGames);
});

let root: string;
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'ironfield-sources-'));
});
afterEach(() => rmSync(root, { recursive: true }));

function write(path: string, text: string): void {
  mkdirSync(dirname(join(root, path)), { recursive: true });
  writeFileSync(join(root, path), text);
}

test('A fingerprint changes with every content and name, and with nothing else', () => {
  write('games/demo/rules.ts', 'export const hit = 7;');
  write('games/demo/data/units.json', '[]');
  write('lock.json', '1');
  const print = () => fingerprint(['games', 'lock.json'], root);
  const before = print();
  write('games/demo/rules.test.ts', 'expect(hit).toBe(7);');
  write('games/demo/saves/old.json', '{}');
  write('games/demo/node_modules/other/index.js', '');
  write('apps/server/server.ts', '');
  write('games/demo/rules.ts', 'export const hit = 7;');
  expect(print()).toBe(before);
  const prints = new Set([before]);
  for (const [path, text] of [
    ['games/demo/rules.ts', 'export const hit = 8;'],
    ['games/demo/data/units.json', '[1]'],
    ['games/demo/more.ts', ''],
    ['lock.json', '2'],
  ] as const) {
    write(path, text);
    prints.add(print());
  }
  expect(prints.size).toBe(5);
});
