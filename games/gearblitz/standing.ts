import type { Json } from '@ironfield/kernel/json.ts';
import { plugged } from './register.ts';
import type { State } from './state.ts';

/** The places of all units, and what they have left. */
export function standing(state: State): Json {
  const { round, commandPoints, battle, units } = state;
  const facts = {
    round,
    commandPoints: [...commandPoints],
    missions: [...battle.missions],
    reserves: battle.reserves.map((reserve) => reserve && [reserve.arrival, reserve.waiting.length]),
    support: battle.support.map(({ due, fate }) => [due, fate]),
    units: units.map(({ at, others, aboard, heading, isLocked, actions, standBy, body }) => [
      at && [at.x, at.y],
      heading,
      body.speed,
      body.mode,
      body.damage,
      isLocked,
      actions,
      standBy,
      body.climb?.height ?? body.altitude,
      others.map(({ x, y }) => [x, y]),
      aboard,
    ]),
  };
  return plugged(state.setup).standing?.(facts, state) ?? facts;
}
