import { sha256 } from '@noble/hashes/sha2.js';
import { utf8ToBytes } from '@noble/hashes/utils.js';

/**
 * A small fast generator (sfc32). Its whole state is four integers of plain data, so it lives in the game state and is
 * saved, forked and hashed with it.
 */
export interface Random {
  a: number;
  b: number;
  c: number;
  d: number;
}

/** The generator for a seed. Any text is a seed; different texts give unrelated sequences. */
export function randomFrom(seed: string): Random {
  const bytes = new DataView(sha256(utf8ToBytes(seed)).buffer);
  return { a: bytes.getInt32(0), b: bytes.getInt32(4), c: bytes.getInt32(8), d: bytes.getInt32(12) };
}

function next(random: Random): number {
  const t = (((random.a + random.b) | 0) + random.d) | 0;
  random.d = (random.d + 1) | 0;
  random.a = random.b ^ (random.b >>> 9);
  random.b = (random.c + (random.c << 3)) | 0;
  random.c = (((random.c << 21) | (random.c >>> 11)) + t) | 0;
  return t >>> 0;
}

/** A whole number from 0 to `below` - 1, all equally likely (values that would bias the result are drawn again). */
export function randomBelow(random: Random, below: number): number {
  if (!(below >= 1 && below <= 0x1_0000_0000)) throw new RangeError(`Cannot draw one of ${below}`);
  const limit = 0x1_0000_0000 - (0x1_0000_0000 % below);
  let value = next(random);
  while (value >= limit) value = next(random);
  return value % below;
}

/** A number from 0 up to, but not including, 1. */
export function randomUnit(random: Random): number {
  return next(random) / 0x1_0000_0000;
}

export function randomItem<T>(random: Random, items: ArrayLike<T>): T {
  return items[randomBelow(random, items.length)] as T;
}

/** Shuffles in place (Fisher–Yates). */
export function shuffle<T>(random: Random, items: T[]): T[] {
  for (let i = items.length - 1; i > 0; i--) {
    const j = randomBelow(random, i + 1);
    const item = items[i] as T;
    items[i] = items[j] as T;
    items[j] = item;
  }
  return items;
}
