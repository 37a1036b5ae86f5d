import { conformanceSuite } from '@ironfield/conformance/suite.ts';
import { battleforce2 } from './game.ts';

conformanceSuite(battleforce2, { games: 1 });
