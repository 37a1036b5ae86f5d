import { expect, test } from 'vitest';
import { refusalOf } from './legality.ts';
import type { Menu, Pick } from './menu.ts';
import { isForNobody, menuAbout, offeredIn } from './narrowing.ts';

const pick = (name: string, values: readonly (number | string)[], more: Partial<Pick> = {}): Pick => ({
  kind: 'pick',
  name,
  label: name,
  values,
  ...more,
});

const menu: Menu = {
  prompt: 'What now?',
  orders: [
    { type: 'go', label: 'Go', fields: [pick('unit', [3, 4]), pick('to', ['0101'])] },
    { type: 'rest', label: 'Rest', fields: [pick('unit', [4, 5])] },
    {
      type: 'load',
      label: 'Load',
      // Parts 30 and 31 belong to unit 3.
      fields: [
        pick('part', [30, 31, 40], { describe: (part) => ({ label: '', piece: (Number(part) / 10) | 0 }) }),
      ],
    },
    { type: 'done', label: 'Done', fields: [] },
  ],
};

test('A menu about a piece has its orders, those of its parts, and those for nobody in particular', () => {
  const narrow = menuAbout(menu, { fields: ['unit', 'part'], piece: 3 });
  expect(narrow.orders.map(({ type }) => type)).toEqual(['go', 'load', 'done']);
  expect((narrow.orders[0]!.fields[0] as Pick).values).toEqual([3]);
  expect((narrow.orders[1]!.fields[0] as Pick).values).toEqual([30, 31]);
  const goFor = (unit: number) => ({ type: 'go', unit, to: '0101' });
  expect(refusalOf(narrow, goFor(3))).toBeNull();
  expect(refusalOf(narrow, goFor(4))).not.toBeNull();
});

test('A menu with nothing for a piece stays whole', () => {
  expect(menuAbout(menu, { fields: ['unit'], piece: 9 })).toBe(menu);
});

test('A menu that names pieces but has none left is for nobody', () => {
  const about = { fields: ['unit'], piece: 3 };
  const hold = (...units: number[]): Menu => ({
    prompt: 'Fire?',
    orders: [{ type: 'hold', label: 'Hold', fields: [pick('unit', units)] }],
  });
  expect(isForNobody(hold(), about)).toBe(true);
  expect(isForNobody(hold(4), about)).toBe(false);
  expect(isForNobody({ prompt: 'Well?', orders: menu.orders.slice(3) }, about)).toBe(false);
});

test('Of some pieces, those with an order are offered; if none has one, all are', () => {
  expect(offeredIn(menu, 'unit', [3, 5, 7])).toEqual([3, 5]);
  expect(offeredIn(menu, 'unit', [7, 8])).toEqual([7, 8]);
  expect(offeredIn(menuAbout(menu, { fields: ['unit'], piece: 5 }), 'unit', [3, 4, 5])).toEqual([5]);
});
