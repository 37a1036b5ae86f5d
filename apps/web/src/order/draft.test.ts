import { expect, test } from 'vitest';
import { completed } from './draft.ts';

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
