import { optionsSuite } from '@ironfield/conformance/options-suite.ts';
import { demo } from './game.ts';
import { switchboard } from './points.ts';

optionsSuite(demo, (register) => switchboard.connect(register));
