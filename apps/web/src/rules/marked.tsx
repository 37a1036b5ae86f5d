import { marked, wordsOf } from './search.ts';

interface Props {
  readonly text: string;
  /** The search text. */
  readonly words: string;
}

/** A text with the words that were looked for. */
export function Marked({ text, words }: Props) {
  let at = 0;
  return marked(text, wordsOf(words)).map((piece) => {
    const key = at;
    at += piece.text.length;
    return piece.isMatch ? <mark key={key}>{piece.text}</mark> : <span key={key}>{piece.text}</span>;
  });
}
