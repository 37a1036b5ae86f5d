import { conformanceSuite, crowdSuite } from '@ironfield/conformance/suite.ts';
import { expect, test } from 'vitest';
import { classic } from './game.ts';
import { crowds } from './testing/crowd.ts';
import { worlds } from './testing/worlds.ts';

conformanceSuite(classic, { games: 1 });
crowdSuite(crowds, 3);

test('two worlds that differ in one hidden unit look alike to whoever may not know of it', () => {
  const { views, pairs, failure } = worlds({ views: 400, seed: 'suite' });
  if (failure) throw failure;
  expect([views >= 400, pairs > 20]).toEqual([true, true]);
});
