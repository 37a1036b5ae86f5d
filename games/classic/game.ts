import { withRules } from '@ironfield/kernel/play/assemble.ts';
import type { WrittenGame } from '@ironfield/kernel/play/game.ts';
import type { Classic } from './game-types.ts';
import { gameWith } from './game-with.ts';
import { optionGroups, optionSets, options } from './options.ts';
import { rules } from './rule-index.ts';
import { ambush } from './scenarios/combined-arms/ambush.ts';
import { city } from './scenarios/combined-arms/city.ts';
import { convoy } from './scenarios/combined-arms/convoy.ts';
import { crossing } from './scenarios/combined-arms/crossing.ts';
import { fortress } from './scenarios/combined-arms/fortress.ts';
import { landing } from './scenarios/combined-arms/landing.ts';
import { meeting } from './scenarios/combined-arms/meeting.ts';

/** BattleTech, introductory rules, with all options. */
const game = gameWith({ options, optionGroups, optionSets });
export const classic: WrittenGame<Classic> = withRules(
  // Battles that an option makes possible come with it: a first battle over a slow line loads no vehicles.
  { ...game, scenarios: [...game.scenarios, meeting, convoy, ambush, city, crossing, fortress, landing] },
  rules,
);
