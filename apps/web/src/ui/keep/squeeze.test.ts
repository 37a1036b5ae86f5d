import { describe, expect, test } from 'vitest';
import { squeezed, unsqueezed } from './squeeze.ts';

const MOST = 100_000;

describe('a text in an address', () => {
  test.each(['', 'a', 'Großer Wagen ⚙ <b>', 'Medium Laser,'.repeat(500)])(
    '%# comes back as it was',
    async (text) => {
      const word = await squeezed(text);
      expect(word).toMatch(/^[\w-]*$/);
      expect(await unsqueezed(word, MOST)).toEqual({ ok: true, value: text });
    },
  );

  test('is short', async () => {
    expect((await squeezed('Medium Laser,'.repeat(500))).length).toBeLessThan(100);
  });

  test('that is cut off is refused', async () => {
    const word = await squeezed(JSON.stringify(Array.from({ length: 200 }, (_, i) => i * 7919)));
    for (const lost of [20, 21, 22, 23, word.length - 1]) {
      expect(await unsqueezed(word.slice(0, -lost), MOST)).toMatchObject({
        ok: false,
        error: expect.stringMatching(/damaged/),
      });
    }
    expect(await unsqueezed(`x${word}`, MOST)).toMatchObject({ ok: false });
    expect(await unsqueezed('no%20way', MOST)).toMatchObject({
      ok: false,
      error: expect.stringMatching(/characters/),
    });
  });

  test('that would unfold to a flood is refused before it does', async () => {
    const bomb = await squeezed('x'.repeat(5_000_000));
    expect(bomb.length).toBeLessThan(10_000);
    expect(await unsqueezed(bomb, MOST)).toMatchObject({
      ok: false,
      error: expect.stringMatching(/more than 100000/),
    });
  });
});
