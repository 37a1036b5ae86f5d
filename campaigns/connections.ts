import { duel } from './duel/duel.ts';
import type { Connect } from './nesting/connection.ts';
import { planetBattle } from './zoom/planet-battle.ts';

/** The games whose battles can be fought in another one. */
export const connect: Connect = (game) =>
  game.id === 'planetary' ? planetBattle : game.id === 'battleforce2' ? duel : null;
