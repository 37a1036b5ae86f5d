import { sha256Hex } from './hash.ts';

/**
 * The seed decides every die of a game. Players see its commitment at the start and the seed itself at the end, so
 * anybody can check that the dice were fixed before the first order (`ironfield verify`).
 */
export function commitmentTo(seed: string): string {
  return sha256Hex(`ironfield seed ${seed}`);
}

/** A fresh seed; its commitment does not help to guess it. */
export function newSeed(): string {
  const bytes = globalThis.crypto.getRandomValues(new Uint8Array(32));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/**
 * Dice that nobody can choose or foresee alone. The house and every person first show commitments to their own secrets,
 * and the secrets only when all commitments are there; the game's seed follows from all of them.
 */
export interface SharedDice {
  /** The secret of the server or other dealer. It stands in for the bots, too. */
  readonly house: string;
  /** By seat; null for seats that contribute nothing. */
  readonly shares: readonly (Share | null)[];
}

export interface Share {
  readonly commitment: string;
  readonly secret: string;
}

/** What a person shows before the others reveal their secrets. It is bound to one seat, so it cannot be copied. */
export function commitmentToShare(seat: number, secret: string): string {
  return sha256Hex(`ironfield share of seat ${seat} ${secret}`);
}

/** Marks a shared seed, which gets dice that cannot be foreseen. */
const SHARED = 'shared ';

export const isShared = (seed: string): boolean => seed.startsWith(SHARED);

/**
 * The seed of a battle within a game. Who knows it learns nothing of the game's own seed. A battle that begins again
 * after a takeback has other dice.
 */
export const seedOfBattle = (seed: string, battle: number, takebacks: number): string =>
  (isShared(seed) ? SHARED : '') +
  sha256Hex(`ironfield battle ${battle} after ${takebacks} takebacks, of ${seed}`);

/** The seed of a game with shared dice. The separator occurs in none of the secrets. */
export function sharedSeed({ house, shares }: SharedDice): string {
  const secrets = [house, ...shares.map((share) => share?.secret ?? '')];
  return SHARED + sha256Hex(`ironfield dice ${secrets.join('\n')}`);
}
