import { expect, test } from 'vitest';
import { chanceOfTwoDice, THROWS_OF_TWO_DICE } from './odds.ts';

const throws = [1, 2, 3, 4, 5, 6].flatMap((one) => [1, 2, 3, 4, 5, 6].map((other) => one + other));

test('The chance of two dice is the share of the 36 throws that reach the number', () => {
  for (let number = -3; number <= 15; number++) {
    const reached = throws.filter((total) => total >= number).length;
    expect(chanceOfTwoDice(number), `${number}+`).toBe(reached / 36);
  }
});

test('Every total of two dice has its number of throws', () => {
  expect(THROWS_OF_TWO_DICE).toEqual(
    [2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12].map((number) => throws.filter((total) => total === number).length),
  );
});
