// npm run release -- 0.3.0
// Gives the program a version: in every package, in what it says of itself and in the changelog; commits it and tags it.

import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { isRun } from './is-run.ts';

/** The place of the version, and its form. */
const VERSION_FILE = 'apps/client/version.ts';
const CHANGELOG = 'CHANGELOG.md';
const UPCOMING = '## Unreleased';

export interface Release {
  readonly version: string;
  readonly date: string;
}

/** Is one version later than another? */
export function isLater(version: string, other: string): boolean {
  const [ours, theirs] = [version, other].map((each) => each.split('.').map(Number));
  const first = ours.findIndex((part, i) => part !== theirs[i]);
  return first >= 0 && ours[first] > theirs[first];
}

/** The changelog with what was unreleased under its version; why not, where nothing was written down. */
export function releasedChangelog(text: string, { version, date }: Release): string {
  const [head, rest] = text.split(`${UPCOMING}\n`);
  if (rest === undefined) throw new Error(`${CHANGELOG} has no heading "${UPCOMING}"`);
  const changes = rest.split(/^## /m)[0].trim();
  if (changes === '')
    throw new Error(`${CHANGELOG} says nothing below "${UPCOMING}": write down what is new`);
  return `${head}${UPCOMING}\n\n## ${version} (${date})\n${rest}`;
}

/** A package with its own version, and those of the packages of the project that it needs. */
export const inPackage = (text: string, from: string, to: string): string =>
  text.replaceAll(/("(?:version|@ironfield\/[\w-]+)": )"([^"]+)"/g, (whole, key: string, version: string) =>
    version === from ? `${key}"${to}"` : whole,
  );

/** The lock file names packages of the project by their folders, all others below `node_modules`. */
export function inLock(text: string, from: string, to: string): string {
  const lock = JSON.parse(text);
  const changed = (part: object) => JSON.parse(inPackage(JSON.stringify(part, null, 1), from, to));
  for (const [folder, part] of Object.entries<object>(lock.packages))
    if (!folder.includes('node_modules/')) lock.packages[folder] = changed(part);
  return `${JSON.stringify({ ...lock, version: to }, null, 2)}\n`;
}

export function currentVersion(root: string): string {
  return JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')).version;
}

function release(root: string, version: string): void {
  const git = (...words: string[]) => execFileSync('git', words, { cwd: root, encoding: 'utf8' });
  const from = currentVersion(root);
  if (!/^\d+\.\d+\.\d+$/.test(version)) throw new Error(`A version looks like 0.3.0, not "${version}"`);
  if (!isLater(version, from)) throw new Error(`${version} is not later than ${from}`);
  if (git('status', '--porcelain') !== '') throw new Error('There are changes that are not committed');
  const change = (file: string, to: (text: string) => string) => {
    const text = readFileSync(join(root, file), 'utf8');
    writeFileSync(join(root, file), to(text));
  };
  const date = new Date().toISOString().slice(0, 10);
  change(CHANGELOG, (text) => releasedChangelog(text, { version, date }));
  change(VERSION_FILE, (text) => text.replace(`'${from}'`, `'${version}'`));
  const packages = git('ls-files', 'package.json', '*/package.json').trim().split('\n');
  for (const file of packages) change(file, (text) => inPackage(text, from, version));
  change('package-lock.json', (text) => inLock(text, from, version));
  git('commit', '--all', '--message', `release: ${version}`);
  git('tag', `v${version}`);
  console.log(`${version} is committed and tagged as v${version}. Send it out: git push --follow-tags`);
}

if (isRun(import.meta)) {
  const [version = ''] = process.argv.slice(2);
  try {
    release(resolve(import.meta.dirname, '..'), version);
  } catch (error) {
    console.error((error as Error).message);
    process.exitCode = 1;
  }
}
