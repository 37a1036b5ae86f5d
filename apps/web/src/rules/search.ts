import type { RuleEntry } from '@ironfield/kernel/options/rule-index.ts';

/** A piece of text, marked where it matches what was looked for. */
export interface Piece {
  readonly text: string;
  readonly isMatch: boolean;
}

/** The places where a word may be, and the worth of finding it there. */
const WEIGHTS = { id: 8, title: 6, section: 2, option: 2, summary: 1 } as const;
type Searched = keyof typeof WEIGHTS;

/** As long as the text it folds, so that places in one are places in the other. */
function folded(text: string): string {
  return text.toLowerCase().replaceAll('’', "'").replaceAll('‑', '-').replaceAll('–', '-');
}

export function wordsOf(query: string): readonly string[] {
  return folded(query)
    .split(/\s+/)
    .filter((word) => word !== '');
}

/**
 * The rules in which every word occurs somewhere. Without a query all of them, in the order of
 * the book; otherwise those first that have the words in id or title.
 */
export function searchRules(rules: readonly RuleEntry[], query: string): readonly RuleEntry[] {
  const words = wordsOf(query);
  const scored = rules.flatMap((rule, place) => {
    const score = scoreOf(rule, words);
    return score === null ? [] : [{ rule, score, place }];
  });
  return scored.toSorted((a, b) => b.score - a.score || a.place - b.place).map(({ rule }) => rule);
}

function scoreOf(rule: RuleEntry, words: readonly string[]): number | null {
  let score = 0;
  for (const word of words) {
    const best = Math.max(...(Object.keys(WEIGHTS) as Searched[]).map((part) => worth(rule, part, word)));
    if (best === 0) return null;
    score += best;
  }
  return score;
}

function worth(rule: RuleEntry, part: Searched, word: string): number {
  const text = folded(rule[part] ?? '');
  const at = text.indexOf(word);
  if (at < 0) return 0;
  const startsWord = at === 0 || !/[a-z0-9]/.test(text[at - 1]);
  return WEIGHTS[part] + (startsWord ? 0.5 : 0);
}

/** The text in pieces; together they are the text. */
export function marked(text: string, words: readonly string[]): readonly Piece[] {
  const matches = new Uint8Array(text.length);
  const plain = folded(text);
  for (const word of words) {
    for (let at = plain.indexOf(word); at >= 0; at = plain.indexOf(word, at + 1)) {
      matches.fill(1, at, at + word.length);
    }
  }
  const pieces: Piece[] = [];
  for (let start = 0; start < text.length; ) {
    let end = start + 1;
    while (end < text.length && matches[end] === matches[start]) end++;
    pieces.push({ text: text.slice(start, end), isMatch: matches[start] === 1 });
    start = end;
  }
  return pieces;
}

const bookOf = ({ id }: RuleEntry): string => id.slice(0, id.indexOf('-'));

/** A hint how to search, by an example from the middle of the book that the index begins with. */
export function searchHint(rules: readonly RuleEntry[]): string {
  const own = rules.filter((rule) => bookOf(rule) === bookOf(rules[0]!));
  const example = own[Math.floor(own.length / 2)];
  return example ? `Search rules, such as “${example.title}” or ${example.id}` : 'Search rules';
}
