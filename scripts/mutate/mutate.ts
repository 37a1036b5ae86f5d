// npm run mutate -- FOLDER...   Would the rule tests notice if the code were wrong?
import { spawn } from 'node:child_process';
import { existsSync, globSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { availableParallelism, tmpdir } from 'node:os';
import { join, relative, resolve, sep } from 'node:path';
import { parseArgs } from 'node:util';
import { randomBelow, randomFrom } from '../../engine/kernel/random.ts';
import { type Mutant, mutantsOf, mutated } from './mutants.ts';

const root = resolve(import.meta.dirname, '../..');
const USAGE = `npm run mutate -- FOLDER... [--count 100 | --all] [--seed TEXT] [--jobs N]

Changes the code of some folders of one game in small ways, one at a time, and runs the game's own quick tests on each,
without its saves and without the conformance suite. A change that no test notices is listed with its place.
Nothing is written into the project. Those that change nothing that can be seen are listed in games/ID/mutants.json,
each with the reason.`;

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    count: { type: 'string', default: '100' },
    all: { type: 'boolean', default: false },
    seed: { type: 'string', default: 'mutants' },
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

/** Which tests call a function, the quickest first; those of a module that runs when it is loaded are all. */
interface Calls {
  readonly byFunction: ReadonlyMap<string, readonly string[]>;
  readonly all: readonly string[];
}

const folder = mkdtempSync(join(tmpdir(), 'ironfield-mutants-'));
/** So long a change may make the tests run before it counts as noticed: it hangs. */
const PATIENCE = 300_000;

async function main(): Promise<number> {
  const game = /^games\/[^/]+/.exec(slashes(relative(root, resolve(positionals[0] ?? ''))))?.[0];
  if (values.help || !game) {
    console.log(USAGE);
    return values.help ? 0 : 2;
  }
  const files = positionals.flatMap((place) => sourcesIn(resolve(place)));
  const known = equivalentsOf(game);
  const every = files.flatMap((file) => mutantsOf(file, readFileSync(file, 'utf8')));
  const mutants = chosen(every.filter((mutant) => !known(mutant)));
  console.log(`${every.length} changes in ${files.length} files, ${mutants.length} of them tried.`);
  const calls = await callsOf(game, files);
  const survivors = await trying(mutants, calls);
  for (const survivor of survivors) console.log(described(survivor));
  const killed = mutants.length - survivors.length;
  console.log(`${killed} of ${mutants.length} noticed: ${((100 * killed) / mutants.length).toFixed(1)} %.`);
  return survivors.length === 0 ? 0 : 1;
}

function slashes(path: string): string {
  return path.replaceAll(sep, '/');
}

function sourcesIn(place: string): string[] {
  if (place.endsWith('.ts')) return [place];
  return globSync('**/*.ts', { cwd: place })
    .filter((path) => !/\.(test|fixture|d)\.ts$|(^|\/)testing/.test(path))
    .sort()
    .map((path) => join(place, path));
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

async function callsOf(game: string, files: readonly string[]): Promise<Calls> {
  const probed = join(folder, 'probed.json');
  const written = join(folder, 'calls.jsonl');
  writeFileSync(probed, JSON.stringify(files));
  const tests = globSync(`${game}/**/*.test.ts`, { cwd: root })
    .filter((path) => !/(^|\/)(saves|conformance)\.test\.ts$|\.slow\.test\.ts$/.test(path))
    .map((path) => join(root, path));
  const passed = await areGreen(tests, { IRONFIELD_PROBED: probed, IRONFIELD_CALLS: written });
  if (!passed) throw new Error('The tests fail without any change');
  const lines = readFileSync(written, 'utf8')
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as { test: string; took: number; called: string[] })
    .sort((a, b) => a.took - b.took);
  const byFunction = new Map<string, string[]>();
  for (const { test, called } of lines) {
    for (const name of called) byFunction.set(name, [...(byFunction.get(name) ?? []), test]);
  }
  return { byFunction, all: lines.map(({ test }) => test) };
}

/** The mutants that no test has noticed. */
async function trying(mutants: readonly Mutant[], calls: Calls): Promise<Mutant[]> {
  const survivors: Mutant[] = [];
  const waiting = [...mutants.entries()].reverse();
  const work = async () => {
    for (let next = waiting.pop(); next; next = waiting.pop()) {
      const [index, mutant] = next;
      const tests =
        mutant.within < 0 ? calls.all : (calls.byFunction.get(`${mutant.file}#${mutant.within}`) ?? []);
      const survives = await areGreen(tests, { IRONFIELD_MUTANT: JSON.stringify(mutant) });
      if (survives) survivors.push(mutant);
      process.stderr.write(`\r${index + 1}/${mutants.length}, ${survivors.length} unnoticed `);
    }
  };
  await Promise.all(Array.from({ length: Number(values.jobs) }, work));
  process.stderr.write('\n');
  return survivors.sort((a, b) => mutants.indexOf(a) - mutants.indexOf(b));
}

function areGreen(tests: readonly string[], env: Readonly<Record<string, string>>): Promise<boolean> {
  if (tests.length === 0) return Promise.resolve(true);
  const vitest = join(root, 'node_modules/vitest/vitest.mjs');
  const config = join(import.meta.dirname, 'vitest.config.ts');
  const child = spawn(process.execPath, [vitest, 'run', '--config', config, '--bail', '1', ...tests], {
    cwd: root,
    env: { ...process.env, ...env },
    stdio: 'ignore',
  });
  const limit = setTimeout(() => child.kill('SIGKILL'), PATIENCE);
  return new Promise((settle) => {
    child.on('exit', (code) => {
      clearTimeout(limit);
      settle(code === 0);
    });
  });
}

try {
  process.exitCode = await main();
} finally {
  rmSync(folder, { recursive: true });
}
