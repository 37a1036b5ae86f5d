import { rule } from '@ironfield/conformance/rule.ts';
import { expect } from 'vitest';
import { diceOf, resultOf, skillRoll } from './dice.ts';
import { chanceToExceed, marginChances, type Roller, resultThrows, skillOdds } from './odds.ts';

/** Every throw of so many dice. */
function* everyThrow(dice: number): Generator<number[]> {
  if (dice === 0) return yield [];
  for (const others of everyThrow(dice - 1)) for (let die = 1; die <= 6; die++) yield [...others, die];
}

const everyRoll = ({ level, extra = 0 }: Roller) =>
  Array.from(everyThrow(diceOf(level, extra)), (dice) => skillRoll(level, dice));
const everyResult = (roller: Roller) => everyRoll(roller).map((roll) => resultOf(roll, roller.modifier));
const countsOf = (values: readonly number[]) => {
  const counts = new Array<number>(Math.max(...values) + 1).fill(0);
  for (const value of values) counts[value]++;
  return counts;
};

const ROLLERS: readonly Roller[] = [0, 1, 2, 3, 4, 5].flatMap((level) =>
  [-4, -1, 0, 3].map((modifier) => ({ level, modifier })),
);

rule(['HGB-DICE-01', 'HGB-DICE-02', 'HGB-DICE-04'], 'Counted throws are those of every throw in turn', () => {
  for (const level of [0, 1, 2, 3, 4, 5]) {
    const rolls = everyRoll({ level, modifier: 0 });
    const { throws, fumbles, kept } = skillOdds(level);
    expect(throws).toBe(rolls.length);
    expect(fumbles).toBe(rolls.filter(({ isFumble }) => isFumble).length);
    expect(kept).toEqual(countsOf(rolls.flatMap(({ isFumble, kept }) => (isFumble ? [] : kept))));
  }
});

rule('HGB-DICE-03', 'Results with modifiers are those of every throw in turn', () => {
  for (const roller of [
    ...ROLLERS,
    { level: 2, extra: 1, modifier: 1 },
    { level: 0, extra: 1, modifier: 1 },
  ]) {
    const counted = resultThrows(roller);
    const wanted = countsOf(everyResult(roller));
    expect(counted.slice(0, wanted.length)).toEqual(wanted);
    expect(counted.slice(wanted.length).every((throws) => throws === 0)).toBe(true);
  }
});

rule('HGB-TEST-02', 'The chance to exceed a Threshold is that of every throw in turn', () => {
  for (const roller of ROLLERS) {
    const results = everyResult(roller);
    for (const threshold of [0, 1, 4, 6, 7])
      expect(chanceToExceed(roller, threshold)).toBe(
        results.filter((result) => result > threshold).length / results.length,
      );
  }
});

rule(['HGB-TEST-02', 'HGB-ATT-02'], 'Chances of margins are those of every pair of throws in turn', () => {
  for (const attacker of ROLLERS.filter(({ level }) => level < 4)) {
    for (const defender of ROLLERS.filter(({ level }) => level < 3)) {
      const defenses = everyResult(defender);
      const margins = everyResult(attacker).flatMap((attack) =>
        defenses.map((defense) => Math.max(0, attack - defense)),
      );
      const wanted = countsOf(margins).map((count) => count / margins.length);
      expect(marginChances(attacker, defender).slice(0, wanted.length)).toEqual(wanted);
    }
  }
});

rule('HGB-TEST-02', 'Two dice against two without modifiers succeed in 515 of 1296 cases', () => {
  const [failure, ...margins] = marginChances({ level: 2, modifier: 0 }, { level: 2, modifier: 0 });
  const success = margins.reduce((sum, chance) => sum + chance, 0);
  expect(success).toBeCloseTo(515 / 1296, 12);
  expect(success + failure).toBeCloseTo(1, 12);
});
