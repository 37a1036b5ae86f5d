import { rule } from '@ironfield/conformance/rule.ts';
import { expect } from 'vitest';
import {
  diceOf,
  exceeds,
  failureOf,
  isAtLeast,
  isSuccess,
  marginOf,
  resultOf,
  rounded,
  skillRoll,
  usualResult,
} from './dice.ts';

const result = (dice: number[], modifier = 0) => resultOf(skillRoll(dice.length, dice), modifier);
const unskilled = (dice: number[], modifier = 0) => resultOf(skillRoll(0, dice), modifier);

rule('HGB-DICE-01', 'Example a: 3 and 5 are 5', () => {
  expect(result([3, 5])).toBe(5);
});

rule('HGB-DICE-01', 'Example b: 1, 6, 4, 6, 6 are 8, for two further sixes', () => {
  expect(result([1, 6, 4, 6, 6])).toBe(8);
});

rule('HGB-DICE-01', 'Example c: 1 and 5 with +2 are 7', () => {
  expect(result([1, 5], 2)).toBe(7);
});

rule('HGB-DICE-01', 'A single six adds nothing, and the level says how many dice there are', () => {
  expect(result([6, 5])).toBe(6);
  expect([diceOf(1), diceOf(3), diceOf(2, 1)]).toEqual([1, 3, 3]);
});

rule('HGB-DICE-02', 'Example a: three ones are a Fumble with a total of 0', () => {
  const roll = skillRoll(3, [1, 1, 1]);
  expect(roll.isFumble).toBe(true);
  expect([resultOf(roll, 0), resultOf(roll, 5), resultOf(roll, -5)]).toEqual([0, 0, 0]);
});

rule('HGB-DICE-02', 'The single die of skill 1 fumbles on a 1; one other die prevents a Fumble', () => {
  expect(skillRoll(1, [1]).isFumble).toBe(true);
  expect(skillRoll(1, [2]).isFumble).toBe(false);
  expect(skillRoll(3, [1, 1, 2]).isFumble).toBe(false);
  expect(skillRoll(1, [1, 3]).isFumble).toBe(false);
});

rule('HGB-DICE-03', 'Modifiers bring a result down to 0 at most, and that is no Fumble', () => {
  expect(result([2, 1], -5)).toBe(0);
  expect(skillRoll(2, [2, 1]).isFumble).toBe(false);
});

rule('HGB-DICE-04', 'The unskilled keep the lower of two dice', () => {
  expect(diceOf(0)).toBe(2);
  expect(unskilled([5, 3])).toBe(3);
  expect(unskilled([5, 3], 2)).toBe(5);
});

rule('HGB-DICE-04', 'Any 1 is a Fumble of the unskilled; two sixes are 6, and extra dice are ignored', () => {
  expect(skillRoll(0, [6, 1]).isFumble).toBe(true);
  expect(unskilled([6, 1], 4)).toBe(0);
  expect(unskilled([6, 6])).toBe(6);
  expect(diceOf(0, 1)).toBe(2);
});

rule('HGB-DICE-05', '"On 4+" means 4 or more; against a Threshold of 4 a plain die needs a 5', () => {
  expect([isAtLeast(4, 4), isAtLeast(3, 4)]).toEqual([true, false]);
  expect([exceeds(4, 4), exceeds(5, 4)]).toEqual([false, true]);
});

rule('HGB-DICE-06', 'Halves are rounded up', () => {
  expect([rounded(2.5), rounded(2.4), rounded(7), rounded(-0.5)]).toEqual([3, 2, 7, 0]);
});

rule(['HGB-TEST-02', 'HGB-TEST-01', 'HGB-ATT-02'], 'Example a: 6 against 4 is a success by 2', () => {
  expect(marginOf(6, 4)).toBe(2);
  expect(isSuccess(marginOf(6, 4))).toBe(true);
});

rule(['HGB-TEST-02', 'HGB-ATT-02'], 'Example b: 5 against 5 is a failure by 0', () => {
  expect(isSuccess(marginOf(5, 5))).toBe(false);
  expect(failureOf(marginOf(5, 5))).toBe(0);
});

rule(['HGB-TEST-02', 'HGB-TEST-01'], 'Example c: 5 against a Threshold of 7 is a failure by 2', () => {
  expect(failureOf(marginOf(5, 7))).toBe(2);
  expect(failureOf(marginOf(7, 5))).toBe(0);
});

rule('HGB-TEST-02', 'A Fumble fails by the whole Threshold, and 0 against 0 is a tie', () => {
  const fumble = resultOf(skillRoll(2, [1, 1]), 3);
  expect(failureOf(marginOf(fumble, 4))).toBe(4);
  expect(isSuccess(marginOf(fumble, 0))).toBe(false);
});

rule('HGB-DICE-01', 'Dice usually come to 3 unskilled, 4 with one die, and 5 with more', () => {
  expect([0, 1, 2, 5].map(usualResult)).toEqual([3, 4, 5, 5]);
});
