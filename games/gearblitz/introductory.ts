import { gameWith } from './game-with.ts';
import { switchboard } from './points.ts';
import { readings } from './readings.ts';
import { agreements } from './scenarios/agreement.ts';
import { meeting } from './scenarios/meeting.ts';

// Where all options are there already, they stay.
if (!switchboard.isConnected) switchboard.connect(agreements, readings);

/** The game without optional rules and army lists: for those who begin over a slow line. */
export const introductory = gameWith({ options: agreements, scenarios: [meeting] });
