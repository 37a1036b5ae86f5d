import { rule } from '@ironfield/conformance/rule.ts';
import { totalOf } from '@ironfield/kernel/explanation.ts';
import { expect } from 'vitest';
import { weaponOf } from '../../data/weapons.ts';
import type { RuleId } from '../../rule-index.ts';
import { marginOf, resultOf, skillRoll } from '../core/dice.ts';
import { damageLevel } from '../damage/damage.ts';
import { indirectValue, mayFireIndirectly, placementThreshold, scatterDistance } from './indirect.ts';

const threshold = (obscured: number, lockMargin = 0) =>
  totalOf<RuleId>((tally) => placementThreshold(tally, { obscured, lockMargin }));
const may = (code: string, known: { coordinates?: boolean; tag?: boolean; sight?: boolean }) =>
  mayFireIndirectly(weaponOf(code), {
    hasCoordinates: known.coordinates ?? false,
    isTagged: known.tag ?? false,
    isInSight: known.sight ?? false,
  });

rule('HGB-IF-06', 'Example a: dice of 6 place the HGM, and 6 against 3 do 60: Overkill on Armor 17', () => {
  const roll = skillRoll(2, [6, 3]);
  expect(marginOf(resultOf(roll, 0), threshold(0))).toBe(2);
  const margin = marginOf(indirectValue(roll, { isInCover: false, isBlast: true }), 3);
  expect(margin * weaponOf('HGM').damage).toBe(60);
  expect(damageLevel(60, 17)).toBe(4);
});

rule(
  ['HGB-IF-04', 'HGB-DET-05'],
  'Placement needs more than 4 and the Obscurement from the observer, less its lock',
  () => {
    expect([threshold(0), threshold(3), threshold(3, 1), threshold(3, 2), threshold(3, 5)]).toEqual([
      4, 7, 6, 5, 4,
    ]);
    expect(threshold(1)).toBe(5);
  },
);

rule('HGB-IF-04', 'What misses scatters by the margin, half an inch on a tie', () => {
  expect([scatterDistance(1), scatterDistance(0), scatterDistance(-3)]).toEqual([0, 500, 3000]);
});

rule('HGB-OPT-04', 'Where margins are capped, so is the scatter', () => {
  expect([-3, -8, 0].map((margin) => scatterDistance(margin, { cap: 7 }))).toEqual([3000, 7000, 500]);
  expect(scatterDistance(-8, { cap: 7, isOffBoard: true })).toBe(14_000);
});

rule('HGB-IF-08', 'A fumbled placement scatters by the whole Threshold, and is worth nothing', () => {
  const fumble = skillRoll(2, [1, 1]);
  expect(scatterDistance(marginOf(resultOf(fumble, 3), threshold(0)))).toBe(4000);
  expect([true, false].map((isInCover) => indirectValue(fumble, { isInCover, isBlast: false }))).toEqual([
    0, 0,
  ]);
});

rule(
  ['HGB-IF-06', 'HGB-IF-08'],
  'Cover takes 1 from the dice, but not where a blast counts it from its centre',
  () => {
    const roll = skillRoll(3, [6, 6, 2]);
    expect(indirectValue(roll, { isInCover: false, isBlast: false })).toBe(7);
    expect(indirectValue(roll, { isInCover: true, isBlast: false })).toBe(6);
    expect(indirectValue(roll, { isInCover: true, isBlast: true })).toBe(7);
  },
);

rule(
  ['HGB-IF-01', 'HGB-IF-09', 'HGB-WSR-10', 'HGB-TD-02'],
  'Indirect fire needs co-ordinates, for which a tag serves Guided weapons',
  () => {
    expect([may('MRP', {}), may('MRP', { coordinates: true }), may('MRP', { tag: true })]).toEqual([
      false,
      true,
      false,
    ]);
    expect([may('AGM', { tag: true }), may('LAC', { coordinates: true })]).toEqual([true, false]);
  },
);

rule(['HGB-IF-10', 'HGB-WSR-14'], 'Grenades are thrown at what one sees, or at co-ordinates', () => {
  expect([may('HG', { sight: true }), may('HG', { coordinates: true }), may('HG', {})]).toEqual([
    true,
    true,
    false,
  ]);
});
