import type { ExpandedMenu } from '@ironfield/kernel/menu/expanded-menu.ts';
import { describe, expect, test } from 'vitest';
import { pointedOrders, takingInHand, wholeOrders } from './pointed-orders.ts';

const pick = (name: string, choices: object[]) => ({ name, label: name, kind: 'pick' as const, choices });
const piece = (id: number, fields: object[] = []) => ({ value: id, piece: id, fields });
const space = (name: string) => ({ value: name, hex: name });

const menu = {
  prompt: 'Act',
  orders: [
    {
      type: 'attack',
      label: 'Attack',
      fields: [pick('unit', [piece(1, [pick('target', [piece(7), piece(8)])])])],
    },
    {
      type: 'move',
      label: 'Move',
      fields: [
        pick('unit', [
          piece(1, [pick('to', [space('A1'), space('B1')])]),
          piece(2, [pick('to', [space('C1')])]),
        ]),
      ],
    },
    { type: 'leave', label: 'Leave', fields: [pick('unit', [piece(2)])] },
    { type: 'done', label: 'Done', fields: [] },
  ],
} as unknown as ExpandedMenu;
const [attack, move] = menu.orders;

describe('Orders by pointing', () => {
  test('before anybody is in hand, only those who can act are offered', () => {
    const { inHand, ready, spaces, pieces } = pointedOrders(menu, attack, {});
    expect(inHand).toBeNull();
    expect([...ready]).toEqual([1, 2]);
    expect([spaces.size, pieces.size]).toEqual([0, 0]);
  });

  test('all kinds of order of whoever is in hand are offered at once', () => {
    const { inHand, spaces, pieces } = pointedOrders(menu, attack, { unit: 1 });
    expect(inHand).toBe(1);
    expect([...spaces.keys()]).toEqual(['A1', 'B1']);
    expect(spaces.get('A1')).toMatchObject([{ type: 'move', entry: { unit: 1, to: 'A1' } }]);
    expect(pieces.get(7)).toMatchObject([{ type: 'attack', entry: { unit: 1, target: 7 } }]);
  });

  test('a piece in hand begins with the kind of order that is being made, or with one that asks more', () => {
    expect(takingInHand(menu, move, 1)).toEqual({ type: 'move', entry: { unit: 1 } });
    expect(takingInHand(menu, undefined, 1)).toEqual({ type: 'attack', entry: { unit: 1 } });
    expect(takingInHand(menu, attack, 2)).toEqual({ type: 'move', entry: { unit: 2 } });
    expect(takingInHand(menu, attack, 9)).toBeUndefined();
  });

  test('orders that need nothing more have a button of their own', () => {
    expect(wholeOrders(menu, null)).toEqual([{ label: 'Done', order: { type: 'done' } }]);
    expect(wholeOrders(menu, 2)).toEqual([
      { label: 'Leave', order: { type: 'leave', unit: 2 } },
      { label: 'Done', order: { type: 'done' } },
    ]);
  });
});
