import { conformanceSuite, crowdSuite } from '@ironfield/conformance/suite.ts';
import { battleforceQs } from './game.ts';
import { crowds } from './testing/crowd.ts';

conformanceSuite(battleforceQs);
crowdSuite(crowds, 5);
