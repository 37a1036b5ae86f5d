/** The dice of a skill roll before modifiers. */
export interface SkillRoll {
  readonly dice: readonly number[];
  /** The die that counts, with what further sixes add. */
  readonly kept: number;
  readonly isFumble: boolean;
}

/** HGB-DICE-04 */
const UNSKILLED_DICE = 2;

/** HGB-DICE-01, HGB-DICE-04: how many dice are thrown. Extra dice do nothing for the unskilled. */
export function diceOf(level: number, extra = 0): number {
  return level > 0 ? level + extra : UNSKILLED_DICE;
}

/** HGB-DICE-01, HGB-DICE-02, HGB-DICE-04: dice thrown with a skill of this level. */
export function skillRoll(level: number, dice: readonly number[]): SkillRoll {
  const isFumble = level > 0 ? dice.every((die) => die === 1) : dice.includes(1);
  const kept = isFumble ? 0 : level > 0 ? highest(dice) : Math.min(...dice);
  return { dice, kept, isFumble };
}

/** By skill level; the last for all beyond. */
const USUAL_RESULTS = [3, 4, 5] as const;

/** HGB-DICE-01: the average result of a skill level, rounded up. */
export const usualResult = (level: number): number => USUAL_RESULTS[Math.min(level, 2)];

function highest(dice: readonly number[]): number {
  const sixes = dice.filter((die) => die === 6).length;
  return sixes > 1 ? 5 + sixes : Math.max(...dice);
}

/** HGB-DICE-02, HGB-DICE-03: nothing modifies a Fumble, and nothing falls below 0. */
export function resultOf({ kept, isFumble }: SkillRoll, modifier: number): number {
  return isFumble ? 0 : Math.max(0, kept + modifier);
}

/** HGB-TEST-02: how far a result is above the number to exceed; 0 and less is failure by that much. */
export function marginOf(result: number, against: number): number {
  return result - against;
}

/** HGB-TEST-02: above 0 a Margin of Success. */
export const isSuccess = (margin: number): boolean => margin > 0;

/** HGB-TEST-02: by how much a test has failed; a tie is failure by 0. */
export const failureOf = (margin: number): number => Math.max(0, -margin);

/** HGB-DICE-05: "on N+". */
export const isAtLeast = (die: number, number: number): boolean => die >= number;

/** HGB-DICE-05: a plain die against a Threshold has to be greater. */
export const exceeds = (die: number, threshold: number): boolean => die > threshold;

/** HGB-DICE-06: halves go up, also below 0. */
export const rounded = (value: number): number => Math.floor(value + 0.5);
