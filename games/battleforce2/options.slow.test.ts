import { optionsSuite } from '@ironfield/conformance/runs/options-suite.ts';
import { battleforce2 } from './game.ts';
import { gameWith } from './game-with.ts';

optionsSuite(battleforce2, (options) => gameWith({ options }));
