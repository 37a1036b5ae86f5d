import { FOUR_LEGGED } from '@ironfield/classic/mechs/four-legged.ts';
import { expect, test } from 'vitest';
import { checkUnit } from './construction.ts';

test("our own four-legged 'Mechs weigh exactly their tonnage", () => {
  const checked = FOUR_LEGGED.map((file) => [file.name, checkUnit(file)] as const);
  expect(
    checked.map(([name, { isLegal, remaining, warnings }]) => [name, isLegal, remaining, warnings]),
  ).toEqual([
    ['Ibex', true, 0, []],
    ['Drover', true, 0, []],
    ['Bastide', true, 0, []],
  ]);
});
