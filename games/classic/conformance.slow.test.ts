import { conformanceSuite, crowdSuite } from '@ironfield/conformance/suite.ts';
import { classic } from './game.ts';
import { crowds } from './testing-crowd.ts';

conformanceSuite(classic, { games: 1 });
crowdSuite(crowds, 3);
