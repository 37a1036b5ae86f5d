import { optionsSuite } from '@ironfield/conformance/options-suite.ts';
import { battleforceQs } from './game.ts';

optionsSuite(battleforceQs);
