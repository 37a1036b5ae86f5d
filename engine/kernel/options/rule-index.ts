/** A rule of a rulebook, which explanations, events and refusals cite and tests claim. */
export interface RuleEntry {
  readonly id: string;
  readonly title: string;
  /** Its place in the rulebook. */
  readonly section: string;
  /** One line in our own words. */
  readonly summary: string;
  /** The optional rule it belongs to; absent for rules that always apply. */
  readonly option?: string;
}

/** Keeps the ids as literal types, so citing a rule that does not exist does not compile. */
export function defineRules<const Rules extends readonly RuleEntry[]>(rules: Rules): Rules {
  const seen = new Set<string>();
  for (const { id } of rules) {
    if (seen.has(id)) throw new Error(`Rule ${id} is in the index twice`);
    seen.add(id);
  }
  return rules;
}
