import { expect, test } from 'vitest';
import { rollDice, scriptedDice, seededDice, sum, unusedRolls } from './dice.ts';
import { sharedSeed } from './seed.ts';

test('Seeded dice show one to six, and the same for the same seed', () => {
  const dice = seededDice('dice');
  const shown = rollDice(dice, 'any', 1000);
  expect(new Set(shown)).toEqual(new Set([1, 2, 3, 4, 5, 6]));
  expect(rollDice(seededDice('dice'), 'other purpose', 1000)).toEqual(shown);
  expect(unusedRolls(dice)).toEqual([]);
});

test('Shared dice show one to six evenly, go on where a copy of them stands, and follow from every secret', () => {
  const shares = [{ commitment: '', secret: 'a' }, null];
  const seed = sharedSeed({ house: 'house', shares });
  const dice = seededDice(seed);
  const shown = rollDice(dice, 'any', 60_000);
  for (const face of [1, 2, 3, 4, 5, 6]) {
    const times = shown.filter((die) => die === face).length;
    expect(Math.abs(times - 10_000), `${face} was thrown ${times} times`).toBeLessThan(400);
  }
  const copy = JSON.parse(JSON.stringify(dice));
  expect(rollDice(copy, 'any', 50)).toEqual(rollDice(dice, 'any', 50));
  expect(rollDice(copy, 'any', 50)).not.toEqual(rollDice(seededDice(seed), 'any', 50));
  const others = [
    { house: 'house', shares: [{ commitment: '', secret: 'b' }, null] },
    { house: 'house', shares: [null, { commitment: '', secret: 'a' }] },
    { house: 'mouse', shares },
  ].map(sharedSeed);
  expect(new Set([seed, ...others]).size).toBe(4);
});

test('Scripted dice show the rolls of the script', () => {
  const dice = scriptedDice(['initiative', 6, 1], ['to hit', 2, 2]);
  expect(rollDice(dice, 'initiative', 2)).toEqual([6, 1]);
  expect(unusedRolls(dice)).toEqual([{ purpose: 'to hit', dice: [2, 2] }]);
  expect(rollDice(dice, 'to hit', 2)).toEqual([2, 2]);
  expect(unusedRolls(dice)).toEqual([]);
});

test('A roll that is not in the script fails', () => {
  expect(() => rollDice(scriptedDice(), 'to hit', 2)).toThrow(
    'roll 1 is missing; the game asks for 2D6 for "to hit"',
  );
});

test('A roll for another purpose fails, and so does another number of dice', () => {
  expect(() => rollDice(scriptedDice(['to hit', 1, 1]), 'damage', 2)).toThrow('is 2D6 for "to hit"');
  expect(() => rollDice(scriptedDice(['to hit', 1, 1]), 'to hit', 1)).toThrow('asks for 1D6');
});

test('A failed roll is not used up, and a game cannot change the script', () => {
  const dice = scriptedDice(['to hit', 1, 1]);
  expect(() => rollDice(dice, 'damage', 2)).toThrow();
  rollDice(structuredClone(dice), 'to hit', 2).push(6);
  expect(unusedRolls(dice)).toEqual([{ purpose: 'to hit', dice: [1, 1] }]);
});

test('Dice are added up', () => {
  expect([sum([]), sum([3, 4])]).toEqual([0, 7]);
});
