import type { Attack } from '../rules/attack.ts';
import { counterOf, type InBattle, sheetOf } from '../rules/fighters.ts';
import { oddsOf } from '../rules/odds.ts';
import { type Fighter, QUALITIES } from '../state.ts';

/** The share of its worth that a damaged unit loses: it fights badly, and the next hit destroys it. */
export const DAMAGED_SHARE = 0.45;

/** The worth of a unit to its side: its price, less if it is damaged. */
export function worthOf(state: InBattle, fighter: Fighter): number {
  const { prices } = sheetOf(state, fighter.counter);
  const price = prices[QUALITIES.indexOf(counterOf(state, fighter).quality)] ?? prices[1]!;
  return fighter.damaged ? price * (1 - DAMAGED_SHARE) : price;
}

/** The worth that an attack destroys on average. */
export function expectedGain(state: InBattle, attack: Attack): number {
  const { damaged, destroyed } = oddsOf(state, attack);
  return worthOf(state, attack.target) * (destroyed + DAMAGED_SHARE * damaged);
}
