import { rule } from '@ironfield/conformance/rule.ts';
import { expect } from 'vitest';
import { marginOf } from '../core/dice.ts';
import { areaHit, valueAgainst } from './area.ts';

rule(
  ['HGB-AE-03', 'HGB-AE-02'],
  'Example a: a 5 between two Warriors; the covered one escapes, the open one takes 28',
  () => {
    const covered = valueAgainst(5, 1);
    expect(covered).toBe(4);
    expect(areaHit(marginOf(covered, 4), { isBlast: true, isInCover: true })).toEqual({
      margin: 0,
      isConcussion: false,
    });
    const open = areaHit(marginOf(valueAgainst(5, 0), 5), { isBlast: true, isInCover: false });
    expect(open).toEqual({ margin: 1, isConcussion: true });
    expect(28 * open.margin).toBe(28);
  },
);

rule(['HGB-AE-03', 'HGB-IF-08'], 'A hit counts by its margin, and concussion also after a Fumble', () => {
  expect(areaHit(3, { isBlast: true, isInCover: false })).toEqual({ margin: 3, isConcussion: false });
  expect(areaHit(marginOf(valueAgainst(0, 2), 4), { isBlast: true, isInCover: false }).margin).toBe(1);
});

rule(
  ['HGB-ROF-03', 'HGB-IF-07'],
  'Example a: a 3 by Rate of Fire is 2 against the Gear with Obscurement 1; no concussion',
  () => {
    expect([valueAgainst(3, 1), valueAgainst(3, 0)]).toEqual([2, 3]);
    expect(9 * areaHit(marginOf(3, 1), { isBlast: false, isInCover: false }).margin).toBe(18);
    expect(areaHit(0, { isBlast: false, isInCover: false }).margin).toBe(0);
  },
);
