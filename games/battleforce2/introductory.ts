import { gameWith } from './game-with.ts';
import { commands } from './options/commands.ts';
import { turnLimit } from './options/turn-limit.ts';
import { battleOptions } from './scenarios/generator/battle-choices.ts';

/** The game with what the basic scenario needs, for players on a slow connection. */
export const introductory = gameWith({ options: [commands, turnLimit, ...battleOptions] });
