import { rule } from '@ironfield/conformance/rule.ts';
import { expect } from 'vitest';
import { duel } from '../../testing/duel.ts';
import { location, toHit } from '../../testing/table.ts';

const options = { 'missile-hit-penalties': true };
const anywhere = (count: number) => Array.from({ length: count }, () => location(3, 4));

/** Missiles of an SRM 4 that hit at a range with this cluster roll. */
function missiles(range: number, a: number, b: number, groups: number, more = {}): number {
  const made = duel({ options: { ...options, ...more }, range });
  made.fire('SRM 4', toHit(6, 6), ['cluster hits', a, b], ...anywhere(groups));
  return made.scene.happened('cluster')[0].missiles;
}

rule('MT-DMG-03', 'In the next hex the roll is at +1', () => {
  expect(missiles(1, 5, 5, 4)).toBe(4);
  expect(missiles(3, 5, 5, 3)).toBe(3);
});

rule('MT-DMG-03', 'At medium range it is at −1, at long and extreme range at −2', () => {
  expect(missiles(6, 3, 4, 2)).toBe(2);
  expect(missiles(3, 3, 4, 3)).toBe(3);
  expect(missiles(9, 6, 6, 3)).toBe(3);
  expect(missiles(6, 6, 6, 4)).toBe(4);
  expect(missiles(12, 6, 6, 3, { 'extreme-range': true })).toBe(3);
});

rule('MT-DMG-03', 'Below 2 exactly one missile hits, above 12 all of them do', () => {
  expect(missiles(9, 1, 1, 1)).toBe(1);
  expect(missiles(1, 6, 6, 4)).toBe(4);
});

rule('MT-DMG-03', 'The log says what was added to the dice', () => {
  const made = duel({ options, range: 9 });
  made.fire('SRM 4', toHit(6, 6), ['cluster hits', 6, 6], ...anywhere(3));
  expect(made.scene.happened('cluster')[0].modifier?.lines).toEqual([
    { value: -2, reason: 'long range', rule: 'MT-DMG-03', kind: 'add' },
  ]);
});
