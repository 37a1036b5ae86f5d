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

/**
 * Dice that nobody can choose or foresee alone. The house and every person first show commitments to secrets of their
 * own, and the secrets themselves only when all commitments are there; the seed of the game follows from all of them.
 */
export interface SharedDice {
  /** The secret of the house: of the server, or whoever else deals. It adds for the bots, too. */
  readonly house: string;
  /** By seat; null for those who add nothing of their own. */
  readonly shares: readonly (Share | null)[];
}

export interface Share {
  readonly commitment: string;
  readonly secret: string;
}

/** What a person shows before the others show their secrets. It is good for one seat only, so that none can be copied. */
export function commitmentToShare(seat: number, secret: string): string {
  return sha256Hex(`ironfield share of seat ${seat} ${secret}`);
}

/** By its beginning everybody knows that a seed was shared, and throws it with dice that cannot be foreseen. */
const SHARED = 'shared ';

export const isShared = (seed: string): boolean => seed.startsWith(SHARED);

/** The seed of a game whose dice are shared. Secrets are separated by what is in none of them. */
export function sharedSeed({ house, shares }: SharedDice): string {
  const secrets = [house, ...shares.map((share) => share?.secret ?? '')];
  return SHARED + sha256Hex(`ironfield dice ${secrets.join('\n')}`);
}
