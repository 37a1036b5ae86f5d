import type { News } from '@ironfield/client/api.ts';
import { expect, test } from 'vitest';
import { beforeLastOrder } from './standing-orders.ts';

const past = (...kinds: readonly (number | 'takeback')[]): News[] =>
  kinds.map((kind, index) =>
    kind === 'takeback'
      ? { number: index + 1, kind, seat: null, events: [] }
      : { number: index + 1, kind: 'order', seat: kind, events: [] },
  );

test('Taking back leads to before the last order of one’s own', () => {
  expect(beforeLastOrder(past(0, 1, 0, 1, 1), 0, new Map())).toBe(2);
  expect(beforeLastOrder(past(1), 0, new Map())).toBeNull();
  expect(beforeLastOrder([], 0, new Map())).toBeNull();
});

test('What was taken back does not stand, and can be taken back no further', () => {
  const twice = past(0, 1, 0, 1, 'takeback');
  expect(beforeLastOrder(twice, 0, new Map([[5, 2]]))).toBe(0);
  expect(
    beforeLastOrder([...twice, ...past(0).map((one) => ({ ...one, number: 6 }))], 0, new Map([[5, 2]])),
  ).toBe(5);
});

test('After a takeback of which nobody knows how far it went, only later orders count', () => {
  expect(beforeLastOrder(past(0, 1, 0, 'takeback'), 0, new Map())).toBeNull();
  expect(beforeLastOrder(past(0, 1, 0, 'takeback', 1, 0), 0, new Map())).toBe(5);
});
