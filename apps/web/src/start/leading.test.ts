import { expect, test } from 'vitest';
import { leading } from './leading.ts';

test('a force is called by its first unit, and how many more there are', () => {
  expect(leading(['Atlas', 'Jenner', 'Spider', 'Dragon'])).toBe('Atlas and three more');
  expect(leading(['Atlas', 'Jenner'])).toBe('Atlas and one more');
  expect(leading(['Atlas'])).toBe('Atlas');
  expect(leading(Array(14).fill('Hunter'))).toBe('Hunter and 13 more');
});
