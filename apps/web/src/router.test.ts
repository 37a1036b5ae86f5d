import { expect, test } from 'vitest';
import { linkTo, parseRoute } from './router.ts';

test('An address leads back to the parts it was made of', () => {
  expect(parseRoute(linkTo('table', 'local', 'a/b c'))).toEqual(['table', 'local', 'a/b c']);
  expect(parseRoute('')).toEqual([]);
  expect(parseRoute('#/')).toEqual([]);
});
