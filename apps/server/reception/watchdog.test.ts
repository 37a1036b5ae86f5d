import { pino } from 'pino';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Watchdog } from './watchdog.ts';

let now: number;
/** Milliseconds that the thread has worked. */
let worked: number;
let stalls: (readonly [number, string])[];
let logged: Record<string, unknown>[];
let watchdog: Watchdog;

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  now = 1000;
  worked = 0;
  vi.spyOn(process, 'threadCpuUsage').mockImplementation(() => ({ user: worked * 1000, system: 0 }));
  vi.spyOn(performance, 'now').mockImplementation(() => now);
  stalls = [];
  logged = [];
  watchdog = new Watchdog({
    logger: pino({}, { write: (line: string) => void logged.push(JSON.parse(line)) }),
    onStall: (seconds, because) => void stalls.push([seconds, because]),
    underWay: () => ['look', 'order'],
  });
  watchdog.start();
});
afterEach(() => {
  watchdog.stop();
  vi.restoreAllMocks();
  vi.useRealTimers();
});

/** The thread comes to its timers again after so long. */
function after(milliseconds: number): void {
  now += milliseconds;
  vi.advanceTimersByTime(20);
}

const aTurn = () => new Promise((resolve) => setImmediate(resolve));

test('A thread that is never away for long has nothing to tell', () => {
  for (let i = 0; i < 10; i++) {
    watchdog.note('look', 15);
    after(35);
  }
  expect([stalls, logged]).toEqual([[], []]);
});

test('A stall is measured, and put down to the longest piece of work', () => {
  watchdog.note('order', 5);
  watchdog.note('takeback', 900);
  watchdog.note('look', 10);
  after(1020);
  expect(stalls).toEqual([[1, 'takeback']]);
  expect(logged).toMatchObject([
    { ms: 1000, because: 'takeback', longest: { what: 'takeback', ms: 900 }, underWay: ['look', 'order'] },
  ]);
  after(20);
  expect(stalls).toHaveLength(1);
});

test('A stall of a thread that worked is put down to nobody where no piece of work is long', () => {
  watchdog.note('look', 5);
  worked = 400;
  after(520);
  expect(stalls).toEqual([[0.5, 'unknown']]);
  expect(logged).toMatchObject([{ level: 40, because: 'unknown', working: 400 }]);
});

test('A stall of a thread that did nothing is put down to the machine, and is no warning', () => {
  watchdog.note('look', 5);
  worked = 10;
  after(520);
  expect(stalls).toEqual([[0.5, 'machine']]);
  expect(logged).toMatchObject([{ level: 30, because: 'machine', working: 10 }]);
});

test('What is heard first after a stall may have waited all the while; what is heard later has not', async () => {
  after(1020);
  expect(watchdog.heldUp).toBe(1000);
  await aTurn();
  expect(watchdog.heldUp).toBe(0);
});
