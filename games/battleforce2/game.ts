import { withRules } from '@ironfield/kernel/play/assemble.ts';
import type { WrittenGame } from '@ironfield/kernel/play/game.ts';
import type { Battleforce2 } from './game-types.ts';
import { gameWith } from './game-with.ts';
import { optionSets, options } from './options.ts';
import { rules } from './rule-index.ts';

/** BattleForce 2, with all options. */
export const battleforce2: WrittenGame<Battleforce2> = withRules(gameWith({ options, optionSets }), rules);
