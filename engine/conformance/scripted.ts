import { scriptedDice, unusedRolls } from '@ironfield/kernel/dice.ts';
import type { CoreState } from '@ironfield/kernel/state.ts';

/** A roll as written in a test: its purpose, and what the dice show. */
export type Roll = readonly [purpose: string, ...dice: number[]];

/** Scripts the game's next rolls. All rolls of an earlier script must have been used. */
export function setDice(state: CoreState, ...rolls: readonly Roll[]): void {
  expectDiceUsed(state);
  state.dice = scriptedDice(...rolls);
}

/** Throws, naming the rolls, if the script holds rolls that the game never asked for. */
export function expectDiceUsed(state: CoreState): void {
  const unused = unusedRolls(state.dice);
  if (unused.length === 0) return;
  const rolls = unused.map(({ purpose, dice }) => `"${purpose}" ${dice.join(', ')}`);
  throw new Error(`Scripted dice: ${unused.length} left over: ${rolls.join('; ')}`);
}

/** Runs `body` with these dice; fails if a roll is missing, has another purpose, or is left over. */
export function withDice<T>(state: CoreState, rolls: readonly Roll[], body: () => T): T {
  setDice(state, ...rolls);
  const result = body();
  expectDiceUsed(state);
  return result;
}
