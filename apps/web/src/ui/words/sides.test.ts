import { expect, test } from 'vitest';
import { toldApart } from './sides.ts';

test('Sides of the same name are told apart by their colours', () => {
  expect(toldApart(['House Marik', 'House Marik'])).toEqual(['House Marik (blue)', 'House Marik (orange)']);
  expect(toldApart(['Iron Lance', 'Ember Lance'])).toEqual(['Iron Lance', 'Ember Lance']);
});
