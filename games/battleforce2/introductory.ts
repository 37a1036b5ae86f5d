import { gameWith } from './game-with.ts';
import { commands } from './options/commands.ts';
import { turnLimit } from './options/turn-limit.ts';
import { switchboard } from './points.ts';
import { readings } from './readings.ts';
import { battleOptions } from './scenarios/battle-choices.ts';

const options = [commands, turnLimit, ...battleOptions];

// Where all options are there already, they stay.
if (!switchboard.isConnected) switchboard.connect(options, readings);

/** The game with what the basic scenario needs: for those who begin over a slow line. */
export const introductory = gameWith({ options });
