import { optionsSuite } from '@ironfield/conformance/runs/options-suite.ts';
import { classic } from './game.ts';
import { gameWith } from './game-with.ts';

optionsSuite(classic, (options) => gameWith({ options }));
