// A process in which tests run on changed code. All changes are in it at once, and one at a time is switched on.
import { readFileSync } from 'node:fs';
import { registerHooks } from 'node:module';
import { fileURLToPath, pathToFileURL } from 'node:url';
import type { Collected } from './collected.ts';
import { endWithStarter } from './end-with-starter.ts';
import { type Change, type Mutant, switched } from './mutants.ts';

/** The task of a process. */
export interface Task {
  readonly mutants: readonly Mutant[];
  readonly tests: readonly string[];
  /** The mutant that is switched on while the modules are loaded. */
  readonly first: number;
}

/** A question for it: which tests notice a mutant, or, without one, what each test reaches. */
export interface Question {
  readonly mutant?: number;
  readonly tests?: readonly string[] | undefined;
}

export type Answer =
  /** With the milliseconds of work that loading took. */
  | { readonly type: 'ready'; readonly took: number }
  | { readonly type: 'failed'; readonly why: string }
  | { readonly type: 'reached'; readonly loading: readonly number[]; readonly tests: readonly Reached[] }
  /** Spoiled: the test that noticed fails without the change, too, so something has stayed behind. */
  | { readonly type: 'tried'; readonly noticed: boolean; readonly spoiled: boolean };

export interface Reached {
  /** Its file and its number there. */
  readonly test: string;
  /** Milliseconds of work. */
  readonly took: number;
  readonly mutants: readonly number[];
}

const NONE = -1;
let active = NONE;
let reached = new Set<number>();
let isNoting = true;

Object.assign(globalThis, {
  isMutant(number: number): boolean {
    if (isNoting) reached.add(number);
    return number === active;
  },
});

endWithStarter();

process.once('message', async (task: Task) => {
  try {
    await work(task);
  } catch (error) {
    answer({ type: 'failed', why: String(error) });
  }
});

function answer(what: Answer): void {
  process.send!(what);
}

async function work({ mutants, tests, first }: Task): Promise<void> {
  changeSources(mutants);
  const { collected } = await import('./collected.ts');
  active = first;
  const byName = new Map<string, Collected>();
  for (const file of tests) {
    const before = collected.length;
    await import(pathToFileURL(file).href);
    for (const [index, test] of collected.slice(before).entries()) byName.set(`${file}#${index}`, test);
  }
  const loading = [...reached];
  active = NONE;
  isNoting = false;
  process.on('message', async ({ mutant, tests: some = [...byName.keys()] }: Question) => {
    if (mutant === undefined) answer(await reachOf(byName, loading));
    else
      answer(
        await tried(
          mutant,
          mutant === first,
          some.map((name) => byName.get(name)!),
        ),
      );
  });
  answer({ type: 'ready', took: worked() });
}

async function reachOf(tests: ReadonlyMap<string, Collected>, loading: readonly number[]): Promise<Answer> {
  const found: Reached[] = [];
  isNoting = true;
  for (const [name, test] of tests) {
    reached = new Set();
    const start = worked();
    const error = await errorOf(test);
    if (error !== undefined)
      return { type: 'failed', why: `Without any change, "${test.name}" of ${name} fails: ${error}` };
    found.push({ test: name, took: worked() - start, mutants: [...reached] });
  }
  isNoting = false;
  return { type: 'reached', loading, tests: found };
}

async function tried(mutant: number, isFresh: boolean, tests: readonly Collected[]): Promise<Answer> {
  active = mutant;
  let by: Collected | undefined;
  for (const test of tests) {
    if (await passes(test)) continue;
    by = test;
    break;
  }
  active = NONE;
  return {
    type: 'tried',
    noticed: by !== undefined,
    spoiled: by !== undefined && !isFresh && !(await passes(by)),
  };
}

const passes = async (test: Collected): Promise<boolean> => (await errorOf(test)) === undefined;

/** The message of a failing test. */
async function errorOf({ run }: Collected): Promise<string | undefined> {
  try {
    await run();
    return undefined;
  } catch (error) {
    return String(error);
  }
}

/** Milliseconds that this process has worked, however many others there are. */
function worked(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
}

function changeSources(mutants: readonly Mutant[]): void {
  const key = ({ start, end, text }: Change) => `${start} ${end} ${text}`;
  const byFile = new Map<string, Map<string, number>>();
  for (const [number, mutant] of mutants.entries()) {
    const known = byFile.get(mutant.file) ?? new Map();
    byFile.set(mutant.file, known.set(key(mutant), number));
  }
  const standIn = new URL('collected.ts', import.meta.url).href;
  registerHooks({
    resolve(specifier, context, next) {
      const isOfTests = specifier === 'vitest' && context.parentURL !== standIn;
      return next(isOfTests ? standIn : specifier, context);
    },
    load(url, context, next) {
      const file = url.startsWith('file:') ? fileURLToPath(url) : '';
      const numbers = byFile.get(file);
      if (!numbers) return next(url, context);
      const isOn = (change: Change) => {
        const number = numbers.get(key(change));
        return number === undefined ? 'false' : `globalThis.isMutant(${number})`;
      };
      const source = switched(file, readFileSync(file, 'utf8'), isOn);
      return { format: 'module-typescript', source, shortCircuit: true };
    },
  });
}
