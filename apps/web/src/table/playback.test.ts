import type { News } from '@ironfield/client/api.ts';
import type { AnyGame } from '@ironfield/kernel/play/game.ts';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Snapshot } from '../sessions/session.ts';
import type { GameViews } from './game-views.ts';
import { Playback } from './playback.ts';

const game = {
  describe: ({ type }: { type: string }) => (type === 'silent' ? null : `${type}.`),
  after: (table: object, event: { type: string }) => ({
    seen: [...((table as { seen?: string[] }).seen ?? []), event.type],
  }),
} as unknown as AnyGame;
const views = {
  joins: ({ type }: { type: string }) => type === 'joined',
} as unknown as GameViews;

const snapshotOf = (number: number) =>
  ({
    summary: { number },
    viewer: 0,
    view: { table: { number } },
  }) as unknown as Snapshot;
const newsOf = (number: number, ...types: string[]): News => ({
  number,
  kind: 'order',
  seat: 1,
  events: types.map((type) => ({ type })),
});

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const texts = (playback: Playback) => playback.get().log.map(({ text }) => text);

test('What happens is shown step by step, and the table follows', () => {
  const playback = new Playback(game, views, snapshotOf(0), [newsOf(0, 'past')], 'normal');
  expect(texts(playback)).toEqual(['past.']);
  playback.hear({ kind: 'news', news: newsOf(1, 'a', 'joined', 'b'), snapshot: snapshotOf(1) });
  expect(texts(playback)).toEqual(['past.', 'a.', 'joined.']);
  expect(playback.get()).toMatchObject({
    pending: 1,
    snapshot: { view: { table: { seen: ['a', 'joined'] } } },
  });
  vi.runAllTimers();
  expect(texts(playback)).toEqual(['past.', 'a.', 'joined.', 'b.']);
  expect(playback.get()).toMatchObject({ pending: 0, snapshot: { summary: { number: 1 } } });
});

test('At the pace of a press nothing moves by itself, and all can be skipped', () => {
  const playback = new Playback(game, views, snapshotOf(0), [], 'step');
  playback.hear({ kind: 'news', news: newsOf(1, 'a', 'b', 'c'), snapshot: snapshotOf(1) });
  vi.runAllTimers();
  expect(texts(playback)).toEqual(['a.']);
  playback.step();
  expect(texts(playback)).toEqual(['a.', 'b.']);
  playback.skip();
  expect(texts(playback)).toEqual(['a.', 'b.', 'c.']);
  expect(playback.get()).toMatchObject({ pending: 0, active: [] });
});

test('What is not told in words is shown with what is', () => {
  const playback = new Playback(game, views, snapshotOf(0), [], 'step');
  playback.hear({ kind: 'news', news: newsOf(1, 'silent', 'a', 'silent', 'b'), snapshot: snapshotOf(1) });
  expect(texts(playback)).toEqual(['a.']);
  expect(playback.get()).toMatchObject({
    pending: 1,
    snapshot: { view: { table: { seen: ['silent', 'a', 'silent'] } } },
  });
});

test('An entry without a word still brings its table', () => {
  const playback = new Playback(game, views, snapshotOf(0), [], 'instant');
  playback.hear({ kind: 'news', news: newsOf(1, 'silent'), snapshot: snapshotOf(1) });
  playback.hear({ kind: 'news', news: newsOf(2), snapshot: snapshotOf(2) });
  expect(texts(playback)).toEqual([]);
  expect(playback.get().snapshot.summary.number).toBe(2);
});

test('Who sits down while something is shown changes the summary, and nothing else', () => {
  const playback = new Playback(game, views, snapshotOf(0), [], 'step');
  playback.hear({ kind: 'news', news: newsOf(1, 'a', 'b'), snapshot: snapshotOf(1) });
  const seated = { ...snapshotOf(1), summary: { number: 1, title: 'seated' } } as unknown as Snapshot;
  playback.hear({ kind: 'summary', snapshot: seated });
  expect(playback.get()).toMatchObject({ pending: 1, latest: { title: 'seated' } });
  expect(texts(playback)).toEqual(['a.']);
  playback.step();
  expect(playback.get().snapshot).toBe(seated);
  const { view } = playback.get().snapshot;
  playback.hear({ kind: 'summary', snapshot: { ...snapshotOf(1), view } });
  expect(playback.get().snapshot.view).toBe(view);
});

test('Taking back is told, and brings the table of before', () => {
  const past = [newsOf(1, 'a'), newsOf(2, 'b')];
  const takeback: News = { number: 3, kind: 'takeback', seat: null, events: [], to: 1 };
  const playback = new Playback(game, views, snapshotOf(2), past, 'normal');
  playback.hear({ kind: 'news', news: takeback, snapshot: snapshotOf(3) });
  expect(texts(playback)).toEqual(['a.', 'b.', 'Taken back: the table stands as it did before.']);
  const struck = (one: Playback) => one.get().log.map(({ isTakenBack = false }) => isTakenBack);
  expect(struck(playback)).toEqual([false, true, false]);
  expect(playback.get()).toMatchObject({ pending: 0, snapshot: { summary: { number: 3 } } });
  // A player who comes back later sees the same.
  const later = new Playback(game, views, snapshotOf(3), [...past, takeback], 'normal');
  expect(struck(later)).toEqual([false, true, false]);
});

test('The page can say what it did by itself; it is taken back with what it did', () => {
  const playback = new Playback(game, views, snapshotOf(3), [newsOf(3, 'a')], 'normal');
  playback.remark('Done: the only choice.');
  expect(texts(playback)).toEqual(['a.', 'Done: the only choice.']);
  expect(playback.get()).toMatchObject({ pending: 0, active: [] });
  playback.hear({
    kind: 'news',
    news: { number: 5, kind: 'takeback', seat: 0, events: [], to: 3 },
    snapshot: snapshotOf(5),
  });
  expect(playback.get().log.map(({ isTakenBack }) => isTakenBack ?? false)).toEqual([false, true, false]);
});
