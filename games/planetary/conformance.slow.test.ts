import { conformanceSuite, crowdSuite } from '@ironfield/conformance/suite.ts';
import { expect, test } from 'vitest';
import { planetary } from './game.ts';
import { crowds } from './testing/crowd.ts';
import { warCrowds } from './testing/war-crowd.ts';
import { worlds } from './testing/worlds.ts';

conformanceSuite(planetary, { games: 2 });
crowdSuite(crowds, 4);
crowdSuite(warCrowds, 4);

test('worlds that differ in one hidden counter of a war look alike to those who may not know', () => {
  const { views, pairs, failure } = worlds({ views: 300, seed: 'suite' });
  if (failure) throw failure;
  expect(views).toBeGreaterThanOrEqual(300);
  expect(pairs).toBeGreaterThan(20);
});
