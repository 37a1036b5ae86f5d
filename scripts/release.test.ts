import { globSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { expect, test } from 'vitest';
import { currentVersion, inLock, inPackage, isLater, releasedChangelog } from './release.ts';

const root = resolve(import.meta.dirname, '..');

test('all packages have the same version', () => {
  const version = currentVersion(root);
  const packages = globSync('{engine,games,apps}/*/package.json', { cwd: root });
  expect(packages.length).toBeGreaterThan(10);
  for (const file of [...packages, 'mechbay/package.json', 'bench/package.json'])
    expect([file, JSON.parse(readFileSync(join(root, file), 'utf8')).version]).toEqual([file, version]);
});

test('a version is later by its first part that differs', () => {
  expect(isLater('0.3.0', '0.2.9')).toBe(true);
  expect(isLater('1.0.0', '0.9.9')).toBe(true);
  expect(isLater('0.2.10', '0.2.9')).toBe(true);
  expect(isLater('0.2.0', '0.2.0')).toBe(false);
  expect(isLater('0.1.9', '0.2.0')).toBe(false);
});

test('what is new goes under the version, and there is a place for what comes next', () => {
  const text = '# Changelog\n\n## Unreleased\n\n- Rain falls.\n\n## 0.2.0 (2026-01-01)\n\n- Wind blows.\n';
  expect(releasedChangelog(text, { version: '0.3.0', date: '2026-02-02' })).toBe(
    '# Changelog\n\n## Unreleased\n\n## 0.3.0 (2026-02-02)\n\n- Rain falls.\n\n## 0.2.0 (2026-01-01)\n\n- Wind blows.\n',
  );
  const empty = '# Changelog\n\n## Unreleased\n\n## 0.2.0 (2026-01-01)\n';
  expect(() => releasedChangelog(empty, { version: '0.3.0', date: '' })).toThrow('write down what is new');
  expect(() => releasedChangelog('# Changelog\n', { version: '0.3.0', date: '' })).toThrow('no heading');
});

test('a package changes its own version and those of its neighbours, and nobody else’s', () => {
  const text =
    '{ "version": "0.2.0", "@ironfield/hex": "0.2.0", "zod": "0.2.0", "@ironfield/kernel": "0.1.0" }';
  expect(inPackage(text, '0.2.0', '0.3.0')).toBe(
    '{ "version": "0.3.0", "@ironfield/hex": "0.3.0", "zod": "0.2.0", "@ironfield/kernel": "0.1.0" }',
  );
});

test('the lock file keeps the versions of everything from elsewhere', () => {
  const lock = (version: string) =>
    `${JSON.stringify(
      {
        name: 'ironfield',
        version,
        packages: {
          '': { name: 'ironfield', version },
          'engine/hex': { version, dependencies: { '@ironfield/kernel': version, zod: '0.2.0' } },
          'node_modules/zod': { version: '0.2.0' },
        },
      },
      null,
      2,
    )}\n`;
  expect(inLock(lock('0.2.0'), '0.2.0', '0.3.0')).toBe(lock('0.3.0'));
  // Nothing else of the real one changes.
  const real = readFileSync(join(root, 'package-lock.json'), 'utf8');
  const version = currentVersion(root);
  expect(inLock(inLock(real, version, '99.0.0'), '99.0.0', version)).toBe(real);
});
