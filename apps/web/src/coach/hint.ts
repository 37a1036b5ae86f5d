import type { Highlight } from './highlight.ts';

/** The coach's advice: one sentence, the rule behind it, and what to look at. */
export interface Advice {
  readonly id: string;
  readonly text: string;
  readonly rule: string;
  readonly highlight: Highlight;
}

/** A thing worth saying, as an entry of a game's list; what comes earlier in the list matters more. */
export interface Hint<Situation> {
  readonly id: string;
  readonly rule: string;
  /** The number of times to give it before it counts as known. */
  readonly times: number;
  advise(situation: Situation): Advice | null;
}

/** Written as what to look for and how to say it. */
interface HintPlan<Situation, Facts> {
  readonly id: string;
  readonly rule: string;
  readonly times?: number;
  /** The facts that the sentence is about; `null` when it would be out of place. */
  readonly when: (situation: Situation) => Facts | null;
  readonly text: (facts: Facts) => string;
  readonly highlight?: (facts: Facts, situation: Situation) => Highlight;
}

const TIMES = 2;

/** The player's plan; parts of it may still be open. */
export type Plan = Readonly<{ type: string } & Record<string, unknown>>;

/** The hints of a game, which cite its rules. */
export const hintsOf =
  <Situation, Rule extends string>() =>
  <Facts>(plan: HintPlan<Situation, Facts> & { readonly rule: Rule }): Hint<Situation> =>
    hint(plan);

export function hint<Situation, Facts>(plan: HintPlan<Situation, Facts>): Hint<Situation> {
  const { id, rule, times = TIMES, when, text, highlight } = plan;
  return {
    id,
    rule,
    times,
    advise(situation) {
      const facts = when(situation);
      return facts === null
        ? null
        : { id, rule, text: text(facts), highlight: highlight?.(facts, situation) ?? {} };
    },
  };
}
