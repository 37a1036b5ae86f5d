import { conformanceSuite } from '@ironfield/conformance/suite.ts';
import { battleforceQs } from './game.ts';

conformanceSuite(battleforceQs);
