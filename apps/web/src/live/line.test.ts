import { describe, expect, test } from 'vitest';
import { type Fetched, isSlow } from './line.ts';

const file = (at: number, delay: number, took: number, kB: number): Fetched => ({
  transferSize: 1000 * kB,
  requestStart: at,
  responseStart: at + delay,
  responseEnd: at + delay + took,
});

describe('A line', () => {
  test('is quick where the page came quickly', () => {
    expect(isSlow([file(10, 20, 30, 40), file(40, 20, 50, 50)], {})).toBe(false);
  });

  test('is slow at 50 kB a second, however soon it begins', () => {
    expect(isSlow([file(10, 5, 800, 40), file(20, 5, 1790, 50)], {})).toBe(true);
  });

  test('is slow where every file takes long to begin, however quickly it comes then', () => {
    expect(isSlow([file(10, 400, 1, 400), file(500, 400, 1, 400), file(10, 10, 1, 400)], {})).toBe(true);
  });

  test('counts files that come together once: each of them seems slow', () => {
    const together = Array.from({ length: 10 }, () => file(1, 10, 390, 40));
    expect(isSlow(together, {})).toBe(false);
    expect(isSlow(together.slice(0, 1), {})).toBe(true);
  });

  test('is not known where everything lay in the cache', () => {
    expect(isSlow([file(10, 0, 0, 0)], {})).toBe(false);
    expect(isSlow([file(10, 0, 0, 0)], { effectiveType: '3g' })).toBe(true);
  });

  test('is spared where somebody wants to save data', () => {
    expect(isSlow([file(10, 20, 30, 400)], { saveData: true })).toBe(true);
  });
});
