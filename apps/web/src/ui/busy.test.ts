import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { isBusy, NOTICED, onBusy, whileBusy } from './busy.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function waiting() {
  let end = () => {};
  let fail = (_: Error) => {};
  const answer = new Promise<void>((resolve, reject) => {
    end = resolve;
    fail = reject;
  });
  return { answer: whileBusy(answer), end, fail };
}

test('What is answered at once leaves no trace; what takes longer is shown until it is there', async () => {
  const heard: boolean[] = [];
  const leave = onBusy(() => heard.push(isBusy()));
  const quick = waiting();
  await vi.advanceTimersByTimeAsync(NOTICED - 1);
  quick.end();
  await quick.answer;
  await vi.advanceTimersByTimeAsync(NOTICED);
  expect(heard).toEqual([]);
  const slow = waiting();
  await vi.advanceTimersByTimeAsync(NOTICED);
  expect(heard).toEqual([true]);
  slow.end();
  await slow.answer;
  expect(heard).toEqual([true, false]);
  leave();
});

test('The page is busy until the last answer is there, also when one does not come', async () => {
  const [first, second] = [waiting(), waiting()];
  await vi.advanceTimersByTimeAsync(NOTICED);
  first.end();
  await first.answer;
  expect(isBusy()).toBe(true);
  second.fail(new Error('Gone'));
  await expect(second.answer).rejects.toThrow('Gone');
  expect(isBusy()).toBe(false);
});
