import type { RuleEntry } from '@ironfield/kernel/options/rule-index.ts';

/** The parts of a game that are needed to speak about its rules. */
export interface Rulebook {
  readonly id: string;
  readonly title: string;
  /** Absent: they are read when somebody wants to know (`useRules`). */
  readonly rules?: readonly RuleEntry[];
  /** The options that its players may agree on, if it has any. */
  readonly options?: readonly { readonly id: string; readonly title: string }[];
}

/** The address of a rule. */
export function ruleAddress(game: string, rule?: string): string {
  return ['#/rules', game, ...(rule ? [rule] : [])]
    .map((part, i) => (i === 0 ? part : encodeURIComponent(part)))
    .join('/');
}

/** The short address `#BFQ-COM-03` as well as the full one; `null` for addresses of something else. */
export function ruleInAddress(
  route: readonly string[],
  books: readonly Rulebook[],
): { readonly book: Rulebook; readonly rule: string | null } | null {
  if (route[0] === 'rules') {
    const book = books.find(({ id }) => id === route[1]);
    return book ? { book, rule: hasRule(book, route[2]) ? route[2] : null } : null;
  }
  const book = route.length === 1 ? books.find((each) => hasRule(each, route[0])) : undefined;
  return book ? { book, rule: route[0] } : null;
}

function hasRule({ rules }: Rulebook, id: string | undefined): id is string {
  return rules?.some((rule) => rule.id === id) ?? false;
}
