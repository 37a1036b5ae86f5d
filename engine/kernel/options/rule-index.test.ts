import { expect, test } from 'vitest';
import { defineRules } from './rule-index.ts';

test('A rule is in the index once', () => {
  const rule = { id: 'R-1', title: 'Rule', section: '1', summary: 'A rule.' } as const;
  expect(defineRules([rule])).toEqual([rule]);
  expect(() => defineRules([rule, rule])).toThrow('Rule R-1 is in the index twice');
});
