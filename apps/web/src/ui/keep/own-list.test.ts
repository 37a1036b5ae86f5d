import { beforeEach, expect, test, vi } from 'vitest';
import { z } from 'zod';
import { ownList } from './own-list.ts';

const kept = new Map<string, string>();
vi.stubGlobal('localStorage', {
  getItem: (key: string) => kept.get(key) ?? null,
  setItem: (key: string, text: string) => kept.set(key, text),
});

const list = ownList('things', z.object({ id: z.string(), size: z.number() }), 'id');

beforeEach(() => kept.clear());

test('what is kept is there again, in the place of what was called the same', () => {
  list.keep([
    { id: 'a', size: 1 },
    { id: 'b', size: 2 },
  ]);
  list.keep([{ id: 'a', size: 3 }]);
  expect(list.all()).toEqual([
    { id: 'b', size: 2 },
    { id: 'a', size: 3 },
  ]);
  list.forget('b');
  expect(list.all()).toEqual([{ id: 'a', size: 3 }]);
});

test('what cannot be read any more is not shown, and stays where it is', () => {
  kept.set('things', '[{"id":"old","length":4}, null, {"id":"a","size":1}]');
  expect(list.all()).toEqual([{ id: 'a', size: 1 }]);
  list.keep([{ id: 'b', size: 2 }]);
  expect(JSON.parse(kept.get('things')!)).toEqual([
    { id: 'old', length: 4 },
    null,
    { id: 'a', size: 1 },
    { id: 'b', size: 2 },
  ]);
});

test('nonsense is as nothing', () => {
  for (const text of ['{', '{}', 'null']) {
    kept.set('things', text);
    expect(list.all()).toEqual([]);
  }
});
