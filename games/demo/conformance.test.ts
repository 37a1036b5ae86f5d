import { conformanceSuite } from '@ironfield/conformance/suite.ts';
import { demo } from './game.ts';

// For a quick look; conformance.slow.test.ts plays more games.
conformanceSuite(demo, { games: 2 });
