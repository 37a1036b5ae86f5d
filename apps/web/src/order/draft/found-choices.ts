import { type Choice, wordFor } from './draft.ts';

/** The choices that have every word of a search. */
export function foundChoices(choices: readonly Choice[], search: string): readonly Choice[] {
  const words = search.toLowerCase().split(/\s+/).filter(Boolean);
  return choices.filter((choice) => {
    const text = wordFor(choice).toLowerCase();
    return words.every((word) => text.includes(word));
  });
}

const STEPS: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1, PageDown: 8, PageUp: -8 };

/**
 * The choice of a key in a list that is searched: arrows go up and down in what is found, Enter takes the first of it,
 * or the present choice if it is there. `null` where the key means nothing to the list.
 */
export function chosenByKey(
  key: string,
  found: readonly Choice[],
  search: string,
  value: unknown,
): Choice | null {
  const at = found.findIndex((choice) => choice.value === value);
  if (key === 'Enter') return search.trim() === '' ? null : (found[Math.max(0, at)] ?? null);
  const step = STEPS[key];
  if (step === undefined) return null;
  return found[Math.max(0, Math.min(found.length - 1, at + step))] ?? null;
}
