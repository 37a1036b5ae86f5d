import { conformanceSuite } from '@ironfield/conformance/suite.ts';
import { battleforceQs } from './game.ts';

// For a quick look; conformance.slow.test.ts plays more games.
conformanceSuite(battleforceQs, { games: 1 });
