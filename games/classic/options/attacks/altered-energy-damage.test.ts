import { rule } from '@ironfield/conformance/rule.ts';
import { expect } from 'vitest';
import { duel } from '../../testing/duel.ts';
import { location, toHit } from '../../testing/table.ts';

const options = { 'altered-energy-damage': true };
const damage = (label: string, range: number, more: object = {}) =>
  duel({ options: { ...options, ...more }, range }).fire(label, toHit(6, 6), location(3, 4));

rule('MT-DMG-01', 'A medium laser does 6 in the next hex, 5 at short and medium range, 4 at long', () => {
  expect([1, 2, 6, 7, 9].map((range) => damage('Medium Laser', range))).toEqual([6, 5, 5, 4, 4]);
});

rule('MT-DMG-01', 'At extreme range half is left, rounded up, and nothing more is taken off', () => {
  expect(damage('Medium Laser', 10, { 'extreme-range': true })).toBe(3);
});

rule('MT-DMG-01', 'Only energy weapons change', () => {
  const made = duel({ options, range: 1 });
  expect(made.fire('SRM 4', toHit(6, 6), ['cluster hits', 1, 1], location(3, 4))).toBe(2);
});
