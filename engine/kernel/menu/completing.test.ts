import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { randomFrom } from '../random.ts';
import { completeOrder } from './completing.ts';
import { refusalOf } from './legality.ts';
import { anyMenu } from './menu.fixture.ts';
import type { Menu } from './menu.ts';
import { sampleOrder } from './sampling.ts';

describe('an order that leaves something out', () => {
  const menu: Menu = {
    prompt: 'Fire?',
    orders: [
      {
        type: 'fire',
        label: 'Fire',
        fields: [
          {
            kind: 'pick',
            name: 'stance',
            label: 'Stance',
            values: ['upright', 'braced'],
            follow: (stance) =>
              stance === 'braced' ? [{ kind: 'whole', name: 'turns', label: 'Turns', min: 2, max: 4 }] : [],
          },
          {
            kind: 'each',
            name: 'attacks',
            label: 'Attacks',
            key: 'weapon',
            items: [0, 1],
            fields: () => [{ kind: 'pick', name: 'heating', label: 'Flamer', values: [false, true] }],
          },
        ],
      },
    ],
  };
  const complete = (order: { readonly type: string }) => completeOrder(menu, order);

  test('gets the first value that the menu offers, also in the entries of a list', () => {
    const order = { type: 'fire', attacks: [{ weapon: 1 }, { weapon: 0, heating: true }] };
    expect(complete(order)).toEqual({
      type: 'fire',
      stance: 'upright',
      attacks: [
        { weapon: 1, heating: false },
        { weapon: 0, heating: true },
      ],
    });
    expect(order.attacks[0]).toEqual({ weapon: 1 });
  });

  test('gets the fields that follow from its values', () => {
    expect(complete({ type: 'fire', stance: 'braced' } as never)).toEqual({
      type: 'fire',
      stance: 'braced',
      turns: 2,
      attacks: [],
    });
  });

  test('is left alone where the menu does not know it or has nothing to offer', () => {
    const unknown = { type: 'sing' };
    expect(complete(unknown)).toBe(unknown);
    const form = { type: 'go', label: 'Go', fields: [{ kind: 'pick', name: 'to', label: 'To', values: [] }] };
    const go = { type: 'go' };
    expect(completeOrder({ prompt: '', orders: [form as never] }, go)).toBe(go);
  });
});

test('from any menu, the kind of an order alone is enough to complete a legal order', () => {
  fc.assert(
    fc.property(anyMenu, (menu) => {
      for (const { type } of menu.orders) expect(refusalOf(menu, completeOrder(menu, { type }))).toBeNull();
    }),
  );
});

test('an order that has everything comes back as it is', () => {
  fc.assert(
    fc.property(anyMenu, fc.string(), (menu, seed) => {
      const order = sampleOrder(menu, randomFrom(seed))!;
      expect(completeOrder(menu, order)).toBe(order);
    }),
  );
});
