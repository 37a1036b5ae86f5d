// The processes in which mutants are tried: see trial.ts.
import { type ChildProcess, fork } from 'node:child_process';
import { dirname } from 'node:path';
import {
  type Effort,
  effortOf,
  fileOf,
  moreTime,
  type Pace,
  patienceFor,
  patienceToLoad,
} from './patience.ts';
import type { Answer, Question, Task } from './trial.ts';

/** The tests that reach a mutant, the nearest and quickest first, and those reached before any test runs. */
export interface Reach {
  readonly pace: Pace;
  readonly loading: ReadonlySet<number>;
  readonly byMutant: ReadonlyMap<number, readonly string[]>;
}

/** No mutant is switched on. */
const NONE = -1;

export async function reachOf(mutants: Task['mutants'], tests: readonly string[]): Promise<Reach> {
  // However slow the machine is: without a change nothing hangs.
  const trial = new Trial({ mutants, tests, first: NONE }, Number.POSITIVE_INFINITY);
  const begun = await trial.answer();
  const found = begun?.type === 'ready' ? await trial.ask({}) : begun;
  trial.end();
  if (begun?.type !== 'ready' || found?.type !== 'reached')
    throw new Error(found?.type === 'failed' ? found.why : 'The tests do not run');
  const byMutant = new Map<number, string[]>();
  for (const { test, mutants: some } of found.tests.toSorted((a, b) => a.took - b.took)) {
    for (const mutant of some) byMutant.set(mutant, [...(byMutant.get(mutant) ?? []), test]);
  }
  for (const [mutant, some] of byMutant) {
    const { file } = mutants[mutant];
    some.sort((a, b) => likeness(b, file) - likeness(a, file));
  }
  const pace = { loading: begun.took, tests: new Map(found.tests.map(({ test, took }) => [test, took])) };
  return { pace, loading: new Set(found.loading), byMutant };
}

/** The length of the path that both share: tests stand beside their subject. */
function likeness(test: string, file: string): number {
  let same = 0;
  while (same < test.length && test[same] === file[same]) same++;
  return same;
}

/** Tries one mutant after the other, in one process as long as that is good. */
export class Trials {
  private readonly plan: Omit<Task, 'first'>;
  private readonly paces: readonly Pace[];
  private shared: Trial | undefined;
  /** The number noticed only because the tests did not end any more. */
  hanging = 0;

  constructor(plan: Omit<Task, 'first'>, paces: readonly Pace[]) {
    this.plan = plan;
    this.paces = paces;
  }

  /** In the process that is shared; undefined where only one of its own can tell. */
  async ofMany(mutant: number, tests: readonly string[]): Promise<true | undefined> {
    this.shared ??= await this.begun();
    const found = await this.asked(this.shared, { mutant, tests }, tests);
    if (found?.type === 'tried' && !found.spoiled) return found.noticed || undefined;
    this.end();
    return found?.type === 'tried' ? undefined : true;
  }

  /** Only with the tests of its folder, which notice most of what can be noticed and are quick to load. */
  async nearby(mutant: number): Promise<boolean> {
    const folder = dirname(this.plan.mutants[mutant].file);
    const tests = this.plan.tests.filter((test) => dirname(test) === folder);
    return tests.length > 0 && this.inFiles(mutant, tests);
  }

  /** In a process of its own, switched on from the beginning. */
  async afresh(mutant: number, tests?: readonly string[]): Promise<boolean> {
    const files = tests ? [...new Set(tests.map(fileOf))] : this.plan.tests;
    return this.inFiles(mutant, files, tests);
  }

  /** With some files of tests that are not among the usual ones. */
  alone(mutant: number, files: readonly string[]): Promise<boolean> {
    return this.inFiles(mutant, files);
  }

  private async inFiles(
    mutant: number,
    files: readonly string[],
    tests?: readonly string[],
  ): Promise<boolean> {
    const trial = new Trial({ ...this.plan, tests: files, first: mutant }, patienceToLoad(this.paces));
    const begun = await trial.answer();
    const found =
      begun?.type === 'ready' ? await this.asked(trial, { mutant, tests }, tests ?? files) : begun;
    trial.end();
    return found?.type !== 'tried' || found.noticed;
  }

  end(): void {
    this.shared?.end();
    this.shared = undefined;
  }

  private async asked(
    trial: Trial,
    question: Question,
    names: readonly string[],
  ): Promise<Answer | undefined> {
    trial.patience = patienceFor(this.paces, names);
    const found = await trial.ask(question);
    if (trial.hangs) this.hanging++;
    return found;
  }

  /** Nothing is changed yet, so it hangs nowhere. */
  private async begun(): Promise<Trial> {
    const trial = new Trial({ ...this.plan, first: NONE }, Number.POSITIVE_INFINITY);
    await trial.answer();
    return trial;
  }
}

class Trial {
  private readonly child: ChildProcess;
  /** Milliseconds of work for each answer. */
  patience: number;
  private settle: (answer: Answer | undefined) => void = () => {};
  hangs = false;

  constructor(task: Task, patience: number) {
    this.patience = patience;
    // Without what this process was started with, which would let the other one end while it waits for a question.
    this.child = fork(new URL('trial.ts', import.meta.url), [], { stdio: 'ignore', execArgv: [] });
    this.child.on('message', (message) => this.settle(message as Answer));
    this.child.on('exit', () => this.settle(undefined));
    this.child.send(task);
  }

  /** Its next answer; undefined if it ended, or said nothing for too long. */
  answer(): Promise<Answer | undefined> {
    return new Promise((settle) => {
      let limit: NodeJS.Timeout | undefined;
      const first = effortOf(this.child.pid);
      let before: Effort | null = null;
      const look = () => {
        const now = effortOf(this.child.pid);
        const since = now && { ...now, spent: now.spent - (first?.spent ?? 0) };
        const more = moreTime(this.patience, since, before);
        before = since;
        if (more > 0) limit = setTimeout(look, more);
        else {
          this.hangs = true;
          this.end();
        }
      };
      if (Number.isFinite(this.patience)) limit = setTimeout(look, this.patience);
      this.settle = (answer) => {
        clearTimeout(limit);
        settle(answer);
      };
    });
  }

  ask(question: Question): Promise<Answer | undefined> {
    const answer = this.answer();
    if (this.child.connected) this.child.send(question);
    else this.settle(undefined);
    return answer;
  }

  end(): void {
    this.child.kill('SIGKILL');
  }
}
