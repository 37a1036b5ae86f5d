import { rule } from '@ironfield/conformance/rule.ts';
import { UNITS } from '@ironfield/planetary/data/units.ts';
import { expect, test } from 'vitest';
import { sizeOf, typeAfter } from './strength.ts';

const after = (id: string, lost: number, now = id) => typeAfter(UNITS[id]!, now, lost, UNITS);

test('Counters stand for as many elements as the book counts', () => {
  const sizes = Object.fromEntries(
    [
      'heavy-mech-iu',
      'heavy-vehicle',
      'infantry',
      'battle-armor-is',
      'clan-heavy-mech-binary-c1',
      'clan-heavy-mech-trinary-c1',
      'clan-heavy-supernova-binary-c1',
      'clan-heavy-supernova-trinary-c1',
      'clan-infantry-trinary',
      'clan-battle-armor-binary-c1',
    ].map((id) => [id, sizeOf(UNITS[id]!)]),
  );
  expect(sizes).toEqual({
    'heavy-mech-iu': 12,
    'heavy-vehicle': 12,
    infantry: 9,
    'battle-armor-is': 12,
    'clan-heavy-mech-binary-c1': 10,
    'clan-heavy-mech-trinary-c1': 15,
    'clan-heavy-supernova-binary-c1': 20,
    'clan-heavy-supernova-trinary-c1': 30,
    'clan-infantry-trinary': 15,
    'clan-battle-armor-binary-c1': 10,
  });
});

rule(
  'BF2-INTEG-04',
  'A heavy company that loses 5 of 12 is a medium one, with 8 a light one, with 10 nothing',
  () => {
    expect([0, 3, 4, 5, 6, 7, 8, 9, 10].map((lost) => after('heavy-mech-iu', lost))).toEqual([
      'heavy-mech-iu',
      'heavy-mech-iu',
      'medium-mech-iu',
      'medium-mech-iu',
      'medium-mech-iu',
      'light-mech-iu',
      'light-mech-iu',
      'light-mech-iu',
      null,
    ]);
  },
);

rule('BF2-INTEG-04', 'Each class goes down by quarters of its size, up to a quarter not at all', () => {
  const [binary, trinary] = [10, 15];
  expect(
    [2, 3, 5, 6, 7, 8].map((lost) => lost <= binary && after('clan-assault-mech-binary-c2', lost)),
  ).toEqual([
    'clan-assault-mech-binary-c2',
    'clan-heavy-mech-binary-c2',
    'clan-heavy-mech-binary-c2',
    'clan-medium-mech-binary-c2',
    'clan-medium-mech-binary-c2',
    null,
  ]);
  expect(
    [3, 4, 7, 8, 11, 12].map((lost) => lost <= trinary && after('clan-medium-mech-trinary-c1', lost)),
  ).toEqual([
    'clan-medium-mech-trinary-c1',
    'clan-light-mech-trinary-c1',
    'clan-light-mech-trinary-c1',
    'clan-light-mech-trinary-c1',
    'clan-light-mech-trinary-c1',
    null,
  ]);
  expect([6, 7].map((lost) => after('light-vehicle', lost))).toEqual(['light-vehicle', null]);
  expect(after('heavy-vehicle', 6)).toBe('medium-vehicle');
});

rule('BF2-INTEG-04', 'Whoever has no weight class is destroyed by losing more than half', () => {
  expect([4, 5].map((lost) => after('infantry', lost))).toEqual(['infantry', null]);
  expect([6, 7].map((lost) => after('battle-armor-is', lost))).toEqual(['battle-armor-is', null]);
});

rule('BF2-INTEG-05', 'Losses add up, on the line of the class that the counter began with', () => {
  // 5 in the first battle, 3 more in the second: 8 of 12 on the line of a heavy company.
  expect(after('heavy-mech-iu', 5)).toBe('medium-mech-iu');
  expect(after('heavy-mech-iu', 8, 'medium-mech-iu')).toBe('light-mech-iu');
  expect(after('assault-mech-iu', 7)).toBe('medium-mech-iu');
});
