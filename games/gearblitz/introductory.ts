import { gameWith } from './game-with.ts';
import { switchboard } from './points.ts';
import { agreements } from './scenarios/agreement.ts';
import { meeting } from './scenarios/meeting.ts';

// Where all options are there already, they stay.
if (!switchboard.isConnected) switchboard.connect(agreements);

/** The game without optional rules and army lists: for those who begin over a slow line. */
export const introductory = gameWith({ options: agreements, scenarios: [meeting] });
