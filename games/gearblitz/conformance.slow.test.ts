import { conformanceSuite, crowdSuite } from '@ironfield/conformance/suite.ts';
import { gearblitz } from './game.ts';
import { crowds } from './testing-crowd.ts';

/** The small ones: one plain, one with everything that can be decided before a battle. */
const SMALL = ['meeting', 'outpost'];

conformanceSuite(
  { ...gearblitz, scenarios: gearblitz.scenarios.filter(({ id }) => SMALL.includes(id)) },
  { games: 1 },
);

crowdSuite(crowds, 3);
