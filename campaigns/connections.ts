import { duel } from './duel/duel.ts';
import { linkedBattle } from './linked/linked-battle.ts';
import type { Connect, Connection } from './nesting/connection.ts';
import { planetBattle } from './zoom/planet-battle.ts';

const CONNECTIONS: Readonly<Record<string, Connection>> = {
  planetary: planetBattle,
  battleforce2: duel,
  campaign: linkedBattle,
};

/** The games whose battles can be fought in another one. */
export const connect: Connect = (game) => CONNECTIONS[game.id] ?? null;
