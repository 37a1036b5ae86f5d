import type { ExpandedField } from '@ironfield/kernel/menu/expanded-menu.ts';
import { expect, test } from 'vitest';
import { completed, draftText, type EachField, withAllItems } from './draft.ts';
import { handlesIn, meantBy, shownHandle } from './handles.ts';

const targets = ['0305', '0406'].map((hex, value) => ({ value, label: `Target ${value}`, hex }));
const weapons: EachField = {
  kind: 'each',
  name: 'attacks',
  label: 'Weapons',
  key: 'weapon',
  items: [7, 8, 9].map((value) => ({
    value,
    fields: [
      { kind: 'pick', name: 'target', label: 'Target', choices: value === 9 ? targets.slice(1) : targets },
    ],
  })),
};
const FIELDS: readonly ExpandedField[] = [
  {
    kind: 'pick',
    name: 'unit',
    label: 'Unit',
    choices: [
      { value: 1, piece: 1 },
      { value: 2, piece: 2 },
    ],
  },
  { kind: 'pick', name: 'mode', label: 'Mode', choices: [{ value: 'walk' }, { value: 'run' }] },
  { kind: 'pick', name: 'to', label: 'To', choices: ['0101', '0102'].map((hex) => ({ value: hex, hex })) },
  weapons,
];

test('A new entry of a list does like the last one, as far as it can', () => {
  const all = withAllItems(weapons, [{ weapon: 8, target: 1 }]);
  expect(all).toEqual([
    { weapon: 8, target: 1 },
    { weapon: 7, target: 1 },
    { weapon: 9, target: 1 },
  ]);
  expect(withAllItems(weapons, [{ weapon: 7, target: 0 }]).at(-1)).toEqual({ weapon: 9, target: 1 });
});

test('Fields with places can be filled in on the map, those of list entries, too', () => {
  const full = completed(FIELDS, { attacks: [{ weapon: 8 }, { weapon: 9 }] });
  const handles = handlesIn(FIELDS, full);
  expect(handles.map(({ path }) => path)).toEqual(['unit', 'to', 'attacks/8/target', 'attacks/9/target']);
  expect(shownHandle(handles, '')?.path).toBe('to');
  expect(shownHandle(handles, 'attacks/8/target')?.path).toBe('attacks/8/target');
  expect(handles[2].put(1)).toMatchObject({
    unit: 1,
    attacks: [
      { weapon: 8, target: 1 },
      { weapon: 9, target: 1 },
    ],
  });
});

test('A place means the field in hand, else the last of the order in which it is news', () => {
  const handles = handlesIn(FIELDS, completed(FIELDS, { attacks: [{ weapon: 8 }] }));
  const meant = (hand: string, hex: string) =>
    meantBy(handles, hand, ({ field }) => field.choices.find((choice) => choice.hex === hex))?.handle.path;
  expect(meant('', '0102')).toBe('to');
  expect(meant('unit', '0102')).toBe('to');
  expect(meant('attacks/8/target', '0305')).toBe('attacks/8/target');
  expect(meant('', '0305')).toBeUndefined();
});

test('A draft is told in a few words', () => {
  const full = completed(FIELDS, { mode: 'run', attacks: [{ weapon: 8 }] });
  expect(draftText(FIELDS, full)).toBe('Unit: 1 · Mode: run · To: 0101 · Weapons: 8');
});
