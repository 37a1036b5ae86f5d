import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type ExpandedField, expandMenu } from './expanded-menu.ts';
import { refusalOf } from './legality.ts';
import { anyMenu } from './menu.fixture.ts';
import type { Menu } from './menu.ts';
import { CHOICES_ON_A_PAGE, fieldsAt, firstPage, type ListedField, type MenuPath } from './menu-page.ts';

const read = (
  menu: Menu,
  type: string,
  chosen: MenuPath['chosen'] = [],
  from = 0,
): readonly ListedField[] => {
  const fields = fieldsAt(menu, { type, chosen, from });
  if (!fields.ok) throw new Error(fields.error.message);
  return fields.value;
};

/** All fields and everything behind them, read page by page. */
function whole(menu: Menu, type: string, chosen: MenuPath['chosen'] = []): unknown[] {
  return read(menu, type, chosen).map((field) => {
    const { name, label, kind } = field;
    if (kind === 'point') return field;
    if (kind === 'whole') {
      const choices = Array.from({ length: field.max - field.min + 1 }, (_, i) => ({ value: field.min + i }));
      return { name, label, kind, choices };
    }
    const choices = field.choices.map((choice) => {
      const behind = whole(menu, type, [...chosen, { field: name, value: choice.value }]);
      return behind.length > 0 ? { ...choice, fields: behind } : choice;
    });
    if (kind === 'pick') return { name, label, kind, choices };
    return { name, label, kind, key: field.key, items: choices };
  });
}

test('The pages together hold the whole menu', () => {
  fc.assert(
    fc.property(anyMenu, (menu) => {
      const { orders, ...head } = expandMenu(menu);
      const page = firstPage(menu);
      expect(page).toEqual({ ...head, orders: orders.map(({ type, label }) => ({ type, label })) });
      for (const { type, fields } of orders) {
        expect(whole(menu, type)).toEqual(fields satisfies readonly ExpandedField[]);
      }
    }),
  );
});

test('Long lists come in pieces, and only what is on the page is described', () => {
  const described: unknown[] = [];
  const menu: Menu = {
    prompt: 'Where?',
    orders: [
      {
        type: 'go',
        label: 'Go',
        fields: [
          {
            kind: 'pick',
            name: 'to',
            label: 'To',
            values: Array.from({ length: CHOICES_ON_A_PAGE + 3 }, (_, i) => i),
            describe(value) {
              described.push(value);
              return { label: `Hex ${value}` };
            },
          },
        ],
      },
    ],
  };
  const [first] = read(menu, 'go');
  expect(first.kind === 'pick' && [first.choices.length, first.count]).toEqual([
    CHOICES_ON_A_PAGE,
    CHOICES_ON_A_PAGE + 3,
  ]);
  described.length = 0;
  const [rest] = read(menu, 'go', [], CHOICES_ON_A_PAGE + 1);
  expect(rest.kind === 'pick' && rest.choices).toEqual([
    { value: 501, label: 'Hex 501' },
    { value: 502, label: 'Hex 502' },
  ]);
  expect(described).toEqual([501, 502]);
  expect(read(menu, 'go', [], 10_000)[0]).toMatchObject({ choices: [], count: 503 });
});

test('Only choices on the menu have a page', () => {
  const follow = () => [{ kind: 'pick', name: 'shots', label: 'Shots', values: [1] } as const];
  const target = { kind: 'pick', name: 'target', label: 'Target', values: ['x'], follow } as const;
  const menu: Menu = { prompt: 'What?', orders: [{ type: 'fire', label: 'Fire', fields: [target] }] };
  const why = (type: string, ...chosen: MenuPath['chosen']) => {
    const fields = fieldsAt(menu, { type, chosen, from: 0 });
    return fields.ok ? null : fields.error.message;
  };
  expect(why('fire', { field: 'target', value: 'x' })).toBeNull();
  expect(why('run')).toBe('"run" is not possible now');
  expect(why('fire', { field: 'shots', value: 1 })).toBe('There is no choice "shots" here');
  expect(why('fire', { field: 'target', value: 'y' })).toBe('"target" cannot be "y"');
});

test('no callback hears of a value that is not on the menu or known to it', () => {
  const heard: unknown[] = [];
  const hears =
    <T>(answer: T) =>
    (value: unknown) => {
      heard.push(value);
      return answer;
    };
  const pick = {
    kind: 'pick',
    name: 'unit',
    label: 'Unit',
    values: [1, 2],
    known: [1, 2, 3],
    describe: hears({ label: 'A unit' }),
    follow: hears([]),
    whyNot: hears({ message: 'It has acted' }),
  } as const;
  const menu: Menu = { prompt: 'Who?', orders: [{ type: 'go', label: 'Go', fields: [pick] }] };
  for (const value of ['length', '__proto__', '1', -1, 1.5, 4, true]) {
    const path = { type: 'go', chosen: [{ field: 'unit', value }], from: 0 };
    expect(fieldsAt(menu, path)).toEqual({ ok: false, error: { message: 'It has acted' } });
    expect(refusalOf(menu, { type: 'go', unit: value } as { type: string })).toMatchObject({ path: 'unit' });
  }
  expect(new Set(heard)).toEqual(new Set([undefined]));
  fieldsAt(menu, { type: 'go', chosen: [{ field: 'unit', value: 3 }], from: 0 });
  expect(heard.at(-1)).toBe(3);
});
