/** One line of an explanation: a value, why, and the rule it comes from. */
export interface ExplanationLine {
  readonly value: number;
  readonly reason: string;
  readonly rule: string;
  /** `add` joins the total, `set` replaces it (a cap, a minimum, a fixed value). */
  readonly kind: 'add' | 'set';
}

export interface Explanation {
  readonly total: number;
  readonly lines: readonly ExplanationLine[];
}

/**
 * Rules compute their numbers on a tally. The engine uses the total and people read the lines: there is no second
 * computation for display. A `Sum` keeps only the total, so bots and simulations pay nothing for text.
 */
export interface Tally<Rule extends string = string> {
  total: number;
  add(value: number, reason: Words, rule: Rule): void;
  set(value: number, reason: Words, rule: Rule): void;
}

/** A function, where a text is costly and should be built only when somebody reads it. */
type Words = string | (() => string);

const wordsOf = (reason: Words): string => (typeof reason === 'string' ? reason : reason());

class Sum implements Tally {
  total = 0;
  add(value: number): void {
    this.total += value;
  }
  set(value: number): void {
    this.total = value;
  }
}

class Account implements Tally {
  total = 0;
  readonly lines: ExplanationLine[] = [];
  add(value: number, reason: Words, rule: string): void {
    this.total += value;
    this.lines.push({ value, reason: wordsOf(reason), rule, kind: 'add' });
  }
  set(value: number, reason: Words, rule: string): void {
    this.total = value;
    this.lines.push({ value, reason: wordsOf(reason), rule, kind: 'set' });
  }
}

/** A tally that keeps only the total. Set `total` back to 0 to reuse it. */
export function quietTally(): Tally {
  return new Sum();
}

/** The number alone. */
export function totalOf<Rule extends string>(compute: (tally: Tally<Rule>) => void): number {
  const sum = new Sum();
  compute(sum);
  return sum.total;
}

/** The number with its reasons. */
export function explain<Rule extends string>(compute: (tally: Tally<Rule>) => void): Explanation {
  const account = new Account();
  compute(account);
  return { total: account.total, lines: account.lines };
}
