import { refusalOf } from '@ironfield/kernel/menu/legality.ts';
import { anyMenu, discOf } from '@ironfield/kernel/menu/menu.fixture.ts';
import type { Menu, Point } from '@ironfield/kernel/menu/menu.ts';
import { sampleOrder } from '@ironfield/kernel/menu/sampling.ts';
import { randomFrom } from '@ironfield/kernel/random.ts';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { difference, notPlain } from '../difference.ts';
import { edgeFrom, mutate, nearbyOrders } from './mutations.ts';
import { deadEnd, offerOf } from './on-menu.ts';

test('The kernel and the second opinion agree on every order, right or nearly right', () => {
  let refused = 0;
  fc.assert(
    fc.property(anyMenu, fc.string(), (menu, seed) => {
      const random = randomFrom(seed);
      const isOffered = offerOf(menu);
      expect(isOffered(sampleOrder(menu, random))).toBe(true);
      for (const order of nearbyOrders(menu, random, 10)) {
        const isTyped =
          typeof (order as { type?: unknown } | null)?.type === 'string' && !Array.isArray(order);
        const isLegal = isTyped && refusalOf(menu, order as { type: string }) === null;
        if (!isLegal) refused++;
        if (isOffered(order) !== isLegal) throw new Error(`They disagree on ${JSON.stringify(order)}`);
      }
    }),
    { numRuns: 300 },
  );
  expect(refused).toBeGreaterThan(500);
});

test('Changes leave the original alone and reach every kind of mistake', () => {
  const order = { type: 'go', to: { x: 1, y: 2 }, list: [{ item: 1 }], run: true };
  const before = JSON.stringify(order);
  const random = randomFrom('mutate');
  const seen = new Set(
    Array.from({ length: 3000 }, () => JSON.stringify(mutate(order, ['go', 'wait'], random))),
  );
  expect(JSON.stringify(order)).toBe(before);
  expect(seen).toContain('null');
  expect(seen).toContain('{"type":"wait","to":{"x":1,"y":2},"list":[{"item":1}],"run":true}');
  expect(seen).toContain('{"type":"go","to":{"x":2,"y":2},"list":[{"item":1}],"run":true}');
  expect(seen).toContain('{"type":"go","to":{"x":1,"y":2},"list":[{"item":1},{"item":1}],"run":true}');
  expect(seen).toContain('{"to":{"x":1,"y":2},"list":[{"item":1}],"run":true}');
  expect(seen).toContain(
    '{"type":"go","to":{"x":1,"y":2},"list":[{"item":1}],"run":true,"__proto__":{"nonsense":1}}',
  );
});

test('Edges of a region are found to the unit', () => {
  const field = discOf('to', 50) as Point;
  for (let i = 0; i < 50; i++) {
    const edge = edgeFrom(field, { x: 0, y: 0 }, randomFrom(`edge ${i}`));
    if (edge.length > 0) expect(edge.map((place) => field.forbids(place) === null)).toEqual([true, false]);
  }
});

test('Dead ends are found however deep they are', () => {
  const menu = (values: readonly number[]): Menu => ({
    prompt: 'Fire?',
    orders: [
      {
        type: 'fire',
        label: 'Fire',
        fields: [
          {
            kind: 'pick',
            name: 'weapon',
            label: 'Weapon',
            values: ['gun'],
            follow: () => [{ kind: 'pick', name: 'target', label: 'Target', values }],
          },
        ],
      },
    ],
  });
  expect(deadEnd(menu([1]))).toBeNull();
  expect(deadEnd(menu([]))).toBe('fire.weapon=gun.target offers nothing');
  expect(deadEnd({ prompt: 'Fire?', orders: [] })).toBe('"Fire?" offers no order');
});

test('Differences are named by their path', () => {
  expect(difference({ a: [1, { b: 2 }] }, { a: [1, { b: 3 }] })).toBe('a.1.b: 2 / 3');
  expect(difference({ a: 1 }, {})).toBe('a: 1 / nothing');
  expect(difference([1], { 0: 1 })).toContain('the whole');
  expect(difference({ a: { b: null } }, { a: { b: null } })).toBeNull();
});

test.each([
  [{ a: [1, 'x', null, true] }, null],
  [{ a: [undefined] }, 'a.0 is undefined'],
  [{ a: { b: Number.NaN } }, 'a.b is NaN'],
  [{ a: new Map() }, 'a is an instance of Map'],
  [{ a: new Uint8Array(2) }, 'a is an instance of Uint8Array'],
  [{ a: () => 1 }, 'a is a function'],
])('Plain data is told from other things: %s', (value, problem) => {
  expect(notPlain(value)).toBe(problem);
});
