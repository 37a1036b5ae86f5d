import { optionsSuite } from '@ironfield/conformance/options-suite.ts';
import { classic } from './game.ts';
import { switchboard } from './points.ts';

optionsSuite(classic, (register) => switchboard.connect(register));
