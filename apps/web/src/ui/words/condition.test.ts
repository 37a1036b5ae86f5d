import { expect, test } from 'vitest';
import { conditionOf } from './condition.ts';

test('What is left is good, worn or bad', () => {
  const conditions = [1, 0.61, 0.6, 0.31, 0.3, 0].map(conditionOf);
  expect(conditions).toEqual(['good', 'good', 'worn', 'worn', 'bad', 'bad']);
});
