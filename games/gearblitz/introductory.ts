import type { GearBlitz } from './game-types.ts';
import { gameWith } from './game-with.ts';
import { pieces } from './pieces.ts';
import { agreements } from './scenarios/agreement.ts';
import { meeting } from './scenarios/meeting.ts';

/** The table as a list; the whole game draws it square by square. */
const draw = (table: GearBlitz['Table']): string =>
  pieces(table)
    .map(({ name, note, at }) => `${name}: ${at ? note : 'off the table'}`)
    .join('\n');

/** The game without optional rules and army lists: for those who begin over a slow line. */
export const introductory = gameWith({ options: agreements, scenarios: [meeting], draw });
