import { textWidth } from './helvetica.ts';

const graphemes = new Intl.Segmenter('en', { granularity: 'grapheme' });

/** Names come from anywhere: one line, without characters that are not seen or that turn the writing round. */
export const oneLine = (text: string): string =>
  text
    .toWellFormed()
    .replace(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, ' ')
    .replace(/\p{Cf}/gu, '');

export interface Fitted {
  readonly text: string;
  readonly size: number;
  readonly width: number;
}

/** The text as large as asked if the room allows, else smaller, and cut short where it would become too small. */
export function fitted(text: string, room: number, size: number, smallest: number, bold: boolean): Fitted {
  const natural = textWidth(text, bold);
  const best = natural * size <= room ? size : room / natural;
  if (best >= smallest) return { text, size: best, width: natural * best };
  const short = shortened(text, room / smallest, bold);
  return { text: short, size: smallest, width: textWidth(short, bold) * smallest };
}

/** As much of the text as fits before an ellipsis. */
function shortened(text: string, room: number, bold: boolean): string {
  let kept = '';
  let width = textWidth('…', bold);
  if (width > room) return '';
  for (const { segment } of graphemes.segment(text)) {
    width += textWidth(segment, bold);
    if (width > room) break;
    kept += segment;
  }
  return `${kept.trimEnd()}…`;
}
