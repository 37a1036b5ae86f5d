// The characters that the built-in fonts of PDF have, by their code in WinAnsiEncoding.

/** The codes from 128 to 159, in order; a blank stands for a code without character. */
const FROM_128 = '€ ‚ƒ„…†‡ˆ‰Š‹Œ Ž  ‘’“”•–—˜™š›œ žŸ';

const CODES: ReadonlyMap<string, number> = new Map([
  ...Array.from({ length: 95 }, (_, i): [string, number] => [String.fromCharCode(32 + i), 32 + i]),
  ...Array.from({ length: 96 }, (_, i): [string, number] => [String.fromCharCode(160 + i), 160 + i]),
  ...[...FROM_128].flatMap((char, i): [string, number][] => (char === ' ' ? [] : [[char, 128 + i]])),
]);

/** Letters that do not come apart into a plain one and an accent, and signs with a near relation. */
const RELATIONS: Readonly<Record<string, string>> = {
  '−': '–',
  '‐': '-',
  '‑': '-',
  ł: 'l',
  Ł: 'L',
  đ: 'd',
  Đ: 'D',
  ı: 'i',
  ħ: 'h',
  Ħ: 'H',
  ŧ: 't',
  Ŧ: 'T',
};

const remembered = new Map<string, readonly number[] | null>();
const MOST_REMEMBERED = 2000;

/** Codes of a character, or of the plain letters nearest to it; null when there is nothing near. */
export function toWinAnsi(char: string): readonly number[] | null {
  const code = CODES.get(char);
  if (code !== undefined) return [code];
  let codes = remembered.get(char);
  if (codes === undefined) {
    codes = nearest(char);
    if (remembered.size < MOST_REMEMBERED) remembered.set(char, codes);
  }
  return codes;
}

function nearest(char: string): readonly number[] | null {
  const plain = (RELATIONS[char] ?? char).normalize('NFKD').replace(/\p{M}/gu, '');
  const codes = [...plain].map((each) => CODES.get(each));
  return codes.every((code) => code !== undefined) ? codes : null;
}

const QUESTION_MARK = 63;

/** A text in WinAnsi; what cannot be written becomes a question mark. */
export const winAnsiBytes = (text: string): number[] =>
  [...text].flatMap((char) => toWinAnsi(char) ?? [QUESTION_MARK]);
