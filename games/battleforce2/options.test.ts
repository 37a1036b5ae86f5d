import { optionsSuite } from '@ironfield/conformance/options-suite.ts';
import { battleforce2 } from './game.ts';

optionsSuite(battleforce2);
