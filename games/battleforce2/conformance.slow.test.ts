import { conformanceSuite, crowdSuite } from '@ironfield/conformance/suite.ts';
import { battleforce2 } from './game.ts';
import { crowds } from './testing-crowd.ts';

conformanceSuite(battleforce2, { games: 1 });
crowdSuite(crowds, 3);
