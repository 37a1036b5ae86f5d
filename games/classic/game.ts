import { gameWith } from './game-with.ts';
import { optionGroups, optionSets, options } from './options.ts';

/** BattleTech, introductory rules, with all options. */
export const classic = gameWith({ options, optionGroups, optionSets });
