import { scriptedDice, unusedRolls } from '@ironfield/kernel/dice.ts';
import type { CoreState } from '@ironfield/kernel/state.ts';

/** A roll as a test writes it: what it is for, and what the dice show. */
export type Roll = readonly [purpose: string, ...dice: number[]];

/** From here on the game rolls exactly these dice. Rolls of an earlier script must have been used. */
export function setDice(state: CoreState, ...rolls: readonly Roll[]): void {
  expectDiceUsed(state);
  state.dice = scriptedDice(...rolls);
}

/** Throws, naming the rolls, when the script holds rolls that the game never asked for. */
export function expectDiceUsed(state: CoreState): void {
  const unused = unusedRolls(state.dice);
  if (unused.length === 0) return;
  const rolls = unused.map(({ purpose, dice }) => `"${purpose}" ${dice.join(', ')}`);
  throw new Error(`Scripted dice: ${unused.length} left over: ${rolls.join('; ')}`);
}

/** Runs `body` with these dice; fails when a roll is missing, is for something else, or is left over. */
export function withDice<T>(state: CoreState, rolls: readonly Roll[], body: () => T): T {
  setDice(state, ...rolls);
  const result = body();
  expectDiceUsed(state);
  return result;
}
