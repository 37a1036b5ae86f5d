import { rule } from '@ironfield/conformance/rule.ts';
import { expect, test } from 'vitest';
import { WEAPONS } from '../../data/equipment.ts';
import { duel } from '../../testing/duel.ts';
import { location, toHit } from '../../testing/table.ts';
import { extremeRanges } from './extreme-range.ts';

const options = { 'extreme-range': true };
const at = (range: number, more: object = {}) =>
  duel({ options: { ...options, ...more }, range }).toHit('Medium Laser').total;

rule('MT-ADVF-02', 'A medium laser fires up to 12 hexes, from 10 on at +8', () => {
  expect([9, 10, 12].map((range) => at(range))).toEqual([8, 12, 12]);
  expect(at(13)).toBe(99);
  expect(duel({ options: {}, range: 10 }).toHit('Medium Laser')).toTotal(99);
});

rule('MT-ADVF-02', 'What makes long range harder makes extreme range harder by as much', () => {
  expect(at(10, { fog: true }) - at(10)).toBe(2);
});

rule('MT-ADVF-02', 'A shot at extreme range can hit', () => {
  expect(duel({ options, range: 12 }).fire('Medium Laser', toHit(6, 6), location(3, 4))).toBe(5);
});

test('a weapon whose medium range is less than half of its long one has none', () => {
  const { farthest } = extremeRanges.plug!(true).replace!;
  const laser = WEAPONS.find(({ id }) => id === 'medium_laser')!;
  expect(farthest!({ ...laser, medium: 4, long: 9 })).toBe(9);
  expect(farthest!({ ...laser, medium: 5, long: 9 })).toBe(10);
});
