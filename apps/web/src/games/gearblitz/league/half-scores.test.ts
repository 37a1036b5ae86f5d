import { beforeEach, expect, test, vi } from 'vitest';
import { halfScores } from './half-scores.ts';

const kept = new Map<string, string>();
vi.stubGlobal('localStorage', {
  getItem: (key: string) => kept.get(key) ?? null,
  setItem: (key: string, text: string) => kept.set(key, text),
});

beforeEach(() => kept.clear());

test('A half-entered score stays until it is whole, or its league is gone', () => {
  halfScores.keep('cup/0/1', ['12', '']);
  halfScores.keep('cup/0/2', ['', '7']);
  halfScores.keep('other/0/1', ['3', '-']);
  expect(halfScores.of('cup/0/1')).toEqual(['12', '']);
  halfScores.keep('cup/0/1', null);
  expect(halfScores.of('cup/0/1')).toBeNull();
  halfScores.forget('cup');
  expect([halfScores.of('cup/0/2'), halfScores.of('other/0/1')]).toEqual([null, ['3', '-']]);
});

test('Nonsense is as nothing', () => {
  for (const text of ['{', 'null', '[1]', '{"cup/0/1":["1"]}']) {
    kept.set('ironfield-gearblitz-half-scores', text);
    expect(halfScores.of('cup/0/1')).toBeNull();
  }
});
