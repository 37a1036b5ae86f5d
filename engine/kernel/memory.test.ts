import { expect, test } from 'vitest';
import { remembered } from './memory.ts';

test('each key is computed once, in whatever order and however often it is asked for', () => {
  const asked: number[] = [];
  const double = remembered(({ n }: { n: number }) => {
    asked.push(n);
    return 2 * n;
  });
  const [one, two] = [{ n: 1 }, { n: 2 }];
  expect([one, one, two, one, two, two].map(double)).toEqual([2, 2, 4, 2, 4, 4]);
  expect(asked).toEqual([1, 2]);
});

test('keys are compared by identity, not by content', () => {
  let made = 0;
  const number = remembered(() => ++made);
  expect([number({}), number({})]).toEqual([1, 2]);
});

test('computing one key may ask about others', () => {
  interface Link {
    readonly next: Link | null;
  }
  const length: (link: Link) => number = remembered(({ next }) => (next ? length(next) + 1 : 1));
  const last: Link = { next: null };
  const first: Link = { next: { next: last } };
  expect([length(first), length(last), length(first)]).toEqual([3, 1, 3]);
});
