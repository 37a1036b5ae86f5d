import { hmac } from '@noble/hashes/hmac.js';
import { sha256 } from '@noble/hashes/sha2.js';
import { utf8ToBytes } from '@noble/hashes/utils.js';
import { type Random, randomBelow, randomFrom } from './random.ts';
import { isShared } from './seed.ts';

/** A roll written down in a test: its purpose, and what the dice show. */
export interface ScriptedRoll {
  readonly purpose: string;
  readonly dice: readonly number[];
}

interface ScriptedDice {
  readonly script: readonly ScriptedRoll[];
  next: number;
}

/** Dice for players who do not trust each other. Without the key, the dice seen so far tell nothing about the next. */
interface KeyedDice {
  readonly key: string;
  /** Blocks of bytes used so far. */
  used: number;
}

/**
 * All the randomness of a game. It is part of the state, so it is saved, forked and hashed; it is never part of a view.
 */
export type Dice = Random | ScriptedDice | KeyedDice;

/** Fast dice for simulations. A shared seed gets keyed dice instead. */
export function seededDice(seed: string): Dice {
  return isShared(seed) ? { key: seed, used: 0 } : randomFrom(seed);
}

/**
 * Dice for tests: `scriptedDice(['initiative', 6, 1], ['initiative', 2, 2])`. A missing roll, or one with a different
 * purpose or number of dice, throws; `unusedRolls` lists the rolls left over.
 */
export function scriptedDice(...rolls: readonly (readonly [purpose: string, ...dice: number[]])[]): Dice {
  return { script: rolls.map(([purpose, ...dice]) => ({ purpose, dice })), next: 0 };
}

export function unusedRolls(dice: Dice): readonly ScriptedRoll[] {
  return 'script' in dice ? dice.script.slice(dice.next) : [];
}

/** Rolls `count` six-sided dice and returns the results. */
export function rollDice(dice: Dice, purpose: string, count: number): number[] {
  if (!('a' in dice)) return 'key' in dice ? rollKeyed(dice, count) : rollScripted(dice, purpose, count);
  const shown = new Array<number>(count);
  for (let i = 0; i < count; i++) shown[i] = randomBelow(dice, 6) + 1;
  return shown;
}

/** Larger bytes are drawn again, so that the six faces share the rest evenly. */
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
