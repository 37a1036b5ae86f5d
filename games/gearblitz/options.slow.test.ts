import { optionsSuite } from '@ironfield/conformance/runs/options-suite.ts';
import { gearblitz } from './game.ts';
import { gameWith } from './game-with.ts';

const scenarios = gearblitz.scenarios.filter(({ id }) => id === 'meeting');
optionsSuite({ ...gearblitz, scenarios }, (options) => gameWith({ ...gearblitz, options, scenarios }));
