import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { RuleEntry } from '@ironfield/kernel/options/rule-index.ts';

// Which rules are proven by which tests. The test run leaves a record of every test file (rule-reporter.ts); a record
// counts only as long as the sources it was made from are unchanged.

export interface TestRecord {
  readonly rules: readonly string[];
  readonly name: string;
  readonly state: 'passed' | 'failed' | 'skipped';
}

export interface FileRecord {
  /** Path from the root of the project, with forward slashes. */
  readonly file: string;
  readonly sources: string;
  readonly tests: readonly TestRecord[];
}

export interface Proofs {
  /** Every test file of the game was run on the sources as they are now. */
  readonly fresh: boolean;
  readonly files: readonly { readonly file: string; readonly fresh: boolean }[];
  /** The tests of the fresh files. */
  readonly tests: readonly TestRecord[];
  /** When the last of them was run. */
  readonly date?: Date;
}

export interface RuleProof {
  readonly status: 'proven' | 'open';
  /** Names of the tests that claim the rule and were run. */
  readonly tests: readonly string[];
}

/**
 * Where the tests of a game stand: in its own folder, and in packages beside the games whose package.json says
 * `"provesRulesOf": "<game>"`, because some rules of the game are kept there.
 */
export function proofFolders(root: string, gameId: string): string[] {
  const beside = [...provers(root)].filter(([, game]) => game === gameId);
  return [`games/${gameId}`, ...beside.map(([folder]) => folder)];
}

/** The game whose rules the tests in a file prove. */
export function gameOf(root: string, file: string): string | undefined {
  const [first, second] = file.split('/');
  return first === 'games' ? second : provers(root).get(first!);
}

/** Packages beside the games with the game of which each proves rules. */
function provers(root: string): Map<string, string> {
  const found = new Map<string, string>();
  for (const { name } of readdirSync(root, { withFileTypes: true }).filter((entry) => entry.isDirectory())) {
    const path = join(root, name, 'package.json');
    const game = existsSync(path) ? JSON.parse(readFileSync(path, 'utf8')).provesRulesOf : undefined;
    if (typeof game === 'string') found.set(name, game);
  }
  return found;
}

/** Those of some ids that are in no rule index of the game. */
export async function unknownRules(
  root: string,
  gameId: string,
  ids: readonly string[],
): Promise<readonly string[]> {
  if (ids.length === 0) return [];
  const exported = Object.values(await import(pathToFileURL(join(root, `games/${gameId}/game.ts`)).href));
  const games = exported.filter((each): each is { rules: readonly RuleEntry[] } =>
    Object.hasOwn(each as object, 'rules'),
  );
  const known = new Set(games.flatMap(({ rules }) => rules.map(({ id }) => id)));
  return ids.filter((id) => !known.has(id));
}

/** One value for everything a test of the game can depend on: the sources of the engine and of the game. */
export function fingerprint(root: string, gameId: string): string {
  const hash = createHash('sha256');
  const files = ['engine', ...proofFolders(root, gameId)].flatMap((folder) => filesUnder(root, folder));
  for (const file of files.filter((file) => /\.(ts|json)$/.test(file)).sort()) {
    const content = readFileSync(join(root, file));
    hash.update(`${file}\0${content.length}\0`).update(content);
  }
  return hash.digest('hex');
}

/** Where the record of a test file is kept. */
export function recordPath(root: string, file: string): string {
  return join(root, '.ironfield', 'rules', `${encodeURIComponent(file)}.json`);
}

export function readProofs(root: string, gameId: string): Proofs {
  const sources = fingerprint(root, gameId);
  const tests: TestRecord[] = [];
  let latest = 0;
  const files = proofFolders(root, gameId)
    .flatMap((folder) => filesUnder(root, folder))
    .filter((file) => file.endsWith('.test.ts'))
    .sort()
    .map((file) => {
      const path = recordPath(root, file);
      const record = readRecord(path);
      const fresh = record?.sources === sources;
      if (fresh) {
        tests.push(...record.tests);
        latest = Math.max(latest, statSync(path).mtimeMs);
      }
      return { file, fresh };
    });
  // Slow tests claim no rules and may be left out of a run.
  const needed = files.filter(({ file }) => !file.endsWith('.slow.test.ts'));
  const fresh = needed.length > 0 && needed.every((file) => file.fresh);
  return { fresh, files, tests, ...(latest > 0 && { date: new Date(latest) }) };
}

/** A rule is proven when a passed test claims it and no failed test does. */
export function proofOf(ruleIds: readonly string[], proofs: Proofs): Record<string, RuleProof> {
  const proofOfRule = (id: string): RuleProof => {
    const claims = proofs.tests.filter(({ rules, state }) => state !== 'skipped' && rules.includes(id));
    const isProven = claims.length > 0 && claims.every(({ state }) => state === 'passed');
    return { status: isProven ? 'proven' : 'open', tests: claims.map(({ name }) => name) };
  };
  return Object.fromEntries(ruleIds.map((id) => [id, proofOfRule(id)]));
}

function readRecord(path: string): FileRecord | undefined {
  return existsSync(path) ? JSON.parse(readFileSync(path, 'utf8')) : undefined;
}

function filesUnder(root: string, folder: string): string[] {
  return readdirSync(join(root, folder), { withFileTypes: true }).flatMap((entry) => {
    const path = `${folder}/${entry.name}`;
    if (entry.isDirectory()) return entry.name === 'node_modules' ? [] : filesUnder(root, path);
    return [path];
  });
}
