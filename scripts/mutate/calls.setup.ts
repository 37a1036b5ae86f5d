import { appendFileSync } from 'node:fs';
import { afterAll, expect } from 'vitest';

// Which functions a test file has called, and how long it took: one line of JSON each.
const called = new Set<string>();
Object.assign(globalThis, { calledHere: called });
const start = performance.now();

afterAll(() => {
  const line = { test: expect.getState().testPath, took: performance.now() - start, called: [...called] };
  appendFileSync(process.env.IRONFIELD_CALLS!, `${JSON.stringify(line)}\n`);
});
