import { sha256Hex } from './hash.ts';

/**
 * The seed decides every die of a game. Players see its commitment at the start and the seed itself at the
 * end, so anybody can check that the dice were fixed before the first order (`ironfield verify`).
 */
export function commitmentTo(seed: string): string {
  return sha256Hex(`ironfield seed ${seed}`);
}

/** A fresh seed that nobody can guess from its commitment. */
export function newSeed(): string {
  const bytes = globalThis.crypto.getRandomValues(new Uint8Array(32));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
