import { rule } from '@ironfield/conformance/rule.ts';
import { expect } from 'vitest';
import { duel } from '../../testing/duel.ts';

rule('MT-HULL-01', 'Who is hull-down behind cover is 2 harder to hit, in the open nothing changes', () => {
  const options = { 'hull-down-quad': true };
  const number = (hexes: readonly string[], hullDown: boolean) =>
    duel({ options, hexes, mark: { marks: { hullDown } } }).toHit('Medium Laser').total;
  const hill = ['.', '.', '.', '.1', '.'];
  const open = ['.', '.', '.', '.', '.'];
  expect(number(hill, true) - number(hill, false)).toBe(2);
  expect(number(hill, false) - number(open, false)).toBe(1);
  expect(number(open, true)).toBe(number(open, false));
});
