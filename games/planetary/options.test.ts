import { optionsSuite } from '@ironfield/conformance/options-suite.ts';
import { planetary } from './game.ts';

optionsSuite(planetary);
