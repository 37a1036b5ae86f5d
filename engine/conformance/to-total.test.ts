import { explain } from '@ironfield/kernel/explanation.ts';
import { expect, test } from 'vitest';

const number = explain((tally) => {
  tally.add(4, 'Gunnery Skill', 'A-01');
  tally.add(-1, 'immobile target', 'A-02');
  tally.add(4, 'long range', 'A-03');
});

test('A number that differs shows all its lines', () => {
  expect(number).toTotal(7);
  expect(number).not.toTotal(8);
  expect(() => expect(number).toTotal(8)).toThrow(
    ['The number is 7; the test says 8.', '  +4  Gunnery Skill (A-01)', '  −1  immobile target (A-02)'].join(
      '\n',
    ),
  );
});

test('A line that sets the value shows as such', () => {
  const cap = explain((tally) => {
    tally.add(9, 'damage', 'A-01');
    tally.set(5, 'at most', 'A-02');
  });
  expect(() => expect(cap).toTotal(9)).toThrow('  =5  at most (A-02)');
});
