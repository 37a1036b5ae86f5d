import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { isBusy, NOTICED } from '../ui/busy.ts';
import { busyFetch } from './busy-fetch.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** Asks a slow server, and says whether the page shows it before the answer is there, and after. */
async function shownFor(path: string): Promise<boolean[]> {
  const { promise, resolve } = Promise.withResolvers<Response>();
  vi.stubGlobal('fetch', () => promise);
  const answer = busyFetch(`http://localhost${path}`);
  await vi.advanceTimersByTimeAsync(NOTICED);
  const before = isBusy();
  resolve(new Response());
  await answer;
  return [before, isBusy()];
}

test('Whoever waits for the server sees it, and what the page asks by itself goes unseen', async () => {
  expect(await shownFor('/api/games')).toEqual([true, false]);
  expect(await shownFor('/api/games/abc/join')).toEqual([true, false]);
  expect(await shownFor('/api/open')).toEqual([false, false]);
  expect(await shownFor('/api/shelf/designs')).toEqual([false, false]);
});
