import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { findBrowser, type Surroundings } from './find.ts';
import type { BrowserPackage } from './packages.ts';

let cache: string;
beforeEach(() => {
  cache = mkdtempSync(join(tmpdir(), 'ironfield-browsers-'));
});
afterEach(() => rmSync(cache, { recursive: true }));

const missing: BrowserPackage = {
  title: 'a package',
  version: '1',
  unpack: () => Promise.reject(new Error('no network')),
};

/** A machine on ARM with these files, where a browser starts if it is one of the good ones. */
function surroundings(about: {
  env?: Record<string, string>;
  files?: readonly string[];
  good?: (path: string) => boolean;
  debian?: BrowserPackage;
}): Surroundings {
  const { env = {}, files = [], good = existsSync, debian = missing } = about;
  const tools = ['/usr/bin/apt-get', '/usr/bin/dpkg-deb'];
  return {
    machine: {
      platform: 'linux',
      arch: 'arm64',
      env: { PATH: '/usr/bin', ...env },
      isFile: (path) => [...tools, ...files].includes(path),
    },
    cache,
    packages: { npm: missing, debian, playwright: { ...missing, title: 'another package' } },
    whyNot: async (path) => (good(path) ? undefined : 'it does not start'),
    say: () => {},
  };
}

/** A package with a file in it, and how often it was unpacked. */
function packageOf(content: string, interrupt: () => void = () => {}) {
  const seen = { count: 0 };
  const unpack = async (folder: string) => {
    seen.count += 1;
    writeFileSync(join(folder, 'half'), content);
    await new Promise((resolve) => setTimeout(resolve, 20));
    interrupt();
    writeFileSync(join(folder, 'browser'), content);
    return 'browser';
  };
  return { seen, debian: { title: 'a package', version: '7', unpack } };
}

test('a browser that is named is taken', async () => {
  const env = { IRONFIELD_BROWSER: '/opt/mine' };
  expect(await findBrowser(surroundings({ env, good: () => true }))).toEqual({ path: '/opt/mine' });
});

test('a browser that is named and does not start is an error, not a reason to take another', async () => {
  const { debian, seen } = packageOf('good');
  const env = { IRONFIELD_BROWSER: '/opt/mine' };
  await expect(findBrowser(surroundings({ env, debian }))).rejects.toThrow(
    'IRONFIELD_BROWSER is /opt/mine, which does not start: it does not start',
  );
  expect(seen.count).toBe(0);
});

test('the first installed browser that starts is taken', async () => {
  const files = ['/usr/bin/google-chrome', '/usr/bin/chromium', '/usr/bin/microsoft-edge'];
  const good = (path: string) => path !== files[0];
  expect(await findBrowser(surroundings({ files, good }))).toEqual({ path: '/usr/bin/chromium' });
});

test('where there is none, it says why not', async () => {
  const files = ['/usr/bin/chromium'];
  expect(await findBrowser(surroundings({ files }))).toEqual({
    path: undefined,
    reasons: ['/usr/bin/chromium: it does not start', 'a package: no network', 'another package: no network'],
  });
  expect(readdirSync(cache)).toEqual([]);
});

test('a package is unpacked once and kept', async () => {
  const { debian, seen } = packageOf('good');
  const path = join(cache, 'debian-7-arm64', 'browser');
  expect(await findBrowser(surroundings({ debian }))).toEqual({ path });
  expect(await findBrowser(surroundings({ debian }))).toEqual({ path });
  expect([seen.count, existsSync(path), readdirSync(cache)]).toEqual([1, true, ['debian-7-arm64']]);
});

test('several who look for one at once unpack it once', async () => {
  const { debian, seen } = packageOf('good');
  const all = await Promise.all([1, 2, 3].map(() => findBrowser(surroundings({ debian }))));
  expect(new Set(all.map(({ path }) => path))).toEqual(new Set([join(cache, 'debian-7-arm64', 'browser')]));
  expect(seen.count).toBe(1);
});

test('what was interrupted is never taken for a browser', async () => {
  let isInterrupted = true;
  const { debian } = packageOf('good', () => {
    if (isInterrupted) throw new Error('interrupted');
  });
  expect(await findBrowser(surroundings({ debian }))).toMatchObject({
    reasons: ['a package: interrupted', 'another package: no network'],
  });
  // Killed, it could not clear up.
  mkdirSync(join(cache, 'debian-7-arm64-99.unfinished'), { recursive: true });
  writeFileSync(join(cache, 'debian-7-arm64-99.unfinished', 'browser'), 'half');
  isInterrupted = false;
  expect(await findBrowser(surroundings({ debian }))).toEqual({
    path: join(cache, 'debian-7-arm64', 'browser'),
  });
  expect(readdirSync(cache)).toEqual(['debian-7-arm64']);
});

test('what was unpacked and does not start is not kept', async () => {
  const { debian } = packageOf('bad');
  expect(await findBrowser(surroundings({ debian, good: () => false }))).toMatchObject({
    reasons: ['a package: it does not start', 'another package: no network'],
  });
  expect(readdirSync(cache)).toEqual([]);
});

test('a kept browser that starts no longer is unpacked anew', async () => {
  const { debian, seen } = packageOf('good');
  await findBrowser(surroundings({ debian }));
  rmSync(join(cache, 'debian-7-arm64', 'browser'));
  expect(await findBrowser(surroundings({ debian }))).toEqual({
    path: join(cache, 'debian-7-arm64', 'browser'),
  });
  expect(seen.count).toBe(2);
});

test('a kept folder without its note is unpacked anew', async () => {
  const { debian, seen } = packageOf('good');
  await findBrowser(surroundings({ debian }));
  rmSync(join(cache, 'debian-7-arm64', 'program'));
  await findBrowser(surroundings({ debian }));
  expect(seen.count).toBe(2);
});
