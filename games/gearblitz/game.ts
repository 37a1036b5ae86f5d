import { withRules } from '@ironfield/kernel/play/assemble.ts';
import type { WrittenGame } from '@ironfield/kernel/play/game.ts';
import { draw } from './drawing.ts';
import type { GearBlitz } from './game-types.ts';
import { gameWith } from './game-with.ts';
import { options } from './options.ts';
import { rules } from './rule-index.ts';
import { battles } from './scenarios/battles.ts';
import { meeting } from './scenarios/meeting.ts';
import { mustering } from './scenarios/mustering.ts';

/** Heavy Gear Blitz, with all options and battles. */
export const gearblitz: WrittenGame<GearBlitz> = withRules(
  gameWith({ options, scenarios: [meeting, ...battles], mustering, draw }),
  rules,
);
