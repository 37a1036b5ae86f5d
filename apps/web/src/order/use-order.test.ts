import { expect, test } from 'vitest';
import { answersTo } from './use-order.ts';

type Menu = NonNullable<Parameters<typeof answersTo>[0]>;

const asking = (...orders: Menu['orders']): Menu => ({ prompt: 'Well?', orders });
const pick = (name: string, choices: readonly object[]) =>
  ({ kind: 'pick', name, label: name, choices }) as Menu['orders'][number]['fields'][number];

test('A question that is one choice has an order for each answer', () => {
  const menu = asking({
    type: 'line',
    label: 'Line',
    fields: [pick('side', [{ value: 'left' }, { value: 'right' }])],
  });
  expect(answersTo(menu)?.map(({ order }) => order)).toEqual([
    { type: 'line', side: 'left' },
    { type: 'line', side: 'right' },
  ]);
});

test('What has a place on the map, more to it, or other kinds of order is no plain question', () => {
  const still = { type: 'still', label: 'Still', fields: [] };
  const form = (...choices: readonly object[]) => ({
    type: 'go',
    label: 'Go',
    fields: [pick('unit', choices)],
  });
  expect(answersTo(asking(form({ value: 0, piece: 0 })))).toBeNull();
  expect(answersTo(asking(form({ value: '0101', hex: '0101' })))).toBeNull();
  expect(answersTo(asking(form({ value: 0, fields: [pick('mode', [{ value: 'walk' }])] })))).toBeNull();
  expect(answersTo(asking(form({ value: 0 }), still))).toBeNull();
  expect(answersTo(asking(still))).toBeNull();
  expect(answersTo(null)).toBeNull();
});
