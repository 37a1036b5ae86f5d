import { expect, test, vi } from 'vitest';
import { type ExpandedField, expandMenu } from './expanded-menu.ts';
import { lazyMenu } from './lazy-menu.ts';
import { facingDiscOf } from './menu.fixture.ts';
import type { Menu, Pick, Point } from './menu.ts';

const follow = vi.fn((unit: unknown): Pick[] =>
  unit === 'none' ? [] : [{ kind: 'pick', name: 'to', label: 'To', values: [`${unit}1`, `${unit}2`] }],
);
const describe = vi.fn((unit: unknown) => ({ label: `Unit ${unit}`, piece: `${unit}` }));
const place: Point = { ...facingDiscOf('at', 5), describe: ({ x }) => ({ label: `${x} far` }) };
const menu: Menu = {
  prompt: 'What now?',
  rule: 'X-01',
  orders: [
    {
      type: 'move',
      label: 'Move',
      fields: [
        { kind: 'pick', name: 'unit', label: 'Unit', values: ['a', 'b', 'none'], follow, describe },
        { kind: 'whole', name: 'speed', label: 'Speed', min: 1, max: 3 },
        place,
        {
          kind: 'each',
          name: 'shots',
          label: 'Shots',
          key: 'weapon',
          items: [7, 8],
          fields: (item) =>
            item === 7 ? [] : [{ kind: 'whole', name: 'heat', label: 'Heat', min: 0, max: 1 }],
        },
      ],
    },
    { type: 'wait', label: 'Wait', fields: [], isUsual: true },
    { type: 'never', label: 'Never', fields: [{ kind: 'pick', name: 'x', label: 'X', values: [] }] },
  ],
};

/** Reads every getter and returns plain data. */
const all = (fields: readonly ExpandedField[]): unknown =>
  fields.map((field) => {
    const { name, label, kind } = field;
    if (field.kind === 'point')
      return { name, label, kind, outline: field.outline, hasFacing: field.hasFacing };
    const choices = field.kind === 'each' ? field.items : field.choices;
    const seen = choices.map(({ value, label, hex, piece, explanation, measure, fields: inside }) => ({
      value,
      ...Object.fromEntries(
        Object.entries({ label, hex, piece, explanation, measure }).filter(([, is]) => is !== undefined),
      ),
      ...(inside && { fields: all(inside) }),
    }));
    return field.kind === 'each'
      ? { name, label, kind, key: field.key, items: seen }
      : { name, label, kind, choices: seen };
  });

test('A lazy menu holds what an expanded one does', () => {
  const lazy = lazyMenu(menu);
  const { orders, ...rest } = expandMenu(menu);
  expect({ prompt: lazy.prompt, rule: lazy.rule }).toEqual(rest);
  expect(lazy.orders.map((form) => ({ ...form, fields: all(form.fields) }))).toEqual(orders);
  const { rule: _, ...plain } = menu;
  expect('rule' in lazyMenu(plain)).toBe(false);
});

test('Only what is looked at is computed, and it is kept', () => {
  follow.mockClear();
  describe.mockClear();
  const lazy = lazyMenu(menu);
  const look = () => {
    const [field] = lazy.orders[0].fields;
    if (field?.kind !== 'pick') throw new Error('The menu has changed');
    return field.choices.find(({ value }) => value === 'b')!;
  };
  look();
  expect(follow).not.toHaveBeenCalled();
  expect(look().fields).toBe(look().fields);
  expect(look()).toBe(look());
  expect(follow.mock.calls).toEqual([['b']]);
  expect([look().label, look().piece, look().hex]).toEqual(['Unit b', 'b', undefined]);
  expect(describe.mock.calls).toEqual([['b']]);
});

test('Every allowed place has a description when pointed at', () => {
  const point = lazyMenu(menu).orders[0].fields.find(({ kind }) => kind === 'point');
  if (point?.kind !== 'point') throw new Error('The menu has changed');
  expect(point.describe?.({ x: 3, y: 0, facing: 0 })).toEqual({ label: '3 far' });
  expect(point.describe?.({ x: 9, y: 0, facing: 0 })).toBeNull();
});

test('The outline of a region is computed only when drawn', () => {
  const outline = vi.fn(() => []);
  const lazy = {
    ...place,
    get outline() {
      return outline();
    },
  };
  const [field] = lazyMenu({ prompt: '', orders: [{ type: 'go', label: 'Go', fields: [lazy] }] }).orders[0]
    .fields;
  outline.mockClear();
  expect(field.label).toBe('at');
  expect(outline).not.toHaveBeenCalled();
  expect(field.kind === 'point' && [field.outline, field.outline]).toEqual([[], []]);
  expect(outline).toHaveBeenCalledTimes(1);
});
