import { IDLE_TURNS, QUIET_TURNS } from '../data/tables.ts';
import { type Frames, opponentOf } from '../state.ts';
import { combatants, type InBattle } from './fighters.ts';

type Result = Frames['battle/over'];

/** PA-CBT-16: a side without combat units on the board has lost. `null` while both have some. */
export function wonBattle(state: InBattle): Result | null {
  const { attacker } = state.battle;
  const loser = [attacker, opponentOf(attacker)].find((side) => combatants(state, side).length === 0);
  return loser === undefined ? null : { winner: opponentOf(loser), why: 'last-unit' };
}

/** PA-CBT-06: a battle that goes nowhere is broken off by the one who began it. */
export function brokenOff({ battle }: InBattle): Result | null {
  const winner = opponentOf(battle.attacker);
  if (battle.idleTurns >= IDLE_TURNS) return { winner, why: 'idle' };
  return battle.quietTurns >= QUIET_TURNS ? { winner, why: 'quiet' } : null;
}
