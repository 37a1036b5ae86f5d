import { gameWith } from './game-with.ts';
import { turnLimit } from './options/sequence/turn-limit.ts';
import { switchboard } from './points.ts';
import { readings } from './readings.ts';
import { mapOptions } from './scenarios/map-options.ts';

const options = [...mapOptions, turnLimit];

// Where all options are there already, they stay.
if (!switchboard.isConnected) switchboard.connect(options, readings);

/** The game without Maximum Tech: for those who begin over a slow line, and have changed no rule. */
export const introductory = gameWith({ options });
