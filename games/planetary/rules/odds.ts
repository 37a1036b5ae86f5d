import { totalOf } from '@ironfield/kernel/explanation.ts';
import { THROWS_OF_TWO_DICE } from '@ironfield/kernel/players/odds.ts';
import { type Attack, damageModifiers, hitsWith, resultOf, toHit } from './attack.ts';
import { type InBattle, toughnessOf } from './fighters.ts';

/** The chances of an attack, of 1. */
export interface Odds {
  readonly hit: number;
  /** Of the whole attack, not only of a hit. */
  readonly damaged: number;
  readonly destroyed: number;
}

const THROWS = 36;

/** Of all throws of two dice, the share for which something holds. */
const shareOfThrows = (holds: (dice: number) => boolean): number =>
  THROWS_OF_TWO_DICE.reduce((sum, ways, index) => (holds(index + 2) ? sum + ways : sum), 0) / THROWS;

export function oddsOf(state: InBattle, attack: Attack): Odds {
  const { target } = attack;
  const needed = totalOf(toHit(state, attack));
  const modifiers = totalOf(damageModifiers(state, attack));
  const toughness = toughnessOf(state, target.counter);
  const hit = shareOfThrows((dice) => hitsWith(dice, needed));
  const of = (result: 'damaged' | 'destroyed') =>
    hit * shareOfThrows((dice) => resultOf(dice, modifiers, toughness, target.damaged) === result);
  return { hit, damaged: of('damaged'), destroyed: of('destroyed') };
}
