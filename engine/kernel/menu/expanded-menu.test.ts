import fc from 'fast-check';
import { expect, test } from 'vitest';
import { explain } from '../explanation.ts';
import { expandMenu } from './expanded-menu.ts';
import { anyMenu, discOf } from './menu.fixture.ts';

test('A menu is expanded to the last detail', () => {
  const explanation = explain((tally) => tally.add(7, 'base', 'R-1'));
  const expanded = expandMenu({
    prompt: 'What now?',
    rule: 'R-1',
    orders: [
      {
        type: 'fire',
        label: 'Fire',
        fields: [
          {
            kind: 'pick',
            name: 'target',
            label: 'Target',
            values: ['x', 'y'],
            describe: (value) => ({ label: `Target ${value}`, explanation }),
            follow: (value) =>
              value === 'x' ? [{ kind: 'whole', name: 'shots', label: 'Shots', min: 1, max: 2 }] : [],
          },
          { kind: 'each', name: 'all', label: 'All', key: 'id', items: [3], fields: () => [discOf('to', 1)] },
        ],
      },
    ],
  });
  expect(expanded).toEqual({
    prompt: 'What now?',
    rule: 'R-1',
    orders: [
      {
        type: 'fire',
        label: 'Fire',
        fields: [
          {
            name: 'target',
            label: 'Target',
            kind: 'pick',
            choices: [
              {
                value: 'x',
                label: 'Target x',
                explanation,
                fields: [
                  { name: 'shots', label: 'Shots', kind: 'whole', choices: [{ value: 1 }, { value: 2 }] },
                ],
              },
              { value: 'y', label: 'Target y', explanation },
            ],
          },
          {
            name: 'all',
            label: 'All',
            kind: 'each',
            key: 'id',
            items: [{ value: 3, fields: [expect.objectContaining({ name: 'to', kind: 'point' })] }],
          },
        ],
      },
    ],
  });
});

test('An expanded menu is plain data', () => {
  fc.assert(
    fc.property(anyMenu, (menu) => {
      const expanded = expandMenu(menu);
      expect(JSON.parse(JSON.stringify(expanded))).toEqual(expanded);
    }),
  );
});
