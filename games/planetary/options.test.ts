import { optionsSuite } from '@ironfield/conformance/runs/options-suite.ts';
import { planetary } from './game.ts';

optionsSuite(planetary);
