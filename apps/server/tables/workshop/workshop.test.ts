import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { SERVICE_LIMITS } from '../../limits/service-limits.ts';
import { type Answer, BusyError, type Task, TooMuchWorkError } from './work.ts';
import { Workshop, type WorkshopSettings } from './workshop.ts';
import { LostThreadError, type Run, type Threads } from './workshop-threads.ts';

/** A task in a thread that ends when the test says so. */
interface Work {
  readonly name: string;
  end(): void;
  fail(error: unknown): void;
  isStopped: boolean;
}

class HandThreads implements Threads {
  readonly works: Work[] = [];
  /** All that were ever begun, in order. */
  readonly begun: string[] = [];

  run(task: Task): Run {
    const { promise, resolve, reject } = Promise.withResolvers<Answer>();
    const name = nameOf(task);
    const leave = () => void this.works.splice(this.works.indexOf(work), 1);
    const work: Work = {
      name,
      isStopped: false,
      end() {
        leave();
        resolve({ answer: name });
      },
      fail(error) {
        leave();
        reject(error);
      },
    };
    this.works.push(work);
    this.begun.push(name);
    const stop = () => {
      work.isStopped = true;
      work.fail(new LostThreadError());
    };
    promise.catch(() => {});
    return { answer: promise, stop };
  }

  async close(): Promise<void> {}

  get names(): string[] {
    return this.works.map(({ name }) => name);
  }
}

const LONG = 'x'.repeat(100_000);

/** The name of a task stands in its seed. */
const nameOf = (task: Task) => ('seed' in task ? task.seed : task.kind);

let threads: HandThreads;
let workshop: Workshop;
let asker: string;
let ends: Record<string, string>;

beforeEach(() => {
  vi.useFakeTimers({
    toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'performance'],
  });
  ends = {};
  start({});
});
afterEach(async () => {
  await workshop.close();
  vi.useRealTimers();
});

function start(limits: Partial<WorkshopSettings>): void {
  threads = new HandThreads();
  workshop = new Workshop({ ...SERVICE_LIMITS.workshop, ...limits, asker: () => asker, threads });
}

const settled = (name: string, answer: Promise<unknown>) =>
  void answer.then(
    () => (ends[name] = 'done'),
    (error) => (ends[name] = error.constructor.name),
  );

/** `ann 1`: the first that Ann asks for. */
function askLong(...names: string[]): void {
  for (const name of names) {
    asker = name.split(' ')[0]!;
    settled(name, workshop.ask('replay', { game: 'demo', setup: '{}', seed: name, entries: LONG }));
  }
}

function askShort(...names: string[]): void {
  for (const name of names) {
    asker = name.split(' ')[0]!;
    settled(name, workshop.ask('begin', { game: 'demo', setup: '{}', seed: name }));
  }
}

const passes = (milliseconds: number) => vi.advanceTimersByTimeAsync(milliseconds);

async function end(name: string): Promise<void> {
  threads.works.find((work) => work.name === name)!.end();
  await passes(0);
}

describe('The workshop is fair', () => {
  test('Nobody has all threads, however much they ask for', async () => {
    askLong('ann 1', 'ann 2', 'ann 3');
    expect(threads.names).toEqual(['ann 1']);
    askLong('ben 1', 'cleo 1');
    expect(threads.names).toEqual(['ann 1', 'ben 1']);
    await passes(100);
    await end('ann 1');
    expect(threads.names).toEqual(['ben 1', 'cleo 1']);
    await end('ben 1');
    expect(threads.names).toEqual(['cleo 1', 'ann 2']);
  });

  test('What is short does not wait for what is long, not even for that of the same person', async () => {
    askLong('ann 1', 'ben 1', 'cleo 1');
    askShort('ann short', 'dora short');
    expect(threads.names).toEqual(['ann 1', 'ben 1', 'ann short']);
    await end('ann short');
    expect(threads.names).toContain('dora short');
  });

  test('What was only thought to be short begins again among what is long, and others get on', async () => {
    askShort('ann 1', 'ben 1');
    await passes(SERVICE_LIMITS.workshop.shortTime);
    expect(threads.begun).toEqual(['ann 1', 'ann 1', 'ben 1']);
    await end('ann 1');
    await end('ben 1');
    expect(ends).toEqual({ 'ann 1': 'done', 'ben 1': 'done' });
  });

  test('Who has used the least goes first', async () => {
    start({ atOnce: 1 });
    askLong('ann 1');
    await passes(25_000);
    askLong('ann 2', 'ann 3', 'ben 1', 'cleo 1');
    await end('ann 1');
    expect(threads.names).toEqual(['ben 1']);
    await end('ben 1');
    askLong('ben 2');
    await end('cleo 1');
    await end('ben 2');
    expect(threads.begun).toEqual(['ann 1', 'ben 1', 'cleo 1', 'ben 2', 'ann 2']);
  });

  test('Who has used too much is cut off when somebody waits who has not, and is told so', async () => {
    askLong('ann 1', 'ben 1');
    await passes(25_000);
    askLong('cleo 1');
    expect(threads.names).toEqual(['ann 1', 'ben 1']);
    await passes(3000);
    expect(threads.names).toEqual(['ben 1', 'cleo 1']);
    expect(ends).toEqual({ 'ann 1': 'BusyError' });
  });

  test('Nobody is cut off for want of others, nor for those who have used too much themselves', async () => {
    start({ atOnce: 1 });
    askLong('ann 1');
    await passes(50_000);
    expect(threads.names).toEqual(['ann 1']);
    await end('ann 1');
    askLong('ben 1', 'ann 2');
    await passes(19_000);
    expect(threads.names).toEqual(['ben 1']);
    expect(ends).toEqual({ 'ann 1': 'done' });
  });

  test('Five who take all places leave one to whoever comes: the newest of whoever has most is refused', async () => {
    const crowd = ['a', 'b', 'c', 'd', 'e'];
    for (const name of crowd) askLong(...Array.from({ length: 9 }, (_, index) => `${name} ${index}`));
    await passes(0);
    const refused = () => Object.values(ends).filter((how) => how === 'BusyError').length;
    const before = refused();
    expect(before).toBeGreaterThan(0);
    askShort('fay 1');
    askLong('fay 2');
    await passes(0);
    expect(threads.names).toContain('fay 1');
    await end('fay 1');
    expect(ends).not.toHaveProperty('fay 2');
    expect(refused()).toBe(before + 1);
    // Nobody has a second turn before her.
    while (!threads.begun.includes('fay 2')) {
      await passes(100);
      await end(threads.names.find((name) => !name.startsWith('fay'))!);
    }
    expect(threads.begun.filter((name) => name.endsWith(' 1'))).toEqual(['fay 1']);
  });

  test('Who has all the places they may have is refused at once', async () => {
    start({ waitingOfOne: 2 });
    askLong('ann 1', 'ann 2', 'ann 3', 'ann 4');
    await passes(0);
    expect(ends).toEqual({ 'ann 4': 'BusyError' });
  });

  test('What waits too long is refused, and never begun', async () => {
    start({ atOnce: 1 });
    askLong('ann 1', 'ben 1');
    // Ann has not used too much yet, or she would be cut off.
    await passes(19_000);
    expect(ends).toEqual({});
    await passes(1500);
    expect(ends).toEqual({ 'ben 1': 'BusyError' });
    await end('ann 1');
    expect(threads.begun).toEqual(['ann 1']);
  });

  test('What takes longer than anything may is given up', async () => {
    askLong('ann 1');
    await passes(SERVICE_LIMITS.workshop.time);
    expect(threads.works).toEqual([]);
    expect(ends).toEqual({ 'ann 1': TooMuchWorkError.name });
  });

  test('A thread that ends in the middle is replaced; what ends two of them is refused', async () => {
    askLong('ann 1', 'ben 1');
    threads.works[0]!.fail(new LostThreadError());
    await passes(0);
    expect(threads.names).toEqual(['ben 1', 'ann 1']);
    threads.works[1]!.fail(new LostThreadError());
    await end('ben 1');
    expect(ends).toEqual({ 'ann 1': 'LostThreadError', 'ben 1': 'done' });
    expect(new LostThreadError()).toBeInstanceOf(BusyError);
  });
});
