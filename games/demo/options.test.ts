import { optionsSuite } from '@ironfield/conformance/runs/options-suite.ts';
import { demo, gameWith } from './game.ts';

optionsSuite(demo, (options) => gameWith({ options }));
