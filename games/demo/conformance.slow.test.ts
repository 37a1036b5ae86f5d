import { conformanceSuite } from '@ironfield/conformance/suite.ts';
import { demo } from './game.ts';

conformanceSuite(demo, { games: 10 });
