import type { News } from '@ironfield/client/api.ts';
import { expect, test } from 'vitest';
import { beforeLastOrder } from './standing-orders.ts';

const past = (...kinds: readonly (number | 'takeback' | { readonly to: number })[]): News[] =>
  kinds.map((kind, index) =>
    typeof kind === 'number'
      ? { number: index + 1, kind: 'order', seat: kind, events: [] }
      : { number: index + 1, kind: 'takeback', seat: null, events: [], ...(kind !== 'takeback' && kind) },
  );

test('Taking back leads to before the last order of one’s own', () => {
  expect(beforeLastOrder(past(0, 1, 0, 1, 1), 0)).toBe(2);
  expect(beforeLastOrder(past(1), 0)).toBeNull();
  expect(beforeLastOrder([], 0)).toBeNull();
});

test('What was taken back does not stand, and can be taken back no further', () => {
  expect(beforeLastOrder(past(0, 1, 0, 1, { to: 2 }), 0)).toBe(0);
  expect(beforeLastOrder(past(0, 1, 0, 1, { to: 2 }, 0), 0)).toBe(5);
});

test('After a takeback of which nobody knows how far it went, only later orders count', () => {
  expect(beforeLastOrder(past(0, 1, 0, 'takeback'), 0)).toBeNull();
  expect(beforeLastOrder(past(0, 1, 0, 'takeback', 1, 0), 0)).toBe(5);
});
