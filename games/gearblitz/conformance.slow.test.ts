import { conformanceSuite, crowdSuite } from '@ironfield/conformance/suite.ts';
import { expect, test } from 'vitest';
import { gearblitz } from './game.ts';
import { crowds } from './testing-crowd.ts';
import { worlds } from './testing-worlds.ts';

/** The small ones: one plain, one with everything that can be decided before a battle. */
const SMALL = ['meeting', 'outpost'];

conformanceSuite(
  { ...gearblitz, scenarios: gearblitz.scenarios.filter(({ id }) => SMALL.includes(id)) },
  { games: 1 },
);

crowdSuite(crowds, 3);

test('two worlds that differ in one hidden fact look alike to whoever may not know of it', () => {
  const { views, pairs, failure } = worlds({ views: 400, seed: 'suite' });
  if (failure) throw failure;
  expect([views >= 400, pairs > 20]).toEqual([true, true]);
});
