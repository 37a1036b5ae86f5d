import { conformanceSuite, crowdSuite } from '@ironfield/conformance/suite.ts';
import { planetary } from './game.ts';
import { crowds } from './testing/crowd.ts';

conformanceSuite(planetary, { games: 2 });
crowdSuite(crowds, 4);
