import { expect, test } from 'vitest';
import { completed, draftText } from './draft.ts';

test('Changing a choice drops what no longer follows from it', () => {
  const fields = [
    {
      kind: 'pick',
      name: 'unit',
      label: 'Unit',
      choices: [
        {
          value: 1,
          fields: [{ kind: 'pick', name: 'to', label: 'To', choices: [{ value: 'a' }, { value: 'b' }] }],
        },
        { value: 2, fields: [{ kind: 'pick', name: 'to', label: 'To', choices: [{ value: 'c' }] }] },
        { value: 3 },
      ],
    },
  ] as const;
  expect(completed(fields, { unit: 1, to: 'b' })).toEqual({ unit: 1, to: 'b' });
  expect(completed(fields, { unit: 2, to: 'b' })).toEqual({ unit: 2, to: 'c' });
  expect(completed(fields, { unit: 3, to: 'b' })).toEqual({ unit: 3 });
});

test('What is to stay open is left out until it is chosen', () => {
  const choices = ['0101', '0102'].map((hex) => ({ value: hex, hex }));
  const fields = [
    { kind: 'pick', name: 'unit', label: 'Unit', choices: [{ value: 1 }] },
    { kind: 'pick', name: 'to', label: 'To', choices },
  ] as const;
  const isOpen = ({ name }: { readonly name: string }) => name === 'to';
  expect(completed(fields, {}, isOpen)).toEqual({ unit: 1 });
  expect(completed(fields, { to: '0102' }, isOpen)).toEqual({ unit: 1, to: '0102' });
  expect(completed(fields, { to: '0909' }, isOpen)).toEqual({ unit: 1 });
});

test('A place has a facing where one is asked, and is told with it', () => {
  const outline = [0, 2000, 4000].map((x) => ({ x, y: x / 2 }));
  const plain = { kind: 'point', name: 'at', label: 'At', outline } as const;
  const facing = { ...plain, name: 'to', label: 'To', hasFacing: true } as const;
  const entry = completed([plain, facing], {});
  expect(entry).toEqual({ at: { x: 2000, y: 1000 }, to: { x: 2000, y: 1000, facing: 0 } });
  const turned = { ...entry, to: { x: 2000, y: 1000, facing: 361 } };
  expect(draftText([plain, facing], turned)).toBe('At: 2″, 1″ · To: 2″, 1″, 90.25°');
});
