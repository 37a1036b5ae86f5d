import { diceOf } from './dice.ts';

/**
 * How many of all equally likely throws give a result. Whole numbers: the resulting chances are exact until the single
 * division at the end.
 */
export interface SkillOdds {
  readonly throws: number;
  readonly fumbles: number;
  /** By the die that counts with its extra sixes; throws that are no Fumble. */
  readonly kept: readonly number[];
}

/** The roll: a skill, extra dice, and the total of the modifiers. */
export interface Roller {
  readonly level: number;
  readonly extra?: number;
  readonly modifier: number;
}

/** HGB-DICE-01, HGB-DICE-02, HGB-DICE-04 */
export function skillOdds(level: number, extra = 0): SkillOdds {
  const dice = diceOf(level, extra);
  return level > 0 ? skilled(dice) : UNSKILLED;
}

const skilledOdds: SkillOdds[] = [];

function skilled(dice: number): SkillOdds {
  skilledOdds[dice] ??= {
    throws: 6 ** dice,
    fumbles: 1,
    kept: [0, 0, ...[2, 3, 4, 5].map((die) => die ** dice - (die - 1) ** dice), ...throwsBySixes(dice)],
  };
  return skilledOdds[dice];
}

/** Throws with one six, two sixes, … */
function throwsBySixes(dice: number): number[] {
  const counts: number[] = [];
  let ways = 1;
  for (let sixes = 1; sixes <= dice; sixes++) {
    ways = (ways * (dice - sixes + 1)) / sixes;
    counts.push(ways * 5 ** (dice - sixes));
  }
  return counts;
}

/** The lower of two dice; a 1 is a Fumble. */
const UNSKILLED: SkillOdds = { throws: 36, fumbles: 11, kept: [0, 0, 9, 7, 5, 3, 1] };

/** HGB-DICE-03: the number of throws for each result. */
export function resultThrows({ level, extra = 0, modifier }: Roller): number[] {
  const { fumbles, kept } = skillOdds(level, extra);
  const results = [fumbles];
  for (const [die, throws] of kept.entries()) {
    const result = Math.max(0, die + modifier);
    for (let i = results.length; i <= result; i++) results.push(0);
    results[result] += throws;
  }
  return results;
}

/** HGB-TEST-02: the chance to exceed a Threshold. */
export function chanceToExceed(roller: Roller, threshold: number): number {
  let throws = 0;
  for (const [result, count] of resultThrows(roller).entries()) if (result > threshold) throws += count;
  return throws / skillOdds(roller.level, roller.extra).throws;
}

/** HGB-TEST-02, HGB-ATT-02: by Margin of Success, the chance of it; at 0 the chance of no success. */
export function marginChances(attacker: Roller, defender: Roller): readonly number[] {
  const key = keyOf(attacker) * KEYS + keyOf(defender);
  let chances = margins.get(key);
  if (!chances) {
    chances = marginsOf(attacker, defender);
    margins.set(key, chances);
  }
  return chances;
}

const margins = new Map<number, readonly number[]>();
const KEYS = 1 << 13;

/** Skills stay below 16, extra dice below 4, modifiers below 64; with -64 nothing is left of any roll. */
const keyOf = ({ level, extra = 0, modifier }: Roller): number =>
  ((level << 2) | extra) * 128 + Math.max(-64, modifier) + 64;

function marginsOf(attacker: Roller, defender: Roller): number[] {
  const attack = resultThrows(attacker);
  const defense = resultThrows(defender);
  const counts = new Array<number>(attack.length).fill(0);
  for (const [result, throws] of attack.entries()) {
    for (const [against, others] of defense.entries())
      counts[Math.max(0, result - against)] += throws * others;
  }
  const all =
    skillOdds(attacker.level, attacker.extra).throws * skillOdds(defender.level, defender.extra).throws;
  return counts.map((count) => count / all);
}
