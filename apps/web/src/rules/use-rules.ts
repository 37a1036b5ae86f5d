import type { RuleEntry } from '@ironfield/kernel/options/rule-index.ts';
import { useEffect, useState } from 'react';
import { loadWords } from '../catalogue.ts';
import type { Rulebook } from './rule-address.ts';

const NONE: readonly RuleEntry[] = [];

/** The rules that have been read, by game. */
const read = new Map<string, readonly RuleEntry[]>();

/** The rules of a book; none before they have come. */
export function useRules(book: Rulebook | null): readonly RuleEntry[] {
  const [, setCome] = useState(false);
  const known = book ? (book.rules ?? read.get(book.id)) : NONE;
  const wanted = known ? undefined : book?.id;
  useEffect(() => {
    if (wanted === undefined) return;
    let isGone = false;
    const keep = (rules: readonly RuleEntry[]) => {
      read.set(wanted, rules);
      if (!isGone) setCome(true);
    };
    // If they cannot be loaded, rules are cited by their ids alone.
    loadWords(wanted).then(keep, () => undefined);
    return () => {
      isGone = true;
    };
  }, [wanted]);
  return known ?? NONE;
}
