import { conformanceSuite } from '@ironfield/conformance/suite.ts';
import { classic } from './game.ts';

conformanceSuite(classic, { games: 2 });
