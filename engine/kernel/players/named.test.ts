import { expect, test } from 'vitest';
import { budgetOf, PLAYER_NAMES, whyNoPlayer, withBudget } from './named.ts';

test.each([
  ['200ms', { milliseconds: 200 }],
  ['5s', { milliseconds: 5000 }],
  ['1.5s', { milliseconds: 1500 }],
  ['64', { playouts: 64 }],
  ['0', null],
  ['0ms', null],
  ['1.5', null],
  ['-1s', null],
  ['9999s', null],
  ['5 s', null],
  ['5m', null],
  ['', null],
])('a budget of "%s"', (text, budget) => {
  expect(budgetOf(text)).toEqual(budget);
});

test('players have names, and some a budget', () => {
  for (const name of [...PLAYER_NAMES, 'veteran@200ms', 'ace@5s', 'ace@64'])
    expect(whyNoPlayer(name)).toBeNull();
  expect(whyNoPlayer('vetran')).toContain('did you mean "veteran"?');
  expect(whyNoPlayer('recruit@1s')).toContain('only veteran and ace can have a budget, not recruit');
  expect(whyNoPlayer('ace@soon')).toContain('"soon" is no budget');
  expect(whyNoPlayer('ace@1@2')).toContain('is no budget');
});

test('a budget for all goes to those who can have one and name none', () => {
  const names = ['random', 'recruit', 'regular', 'veteran', 'ace', 'ace@5s'];
  expect(names.map((name) => withBudget(name, '1s'))).toEqual([
    'random',
    'recruit',
    'regular',
    'veteran@1s',
    'ace@1s',
    'ace@5s',
  ]);
  expect(withBudget('ace', undefined)).toBe('ace');
});
