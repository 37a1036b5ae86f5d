import { gameWith } from './game-with.ts';
import { turnLimit } from './options/sequence/turn-limit.ts';
import { mapOptions } from './scenarios/map-options.ts';

/** The game without Maximum Tech: for those who begin over a slow line, and have changed no rule. */
export const introductory = gameWith({ options: [...mapOptions, turnLimit] });
