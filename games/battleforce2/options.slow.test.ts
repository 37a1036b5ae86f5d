import { optionsSuite } from '@ironfield/conformance/options-suite.ts';
import { battleforce2 } from './game.ts';
import { switchboard } from './points.ts';

optionsSuite(battleforce2, (register) => switchboard.connect(register));
