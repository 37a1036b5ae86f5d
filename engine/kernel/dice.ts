import { hmac } from '@noble/hashes/hmac.js';
import { sha256 } from '@noble/hashes/sha2.js';
import { utf8ToBytes } from '@noble/hashes/utils.js';
import { type Random, randomBelow, randomFrom } from './random.ts';
import { isShared } from './seed.ts';

/** A roll that a test has written down: what it is for, and what the dice show. */
export interface ScriptedRoll {
  readonly purpose: string;
  readonly dice: readonly number[];
}

interface ScriptedDice {
  readonly script: readonly ScriptedRoll[];
  next: number;
}

/** Dice of people who trust nobody: however many have been seen, the next ones follow only from the key. */
interface KeyedDice {
  readonly key: string;
  /** Blocks of bytes that have been used. */
  used: number;
}

/** All chance of a game. Part of the state, hence saved, forked and hashed with it; never part of a view. */
export type Dice = Random | ScriptedDice | KeyedDice;

/** Fast ones, which simulations throw by the million, unless the seed was shared. */
export function seededDice(seed: string): Dice {
  return isShared(seed) ? { key: seed, used: 0 } : randomFrom(seed);
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
  if (!('a' in dice)) return 'key' in dice ? rollKeyed(dice, count) : rollScripted(dice, purpose, count);
  const shown = new Array<number>(count);
  for (let i = 0; i < count; i++) shown[i] = randomBelow(dice, 6) + 1;
  return shown;
}

/** Bytes above are drawn again: what is left is shared out evenly. */
const EVEN = 252;

function rollKeyed(dice: KeyedDice, count: number): number[] {
  const shown: number[] = [];
  while (shown.length < count) {
    for (const byte of hmac(sha256, utf8ToBytes(dice.key), utf8ToBytes(String(dice.used++)))) {
      if (byte < EVEN && shown.length < count) shown.push((byte % 6) + 1);
    }
  }
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
