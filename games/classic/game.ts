import { withRules } from '@ironfield/kernel/play/assemble.ts';
import type { WrittenGame } from '@ironfield/kernel/play/game.ts';
import type { Classic } from './game-types.ts';
import { gameWith } from './game-with.ts';
import { optionGroups, optionSets, options } from './options.ts';
import { rules } from './rule-index.ts';

/** BattleTech, introductory rules, with all options. */
export const classic: WrittenGame<Classic> = withRules(
  gameWith({ options, optionGroups, optionSets }),
  rules,
);
