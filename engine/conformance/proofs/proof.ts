import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { RuleEntry } from '@ironfield/kernel/options/rule-index.ts';

// Which tests prove which rules. The test run leaves a record of every test file (rule-reporter.ts); a record counts
// only while its sources are unchanged.

export interface TestRecord {
  readonly rules: readonly string[];
  readonly name: string;
  readonly state: 'passed' | 'failed' | 'skipped';
}

export interface FileRecord {
  /** The path from the project root, with forward slashes. */
  readonly file: string;
  readonly sources: string;
  readonly tests: readonly TestRecord[];
}

export interface Proofs {
  /** Every test file of the game was run on the current sources. */
  readonly fresh: boolean;
  readonly files: readonly { readonly file: string; readonly fresh: boolean }[];
  /** The tests of the fresh files. */
  readonly tests: readonly TestRecord[];
  /** When the last of them ran. */
  readonly date?: Date;
}

export interface RuleProof {
  readonly status: 'proven' | 'open';
  /** The names of the tests that claim the rule and ran. */
  readonly tests: readonly string[];
}

/**
 * The folders with a game's tests: its own, and packages beside the games whose package.json says `"provesRulesOf":
 * "<game>"` because they hold some of the game's rules. Such a package may have rules of its own, `"ownRules": { "id":
 * "<id>", "folders": [...] }`, which are proven in those folders.
 */
export function proofFolders(root: string, gameId: string): string[] {
  const own = provers(root).filter(({ game, isOwn }) => isOwn && game === gameId);
  if (own.length > 0) return own.map(({ folder }) => folder);
  const beside = provers(root).filter(({ game }) => game === gameId);
  return [`games/${gameId}`, ...beside.map(({ folder }) => folder)];
}

/** The game whose rules a test file proves. */
export function gameOf(root: string, file: string): string | undefined {
  const [first, second] = file.split('/');
  if (first === 'games') return second;
  const found = provers(root).filter(({ folder }) => file.startsWith(`${folder}/`));
  return (found.find(({ isOwn }) => isOwn) ?? found[0])?.game;
}

interface Prover {
  readonly folder: string;
  readonly game: string;
  readonly isOwn: boolean;
}

/** Packages beside the games, and their folders, each with the rules it proves. */
function provers(root: string): Prover[] {
  const packages = readdirSync(root, { withFileTypes: true }).filter((entry) => entry.isDirectory());
  return packages.flatMap(({ name }): Prover[] => {
    const path = join(root, name, 'package.json');
    if (!existsSync(path)) return [];
    const { provesRulesOf: game, ownRules } = JSON.parse(readFileSync(path, 'utf8'));
    if (typeof game !== 'string') return [];
    const folders: readonly string[] = ownRules?.folders ?? [];
    const own = folders.map((folder) => ({ folder: `${name}/${folder}`, game: ownRules.id, isOwn: true }));
    return [{ folder: name, game, isOwn: false }, ...own];
  });
}

/** The package with its own rules under this id, and the game it stands beside. */
function ownerOf(root: string, id: string): Prover | undefined {
  const [first] =
    provers(root)
      .find(({ game, isOwn }) => isOwn && game === id)
      ?.folder.split('/') ?? [];
  return provers(root).find(({ folder }) => folder === first);
}

/** The ids that are in none of the game's rule indexes. */
export async function unknownRules(
  root: string,
  gameId: string,
  ids: readonly string[],
): Promise<readonly string[]> {
  if (ids.length === 0) return [];
  const owner = ownerOf(root, gameId);
  const index = owner === undefined ? `games/${gameId}/game.ts` : `${owner.folder}/rule-index.ts`;
  const exported = Object.values(await import(pathToFileURL(join(root, index)).href));
  const games = exported.filter((each): each is { rules: readonly RuleEntry[] } =>
    Object.hasOwn(each as object, 'rules'),
  );
  const known = new Set(games.flatMap(({ rules }) => rules.map(({ id }) => id)));
  return ids.filter((id) => !known.has(id));
}

/** A single value for everything a test of the game can depend on: the sources of the engine and of the game. */
export function fingerprint(root: string, gameId: string): string {
  const hash = createHash('sha256');
  // A package beside a game is built on that game.
  const game = ownerOf(root, gameId)?.game ?? gameId;
  const files = ['engine', ...proofFolders(root, game)].flatMap((folder) => filesUnder(root, folder));
  for (const file of files.filter((file) => /\.(ts|json)$/.test(file)).sort()) {
    const content = readFileSync(join(root, file));
    hash.update(`${file}\0${content.length}\0`).update(content);
  }
  return hash.digest('hex');
}

/** The path of a test file's record. */
export function recordPath(root: string, file: string): string {
  return join(root, '.ironfield', 'rules', `${encodeURIComponent(file)}.json`);
}

export function readProofs(root: string, gameId: string): Proofs {
  const sources = fingerprint(root, gameId);
  const tests: TestRecord[] = [];
  let latest = 0;
  const files = proofFolders(root, gameId)
    .flatMap((folder) => filesUnder(root, folder))
    .filter((file) => file.endsWith('.test.ts') && gameOf(root, file) === gameId)
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

/** A rule is proven if a passed test claims it and no failed test does. */
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
