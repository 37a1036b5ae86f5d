import type { ExpandedField, ExpandedMenu } from '@ironfield/kernel/menu/expanded-menu.ts';
import { expect, test } from 'vitest';
import { mootOrder, onlyOrder, usualOrder } from './only-order.ts';

const asking = (...orders: readonly (readonly ExpandedField[])[]): ExpandedMenu => ({
  prompt: 'What now?',
  orders: orders.map((fields, index) => ({ type: `order-${index}`, label: `Order ${index}`, fields })),
});

const pick = (...values: readonly number[]): ExpandedField => ({
  kind: 'pick',
  name: 'unit',
  label: 'Unit',
  choices: values.map((value) => ({ value })),
});

const list = (...values: readonly number[]): ExpandedField => ({
  kind: 'each',
  name: 'attacks',
  label: 'Attacks',
  key: 'weapon',
  items: values.map((value) => ({ value })),
});

test('An order without fields is the only one, two are a choice', () => {
  expect(onlyOrder(asking([]))).toEqual({ label: 'Order 0', order: { type: 'order-0' } });
  expect(onlyOrder(asking([], []))).toBeNull();
  expect(onlyOrder(asking())).toBeNull();
  expect(onlyOrder(null)).toBeNull();
});

test('So is one whose fields have one value each, with what follows from it', () => {
  const following: ExpandedField = { ...pick(3), name: 'twist' };
  const nested = (field: ExpandedField): ExpandedField => ({
    kind: 'pick',
    name: 'unit',
    label: 'Unit',
    choices: [{ value: 7, fields: [field] }],
  });
  expect(onlyOrder(asking([nested(following), { ...pick(1), name: 'to' }]))?.order).toEqual({
    type: 'order-0',
    unit: 7,
    twist: 3,
    to: 1,
  });
  expect(onlyOrder(asking([pick(1, 2)]))).toBeNull();
  expect(onlyOrder(asking([nested(pick(1, 2))]))).toBeNull();
});

test('A list of which nothing can be chosen stays empty; whoever could choose something is asked', () => {
  expect(onlyOrder(asking([list()]))?.order).toEqual({ type: 'order-0', attacks: [] });
  expect(onlyOrder(asking([list(1)]))).toBeNull();
});

test('A place on a table is always a choice', () => {
  expect(onlyOrder(asking([{ kind: 'point', name: 'at', label: 'Place', outline: [] }]))).toBeNull();
});

test('What may be answered for good is what the menu calls usual', () => {
  const menu = asking([pick(1)], []);
  expect(usualOrder(menu)).toBeNull();
  expect(usualOrder(null)).toBeNull();
  const [link, leave] = menu.orders;
  expect(usualOrder({ ...menu, orders: [link!, { ...leave!, isUsual: true }] })).toEqual({ type: 'order-1' });
});

test('A question is moot where the menu says so, and then it has an answer', () => {
  const menu = asking([pick(1)], []);
  expect([mootOrder(menu), mootOrder(null)]).toEqual([null, null]);
  const [use, pass] = menu.orders;
  expect(mootOrder({ ...menu, orders: [use!, { ...pass!, isMoot: true }] })).toEqual({ type: 'order-1' });
});
