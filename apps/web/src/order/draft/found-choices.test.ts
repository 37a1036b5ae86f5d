import { expect, test } from 'vitest';
import type { Choice } from './draft.ts';
import { chosenByKey, foundChoices } from './found-choices.ts';

const HEXES: readonly Choice[] = ['0505', '0516', '0517', '1105'].map((value) => ({
  value,
  label: `Hex ${value}`,
}));

/** The choice after these words were typed and a key was pressed. */
const press = (key: string, search: string, value: unknown = '0505') =>
  chosenByKey(key, foundChoices(HEXES, search), search, value)?.value;

test('A search finds what has all of its words', () => {
  expect(foundChoices(HEXES, ' hex  051 ').map(({ value }) => value)).toEqual(['0516', '0517']);
  expect(foundChoices(HEXES, '')).toEqual(HEXES);
});

test('Enter takes the first that a search finds, or what is chosen among it already', () => {
  expect(press('Enter', '051')).toBe('0516');
  expect(press('Enter', '051', '0517')).toBe('0517');
  expect(press('Enter', '9')).toBeUndefined();
  // Nothing was looked for, so nothing is taken.
  expect(press('Enter', '')).toBeUndefined();
});

test('Arrows go up and down in what is found, and stop at its ends', () => {
  expect(press('ArrowDown', '051')).toBe('0516');
  expect(press('ArrowDown', '051', '0516')).toBe('0517');
  expect(press('ArrowDown', '051', '0517')).toBe('0517');
  expect(press('ArrowUp', '051', '0516')).toBe('0516');
  expect(press('PageDown', '')).toBe('1105');
  expect(press('x', '051')).toBeUndefined();
});
