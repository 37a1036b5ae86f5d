/** A rule of a rulebook as a citizen of the program: cited by explanations, events and refusals, claimed by tests. */
export interface RuleEntry {
  readonly id: string;
  readonly title: string;
  /** Where the rulebook has it. */
  readonly section: string;
  /** One line in our own words. */
  readonly summary: string;
  /** The optional rule it belongs to; absent for rules that always hold. */
  readonly option?: string;
}

/** Keeps the ids as literal types, so that citing a rule that does not exist is a compile-time error. */
export function defineRules<const Rules extends readonly RuleEntry[]>(rules: Rules): Rules {
  const seen = new Set<string>();
  for (const { id } of rules) {
    if (seen.has(id)) throw new Error(`Rule ${id} is in the index twice`);
    seen.add(id);
  }
  return rules;
}
