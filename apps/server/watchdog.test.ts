import { pino } from 'pino';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Watchdog } from './watchdog.ts';

let now: number;
let stalls: (readonly [number, string])[];
let logged: Record<string, unknown>[];
let watchdog: Watchdog;

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  now = 1000;
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

test('A stall that nobody has caused is put down to nobody', () => {
  watchdog.note('look', 5);
  after(520);
  expect(stalls).toEqual([[0.5, 'unknown']]);
});

test('What is heard first after a stall may have waited all the while; what is heard later has not', async () => {
  after(1020);
  expect(watchdog.heldUp).toBe(1000);
  await aTurn();
  expect(watchdog.heldUp).toBe(0);
});
