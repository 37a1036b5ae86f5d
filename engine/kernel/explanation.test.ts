import fc from 'fast-check';
import { expect, test } from 'vitest';
import { explain, type Tally, totalOf } from './explanation.ts';

const lines = fc.array(
  fc.record({
    kind: fc.constantFrom('add' as const, 'set' as const),
    value: fc.integer({ min: -20, max: 20 }),
  }),
);

test('The number alone and the number with its reasons are the same number', () => {
  fc.assert(
    fc.property(lines, (entries) => {
      const compute = (tally: Tally) => {
        for (const { kind, value } of entries) tally[kind](value, 'because', 'R-1');
      };
      const { total, lines } = explain(compute);
      expect(totalOf(compute)).toBe(total);
      expect(lines.map(({ kind, value }) => ({ kind, value }))).toEqual(entries);
      expect(lines.reduce((sum, line) => (line.kind === 'set' ? line.value : sum + line.value), 0)).toBe(
        total,
      );
    }),
  );
});

test('A line that sets replaces what was added before, and rules can look at the total so far', () => {
  const capped = explain((tally) => {
    tally.add(9, 'base', 'R-1');
    if (tally.total > 6) tally.set(6, 'never more than six', 'R-2');
    tally.add(1, 'after the cap', 'R-3');
  });
  expect(capped).toEqual({
    total: 7,
    lines: [
      { value: 9, reason: 'base', rule: 'R-1', kind: 'add' },
      { value: 6, reason: 'never more than six', rule: 'R-2', kind: 'set' },
      { value: 1, reason: 'after the cap', rule: 'R-3', kind: 'add' },
    ],
  });
});
