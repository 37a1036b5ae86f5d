// npm run mutate -- FOLDER...   Would the rule tests notice if the code were wrong?
import { existsSync, globSync, readFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join, relative, resolve, sep } from 'node:path';
import { parseArgs } from 'node:util';
import { randomBelow, randomFrom } from '../../engine/kernel/random.ts';
import { type Mutant, mutantsOf, mutated } from './mutants.ts';
import { workOf } from './patience.ts';
import { type Reach, reachOf, Trials } from './trials.ts';

const root = resolve(import.meta.dirname, '../..');
const USAGE = `npm run mutate -- FOLDER... [--count 100 | --all] [--seed TEXT] [--jobs N] [--tests FOLDER] [--few N]

Changes the code of some folders of one game, or of one part of the engine, in small ways, one at a time, and runs its
own quick tests on each, or those of one folder of it alone, without saves and without the conformance suites. A change that no test notices is listed with its place.
What they do not notice is tried on the saves, too, which are games of before; it is listed either way.
Nothing is written into the project. Those that change nothing that can be seen are listed in its mutants.json,
each with the reason. With --few only changes that at most N tests reach are tried: they are quick to try, and most likely
to slip through.`;

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    count: { type: 'string', default: '100' },
    all: { type: 'boolean', default: false },
    seed: { type: 'string', default: 'mutants' },
    tests: { type: 'string', default: '' },
    few: { type: 'string' },
    jobs: { type: 'string', default: String(availableParallelism()) },
    help: { type: 'boolean', default: false },
  },
});

/** A change that nobody could notice: by its line as it stands and as it would be. */
interface Equivalent {
  readonly file: string;
  readonly from: string;
  readonly to: string;
  readonly why: string;
}

async function main(): Promise<number> {
  const game = /^(games|engine)\/[^/]+/.exec(slashes(relative(root, resolve(positionals[0] ?? ''))))?.[0];
  if (values.help || !game) {
    console.log(USAGE);
    return values.help ? 0 : 2;
  }
  const files = positionals.flatMap((place) => sourcesIn(resolve(place)));
  const known = equivalentsOf(game);
  const every = files.flatMap((file) => mutantsOf(file, readFileSync(file, 'utf8')));
  const tests = testsOf(game);
  const mutants = chosen(
    await fewOf(
      every.filter((mutant) => !known(mutant)),
      tests,
    ),
  );
  console.log(`${every.length} changes in ${files.length} files, ${mutants.length} of them tried.`);
  const { survivors, bySaves, hanging } = await trying(mutants, tests, savesOf(game));
  const killed = mutants.length - survivors;
  const share = ((100 * killed) / mutants.length).toFixed(1);
  console.log(
    `${killed} of ${mutants.length} noticed: ${share} %. ${hanging} of them because the tests did not end.`,
  );
  if (bySaves > 0) console.log(`${bySaves} more are noticed when saved games are replayed.`);
  return survivors === 0 ? 0 : 1;
}

/** Those that few tests reach, if only they are asked for. */
async function fewOf(mutants: readonly Mutant[], tests: readonly string[]): Promise<readonly Mutant[]> {
  if (values.few === undefined) return mutants;
  const { loading, byMutant } = await reachOf(mutants, tests);
  return mutants.filter(
    (_, index) => !loading.has(index) && (byMutant.get(index)?.length ?? 0) <= Number(values.few),
  );
}

function slashes(path: string): string {
  return path.replaceAll(sep, '/');
}

/** All sources of a folder, or the one file; tests and their helpers are none. */
function sourcesIn(place: string): string[] {
  const files = place.endsWith('.ts')
    ? [place]
    : globSync('**/*.ts', { cwd: place }).map((path) => join(place, path));
  return files.filter((path) => !/\.(test|fixture|d)\.ts$|[\\/]testing([\\/]|[^\\/]*$)/.test(path)).sort();
}

function chosen(mutants: readonly Mutant[]): Mutant[] {
  if (values.all) return [...mutants];
  const random = randomFrom(values.seed);
  const pool = [...mutants];
  const picked: Mutant[] = [];
  while (picked.length < Number(values.count) && pool.length > 0) {
    picked.push(...pool.splice(randomBelow(random, pool.length), 1));
  }
  return picked.sort((a, b) => a.file.localeCompare(b.file) || a.start - b.start);
}

/** The line of a change, before and after. */
function linesOf(mutant: Mutant): { readonly from: string; readonly to: string } {
  const source = readFileSync(mutant.file, 'utf8');
  const start = source.lastIndexOf('\n', mutant.start - 1) + 1;
  const end = (text: string, at: number) => (text.indexOf('\n', at) + 1 || text.length + 1) - 1;
  const after = mutated(source, mutant);
  return {
    from: source.slice(start, end(source, mutant.end)).trim(),
    to: after.slice(start, end(after, mutant.start + mutant.text.length)).trim(),
  };
}

function described(mutant: Mutant): string {
  const { from, to } = linesOf(mutant);
  return `  ${slashes(relative(root, mutant.file))}:${mutant.line}\n    - ${from}\n    + ${to}`;
}

function equivalentsOf(game: string): (mutant: Mutant) => boolean {
  const path = join(root, game, 'mutants.json');
  const list: readonly Equivalent[] = existsSync(path) ? JSON.parse(readFileSync(path, 'utf8')) : [];
  return (mutant) => {
    const file = slashes(relative(join(root, game), mutant.file));
    const { from, to } = linesOf(mutant);
    return list.some((each) => each.file === file && each.from === from && each.to === to);
  };
}

/** Tests of house rules make another game of theirs, in which the others would have to play, too. */
const NOT_TRIED =
  /^games\/[^/]+\/((saves|conformance|options)\.test\.ts$|testing\/house\/)|\.slow\.test\.ts$/;

function testsOf(game: string): string[] {
  return globSync(`${values.tests || game}/**/*.test.ts`, { cwd: root })
    .filter((path) => !NOT_TRIED.test(slashes(path)))
    .sort()
    .map((path) => join(root, path));
}

function savesOf(game: string): string[] {
  const path = join(root, game, 'saves.test.ts');
  return existsSync(path) ? [path] : [];
}

interface Tried {
  /** Mutants that no test has noticed. */
  readonly survivors: number;
  /** So many of them change the course of a saved game. */
  readonly bySaves: number;
  /** Mutants that were noticed by hanging alone. */
  readonly hanging: number;
}

/** Lists what no test has noticed. */
async function trying(
  mutants: readonly Mutant[],
  tests: readonly string[],
  saves: readonly string[],
): Promise<Tried> {
  const reach = await reachOf(mutants, tests);
  // Insists that they pass without a change.
  const inSaves = saves.length > 0 ? [await reachOf(mutants, saves)] : [];
  const paces = [reach, ...inSaves].map(({ pace }) => pace);
  console.log(`The tests take ${(workOf(reach.pace) / 1000).toFixed(1)} s of work without a change.`);
  let survivors = 0;
  let bySaves = 0;
  let hanging = 0;
  const waiting = [...mutants.keys()].reverse();
  const work = async () => {
    const trials = new Trials({ mutants, tests }, paces);
    for (let mutant = waiting.pop(); mutant !== undefined; mutant = waiting.pop()) {
      const noticed = await isNoticed(trials, mutant, reach);
      if (!noticed) survivors++;
      process.stderr.write(`\r${mutant + 1}/${mutants.length}, ${survivors} unnoticed `);
      if (noticed) continue;
      const isInSaves = saves.length > 0 && (await trials.alone(mutant, saves));
      if (isInSaves) bySaves++;
      console.log(`\n${described(mutants[mutant])}${isInSaves ? '\n    The saves notice it.' : ''}`);
    }
    hanging += trials.hanging;
    trials.end();
  };
  await Promise.all(Array.from({ length: Number(values.jobs) }, work));
  process.stderr.write('\n');
  return { survivors, bySaves, hanging };
}

/** Code reached while a module is loaded, or remembered from then, needs a process of its own. */
async function isNoticed(trials: Trials, mutant: number, { loading, byMutant }: Reach): Promise<boolean> {
  if (loading.has(mutant)) return (await trials.nearby(mutant)) || trials.afresh(mutant);
  const tests = byMutant.get(mutant);
  if (!tests) return false;
  return (await trials.ofMany(mutant, tests)) ?? trials.afresh(mutant, tests);
}

process.exitCode = await main();
