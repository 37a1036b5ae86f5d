import { describe, expect, test } from 'vitest';
import { textWidth } from './helvetica.ts';
import { winAnsiBytes } from './win-ansi.ts';

describe('widths', () => {
  test.each([
    ['Atlas', false, 667 + 278 + 222 + 556 + 500],
    ['Atlas', true, 722 + 333 + 278 + 556 + 556],
    ["'Mech", false, 191 + 833 + 556 + 500 + 556],
    ['€–…•', false, 556 + 556 + 1000 + 350],
    ['Ünïcödé', true, 722 + 611 + 278 + 556 + 611 + 611 + 556],
    ['', true, 0],
  ])('%s, bold %s', (text, bold, thousandths) => {
    expect(textWidth(text, bold)).toBeCloseTo(thousandths / 1000, 9);
  });

  test('figures of both fonts are equally wide, so that columns of numbers stand straight', () => {
    for (const digit of '0123456789') {
      expect(textWidth(digit, false)).toBe(0.556);
      expect(textWidth(digit, true)).toBe(0.556);
    }
  });

  test('no character that can be written is without width', () => {
    for (let code = 32; code < 256; code++) {
      const char = new TextDecoder('windows-1252').decode(Uint8Array.of(code));
      if (/\p{Cc}/u.test(char)) continue;
      expect(winAnsiBytes(char), char).toEqual([code]);
      expect(textWidth(char, false), char).toBeGreaterThan(0.19);
      expect(textWidth(char, true), char).toBeGreaterThan(0.19);
    }
  });
});

describe('characters that the fonts lack', () => {
  test('become the nearest plain letters', () => {
    expect(String.fromCharCode(...winAnsiBytes('Łódź ﬁrst ŐŰ'))).toBe('Lódz first OU');
    expect(textWidth('Ő', false)).toBe(textWidth('O', false));
  });

  test('or question marks, and are measured no narrower than those', () => {
    expect(String.fromCharCode(...winAnsiBytes('機甲 🤖'))).toBe('?? ?');
    expect(textWidth('機', true)).toBeGreaterThan(textWidth('?', true));
  });
});
