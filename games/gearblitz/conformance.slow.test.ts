import { conformanceSuite } from '@ironfield/conformance/suite.ts';
import { gearblitz } from './game.ts';

conformanceSuite(gearblitz, { games: 2 });
