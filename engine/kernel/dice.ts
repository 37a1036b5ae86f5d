import { type Random, randomBelow, randomFrom } from './random.ts';

/** A roll that a test has written down: what it is for, and what the dice show. */
export interface ScriptedRoll {
  readonly purpose: string;
  readonly dice: readonly number[];
}

interface ScriptedDice {
  readonly script: readonly ScriptedRoll[];
  next: number;
}

/** All chance of a game. Part of the state, hence saved, forked and hashed with it; never part of a view. */
export type Dice = Random | ScriptedDice;

export function seededDice(seed: string): Dice {
  return randomFrom(seed);
}

/**
 * Dice for tests: `scriptedDice(['initiative', 6, 1], ['initiative', 2, 2])`. A roll that is missing, or
 * asked for another purpose or another number of dice, throws; `unusedRolls` names what was left over.
 */
export function scriptedDice(...rolls: readonly (readonly [purpose: string, ...dice: number[]])[]): Dice {
  return { script: rolls.map(([purpose, ...dice]) => ({ purpose, dice })), next: 0 };
}

export function unusedRolls(dice: Dice): readonly ScriptedRoll[] {
  return 'script' in dice ? dice.script.slice(dice.next) : [];
}

/** Rolls `count` six-sided dice and returns what each shows. */
export function rollDice(dice: Dice, purpose: string, count: number): number[] {
  if ('script' in dice) return rollScripted(dice, purpose, count);
  const shown = new Array<number>(count);
  for (let i = 0; i < count; i++) shown[i] = randomBelow(dice, 6) + 1;
  return shown;
}

function rollScripted(dice: ScriptedDice, purpose: string, count: number): number[] {
  const roll = dice.script[dice.next];
  const at = `roll ${dice.next + 1}`;
  if (!roll)
    throw new Error(`Scripted dice: ${at} is missing; the game asks for ${count}D6 for "${purpose}"`);
  if (roll.purpose !== purpose || roll.dice.length !== count) {
    throw new Error(
      `Scripted dice: ${at} is ${roll.dice.length}D6 for "${roll.purpose}"; the game asks for ${count}D6 for "${purpose}"`,
    );
  }
  dice.next++;
  return [...roll.dice];
}

export function sum(dice: readonly number[]): number {
  let total = 0;
  for (const die of dice) total += die;
  return total;
}
