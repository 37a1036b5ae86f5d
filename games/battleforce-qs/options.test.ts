import { optionsSuite } from '@ironfield/conformance/runs/options-suite.ts';
import { battleforceQs } from './game.ts';

optionsSuite(battleforceQs);
