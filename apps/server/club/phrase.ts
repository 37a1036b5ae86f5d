import { hash, randomBytes, scrypt } from 'node:crypto';
import { WORDS } from './words.ts';

/** 128 random bits and 7 that check them, 9 to a word. */
const WORD_BITS = 9;
const CHECK_BITS = 7n;
export const PHRASE_WORDS = 15;

/** A recovery phrase: nobody can guess it, and a slip of the pen is noticed. */
export function newPhrase(secret = randomBytes(16)): string {
  const number = (BigInt(`0x${secret.toString('hex')}`) << CHECK_BITS) | checkOf(secret);
  const words = Array.from({ length: PHRASE_WORDS }, (_, index) => {
    const shift = BigInt((PHRASE_WORDS - 1 - index) * WORD_BITS);
    return WORDS[Number((number >> shift) & 511n)];
  });
  return words.join(' ');
}

/** The phrase as it was given out, or why it cannot be one. Four letters of a word are enough. */
export function readPhrase(text: string): { readonly phrase: string } | { readonly reason: string } {
  const given = text.toLowerCase().match(/[a-z]+/g) ?? [];
  if (given.length !== PHRASE_WORDS) {
    return { reason: `A recovery phrase has ${PHRASE_WORDS} words, and this has ${given.length}` };
  }
  const numbers = given.map((word) => NUMBERS.get(word.slice(0, 4)) ?? -1);
  const strange = numbers.indexOf(-1);
  if (strange >= 0) return { reason: `Word ${strange + 1} is in no recovery phrase` };
  const number = numbers.reduce((sum, each) => (sum << BigInt(WORD_BITS)) | BigInt(each), 0n);
  const secret = Buffer.from((number >> CHECK_BITS).toString(16).padStart(32, '0'), 'hex');
  if (checkOf(secret) !== (number & 127n)) {
    return { reason: 'These words do not belong together: one is another, or they stand in another order' };
  }
  return { phrase: newPhrase(secret) };
}

/**
 * The hash of a phrase that the server keeps. It takes a tenth of a second in a thread of its own, and so much memory
 * that guessing does not pay; with 128 random bits it would not anyway.
 */
export function slowHash(phrase: string, salt: string): Promise<string> {
  return new Promise((resolve, reject) =>
    scrypt(phrase, salt, 32, { N: 2 ** 15, r: 8, p: 1, maxmem: 64 * 2 ** 20 }, (error, key) =>
      error ? reject(error) : resolve(key.toString('hex')),
    ),
  );
}

const NUMBERS: ReadonlyMap<string, number> = new Map(WORDS.map((word, index) => [word.slice(0, 4), index]));

function checkOf(secret: Buffer): bigint {
  return BigInt(Number.parseInt(hash('sha256', secret, 'hex').slice(0, 2), 16) >> 1);
}
