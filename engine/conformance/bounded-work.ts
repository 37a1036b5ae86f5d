import { effort } from '@ironfield/kernel/effort.ts';
import { afterAll } from 'vitest';
import { insist } from './failure.ts';

/**
 * How much work one test file may do. It is counted, because a time would measure the machine as much as the tests.
 * Anything that needs more is a script with recorded results, and the test file plays a sample of it.
 */
const MOST = { orders: 150_000, positions: 30_000_000 };

const before = { ...effort };

afterAll(() => {
  for (const kind of ['orders', 'positions'] as const) {
    const done = effort[kind] - before[kind];
    insist(done <= MOST[kind], `The tests of this file took ${done} ${kind}; ${MOST[kind]} is the most`);
  }
});
