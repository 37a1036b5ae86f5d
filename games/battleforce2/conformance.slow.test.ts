import { conformanceSuite, crowdSuite } from '@ironfield/conformance/suite.ts';
import { expect, test } from 'vitest';
import { battleforce2 } from './game.ts';
import { crowds } from './testing/crowd.ts';
import { worlds } from './testing/worlds.ts';

conformanceSuite(battleforce2, { games: 1 });
crowdSuite(crowds, 3);

test('two worlds that differ in one hidden fact look alike to whoever may not know of it', () => {
  const { views, pairs, failure } = worlds({ views: 100, seed: 'suite' });
  if (failure) throw failure;
  expect([views >= 100, pairs > 8]).toEqual([true, true]);
});
