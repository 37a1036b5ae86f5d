import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { randomFrom } from '../random.ts';
import { refusalOf } from './legality.ts';
import { anyMenu, discOf, facingDiscOf } from './menu.fixture.ts';
import type { Field, Menu } from './menu.ts';
import { sampleOrder } from './sampling.ts';

const menuWith = (...fields: Field[]): Menu => ({
  prompt: 'Now?',
  orders: [{ type: 'go', label: 'Go', fields }],
});
const check = (menu: Menu, order: object) => refusalOf(menu, order as { type: string });

const gait: Field = {
  kind: 'pick',
  name: 'gait',
  label: 'Gait',
  values: ['stand', 'run'],
  follow: (value) =>
    value === 'run' ? [{ kind: 'whole', name: 'hexes', label: 'Hexes', min: 1, max: 3 }] : [],
  known: ['fly'],
  whyNot: (value) => (value === 'fly' ? { message: 'It has no wings', rule: 'R-1' } : null),
};

const attacks: Field = {
  kind: 'each',
  name: 'attacks',
  label: 'Attacks',
  key: 'weapon',
  items: [7, 8],
  fields: () => [{ kind: 'pick', name: 'target', label: 'Target', values: ['x', 'y'] }],
  known: [9],
  whyNot: (item) => (item === 9 ? { message: 'That weapon is destroyed', rule: 'R-2' } : null),
};

test('entries that are possible one by one may be refused together', () => {
  const together = (entries: readonly object[]) =>
    entries.length > 1 ? { message: 'There is one shot left', rule: 'R-3' } : null;
  const menu = menuWith({ ...attacks, together } as Field);
  const first = { weapon: 7, target: 'x' };
  expect(check(menu, { type: 'go', attacks: [first] })).toBeNull();
  expect(check(menu, { type: 'go', attacks: [first, { weapon: 8, target: 'y' }] })).toMatchObject({
    path: 'attacks',
    message: 'There is one shot left',
    rule: 'R-3',
  });
});

describe('a pick', () => {
  test('takes one of its values, with what follows from it', () => {
    expect(check(menuWith(gait), { type: 'go', gait: 'stand' })).toBeNull();
    expect(check(menuWith(gait), { type: 'go', gait: 'run', hexes: 3 })).toBeNull();
  });

  test.each([
    [{ gait: 'crawl' }, 'gait', '"crawl" is not possible: one of "stand", "run"'],
    [{ gait: 'fly' }, 'gait', 'It has no wings'],
    [{}, 'gait', '"gait" is missing: one of "stand", "run"'],
    [{ gait: 'run' }, 'hexes', '"hexes" is missing: a whole number from 1 to 3'],
    [{ gait: 'stand', hexes: 1 }, 'hexes', '"hexes" has no place in this order'],
    [{ gait: ['stand'] }, 'gait', '["stand"] is not possible: one of "stand", "run"'],
    [{ gait: null }, 'gait', 'null is not possible: one of "stand", "run"'],
  ])('refuses %j', (fields, path, message) => {
    expect(check(menuWith(gait), { type: 'go', ...fields })).toMatchObject({
      code: 'illegal',
      path,
      message,
    });
  });

  test('names the rule that forbids a value', () => {
    expect(check(menuWith(gait), { type: 'go', gait: 'fly' })).toMatchObject({ rule: 'R-1' });
  });

  test('of many values names the first dozen, and of none says so', () => {
    const pick = (values: readonly number[]): Field => ({ kind: 'pick', name: 'n', label: 'N', values });
    const many = check(menuWith(pick(Array.from({ length: 20 }, (_, i) => i))), { type: 'go', n: -1 });
    expect(many?.message).toBe('-1 is not possible: one of 0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11 and 8 more');
    expect(check(menuWith(pick([])), { type: 'go', n: 1 })?.message).toContain('nothing can be chosen here');
  });

  test('quotes a long value in part only', () => {
    expect(check(menuWith(gait), { type: 'go', gait: 'x'.repeat(5000) })!.message.length).toBeLessThan(120);
  });
});

describe('a whole number', () => {
  const whole: Field = { kind: 'whole', name: 'n', label: 'N', min: -1, max: 2 };

  test.each([[-1], [0], [2]])('takes %s', (n) => {
    expect(check(menuWith(whole), { type: 'go', n })).toBeNull();
  });

  test.each([[-2], [3], [0.5], ['1'], [null], [true], [[1]], [1e300]])('refuses %j', (n) => {
    expect(check(menuWith(whole), { type: 'go', n })?.message).toContain('a whole number from -1 to 2');
  });
});

describe('a place', () => {
  const menu = menuWith(discOf('to', 5));

  test('is judged by the field itself, exactly', () => {
    expect(check(menu, { type: 'go', to: { x: 3, y: -4 } })).toBeNull();
    expect(check(menu, { type: 'go', to: { x: 3, y: -5 } })).toMatchObject({
      path: 'to',
      message: 'That is too far',
    });
  });

  test.each([
    [{ x: 1 }],
    [{ x: 1, y: 1, z: 1 }],
    [{ x: 0.5, y: 1 }],
    [{ x: '1', y: 1 }],
    [[1, 1]],
    [null],
    ['here'],
    [7],
  ])('is not %j', (to) => {
    expect(check(menu, { type: 'go', to })?.message).toContain('is not a place');
  });

  test('with a facing is judged as a whole', () => {
    const facing = menuWith(facingDiscOf('to', 5));
    const order = (to: object) => check(facing, { type: 'go', to });
    expect(order({ x: 3, y: -4, facing: 719 })).toBeNull();
    expect(order({ x: 3, y: -5, facing: 0 })?.message).toBe('That is too far');
    expect(order({ x: 3, y: -4, facing: 720 })?.message).toBe('Face to the right');
    expect(check(facing, { type: 'go' })?.message).toMatch('a place { x, y, facing }');
    expect(check(menu, { type: 'go', to: { x: 3, y: -4, facing: 0 } })?.message).toContain('is not a place');
  });

  test.each([
    [{}],
    [{ facing: -1 }],
    [{ facing: 1440 }],
    [{ facing: 0.5 }],
    [{ facing: 0, up: 1 }],
    [{ up: 1 }],
  ])('with a facing is not %j', (more) => {
    const to = { x: 1, y: 1, ...more };
    expect(check(menuWith(facingDiscOf('to', 5)), { type: 'go', to })?.message).toContain('is not a place');
  });
});

describe('a list', () => {
  test('may name each item once, in any order, or none', () => {
    expect(check(menuWith(attacks), { type: 'go', attacks: [] })).toBeNull();
    const both = [
      { weapon: 8, target: 'x' },
      { weapon: 7, target: 'y' },
    ];
    expect(check(menuWith(attacks), { type: 'go', attacks: both })).toBeNull();
  });

  test.each([
    [
      [
        { weapon: 7, target: 'x' },
        { weapon: 7, target: 'y' },
      ],
      'attacks.1.weapon',
      '7 is named twice',
    ],
    [[{ weapon: 9, target: 'x' }], 'attacks.0.weapon', 'That weapon is destroyed'],
    [[{ weapon: 6, target: 'x' }], 'attacks.0.weapon', '6 is not possible'],
    [[{ weapon: 7, target: 'z' }], 'attacks.0.target', '"z" is not possible'],
    [[{ weapon: 7 }], 'attacks.0.target', '"target" is missing'],
    [[{ weapon: 7, target: 'x', aimed: true }], 'attacks.0.aimed', '"aimed" has no place in this order'],
    [[null], 'attacks.0.weapon', 'nothing is not possible'],
    [{ 0: { weapon: 7, target: 'x' } }, 'attacks', 'is not a list'],
  ])('refuses %j', (list, path, message) => {
    const refusal = check(menuWith(attacks), { type: 'go', attacks: list });
    expect(refusal).toMatchObject({ code: 'illegal', path, message: expect.stringContaining(message) });
  });
});

test('An order of another kind is refused with the kinds that are possible', () => {
  expect(check(menuWith(), { type: 'fire' })?.message).toBe('"fire" is not possible now; possible: "go"');
});

test('Properties that reach for a prototype are refused like any other', () => {
  for (const key of ['__proto__', 'constructor', 'toString', 'prototype']) {
    const order = JSON.parse(`{"type":"go","${key}":{"polluted":true}}`);
    expect(check(menuWith(), order)?.message).toBe(`"${key}" has no place in this order`);
    expect(check(menuWith(), { type: key })?.code).toBe('illegal');
  }
  expect(({} as Record<string, unknown>).polluted).toBeUndefined();
});

test('A field named like something every object has is not taken from there', () => {
  const field: Field = { kind: 'pick', name: 'toString', label: 'Odd name', values: ['a'] };
  expect(check(menuWith(field), { type: 'go' })).toMatchObject({ code: 'illegal', path: 'toString' });
});

test('Every order drawn from a menu is legal, also after it was sent as JSON', () => {
  fc.assert(
    fc.property(anyMenu, fc.string(), (menu, seed) => {
      const random = randomFrom(seed);
      for (let i = 0; i < 5; i++) {
        const order = sampleOrder(menu, random)!;
        expect(refusalOf(menu, JSON.parse(JSON.stringify(order)))).toBeNull();
      }
    }),
  );
});

test('Whatever the order, the answer is a sentence or nothing, never an exception', () => {
  fc.assert(
    fc.property(anyMenu, fc.jsonValue(), (menu, value) => {
      const type = menu.orders[0].type;
      const names = menu.orders[0].fields.map(({ name }) => [name, value]);
      const refusal = refusalOf(menu, { ...Object.fromEntries(names), type });
      if (refusal) expect(refusal.message).toMatch(/\S \S/);
    }),
  );
});
