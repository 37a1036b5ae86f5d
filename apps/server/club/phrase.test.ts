import { expect, test } from 'vitest';
import { newPhrase, PHRASE_WORDS, readPhrase, slowHash } from './phrase.ts';
import { WORDS } from './words.ts';

test('there are 512 words, and four letters tell each from all others', () => {
  expect(WORDS).toHaveLength(512);
  expect(new Set(WORDS.map((word) => word.slice(0, 4))).size).toBe(512);
  for (const word of WORDS) expect(word).toMatch(/^[a-z]{3,8}$/);
});

test('a phrase is read again however it is written', () => {
  for (const secret of [Buffer.alloc(16), Buffer.alloc(16, 255), undefined]) {
    const phrase = newPhrase(secret);
    expect(phrase.split(' ')).toHaveLength(PHRASE_WORDS);
    expect(readPhrase(phrase)).toEqual({ phrase });
    const short = phrase.split(' ').map((word) => word.slice(0, 4).toUpperCase());
    expect(readPhrase(` ${short.join(',\n')}. `)).toEqual({ phrase });
  }
  expect(newPhrase()).not.toBe(newPhrase());
});

test('every bit of the secret changes the phrase', () => {
  const phrases = Array.from({ length: 128 }, (_, bit) => {
    const secret = Buffer.alloc(16);
    secret[bit >> 3] = 1 << (bit & 7);
    return newPhrase(secret);
  });
  expect(new Set([...phrases, newPhrase(Buffer.alloc(16))]).size).toBe(129);
});

test('slips are noticed, and named where they can be', () => {
  const words = newPhrase(Buffer.from('a phrase of test')).split(' ');
  expect(readPhrase(words.slice(1).join(' '))).toEqual({
    reason: 'A recovery phrase has 15 words, and this has 14',
  });
  expect(readPhrase(words.with(2, 'xylophone').join(' '))).toEqual({
    reason: 'Word 3 is in no recovery phrase',
  });
  const swapped = words.with(0, words[1]).with(1, words[0]);
  expect(readPhrase(swapped.join(' '))).toHaveProperty('reason', expect.stringContaining('belong together'));
});

test('what is kept of a phrase depends on the salt, and tells nothing of it', async () => {
  const phrase = newPhrase();
  const kept = await slowHash(phrase, 'one');
  expect(kept).toMatch(/^[0-9a-f]{64}$/);
  expect(await slowHash(phrase, 'one')).toBe(kept);
  expect(await slowHash(phrase, 'two')).not.toBe(kept);
});
