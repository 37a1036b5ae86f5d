import { effort } from '@ironfield/kernel/effort.ts';
import { afterAll } from 'vitest';
import { insist } from './failure.ts';

/**
 * How much a file of tests may do: counted, because how long it takes says as much of the machine as of the tests.
 * What needs more to mean something is a script with written results, and the file plays a sample of it.
 */
const MOST = { orders: 150_000, positions: 30_000_000 };

const before = { ...effort };

afterAll(() => {
  for (const kind of ['orders', 'positions'] as const) {
    const done = effort[kind] - before[kind];
    insist(done <= MOST[kind], `The tests of this file took ${done} ${kind}; ${MOST[kind]} is the most`);
  }
});
