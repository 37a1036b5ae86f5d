import { expect, test } from 'vitest';
import { randomPlayer } from '../play/player.ts';
import { randomFrom } from '../random.ts';
import { discOf } from './menu.fixture.ts';
import type { Menu } from './menu.ts';
import { sampleOrder } from './sampling.ts';

const menu: Menu = {
  prompt: 'What now?',
  orders: [
    {
      type: 'move',
      label: 'Move',
      fields: [{ kind: 'whole', name: 'hex', label: 'Hex', min: 0, max: 98 }],
    },
    { type: 'flee', label: 'Flee', fields: [] },
  ],
};

test('Kinds of order with few possibilities stay rare', () => {
  const random = randomFrom('rare');
  let fled = 0;
  for (let i = 0; i < 10_000; i++) if (sampleOrder(menu, random)!.type === 'flee') fled++;
  expect(fled).toBeGreaterThan(50);
  expect(fled).toBeLessThan(200);
});

test('The same generator draws the same order', () => {
  expect(sampleOrder(menu, randomFrom('x'))).toEqual(sampleOrder(menu, randomFrom('x')));
});

test('Every value, every place of a small region and every subset of a list comes up', () => {
  const items = [1, 2, 3];
  const all: Menu = {
    prompt: 'All',
    orders: [
      {
        type: 'all',
        label: 'All',
        fields: [
          { kind: 'pick', name: 'pick', label: '', values: ['a', 'b', true] },
          { kind: 'each', name: 'each', label: '', key: 'item', items, fields: () => [] },
          discOf('to', 1),
        ],
      },
    ],
  };
  const random = randomFrom('all');
  const seen = { pick: new Set(), each: new Set(), to: new Set() };
  for (let i = 0; i < 2000; i++) {
    const order = sampleOrder<{ type: string; pick: string; each: { item: number }[]; to: object }>(
      all,
      random,
    )!;
    seen.pick.add(order.pick);
    seen.each.add(order.each.map(({ item }) => item).join(''));
    seen.to.add(JSON.stringify(order.to));
  }
  expect(seen.pick.size).toBe(3);
  expect(seen.each.size).toBe(1 + 3 + 6 + 6); // none, one, two or three items, in every order
  expect(seen.to.size).toBe(5);
});

test('A menu that offers nothing gives nothing', () => {
  const nothing: Menu = { prompt: 'Nothing', orders: [] };
  expect(sampleOrder(nothing, randomFrom('x'))).toBeNull();
  expect(() => randomPlayer.choose(() => ({}) as never, nothing, randomFrom('x'))).toThrow(
    'Nothing can be chosen',
  );
});
