import type { Play } from '@ironfield/kernel/play.ts';
import type { Seat } from '@ironfield/kernel/state.ts';
import type { GearBlitz } from '../game-types.ts';
import { rosterOf } from '../roster.ts';
import { diceOf, resultOf, type SkillRoll, skillRoll } from '../rules/dice.ts';
import type { Skills } from '../unit.ts';

/** HGB-DICE-01: dice thrown with a skill of a unit. */
function rollSkill(
  play: Play<GearBlitz>,
  { unit, skill, purpose }: { readonly unit: number; readonly skill: keyof Skills; readonly purpose: string },
): SkillRoll {
  const { seat, sheet } = rosterOf(play.state.setup).units[unit];
  const level = sheet.skills[skill];
  return skillRoll(level, play.roll(purpose, diceOf(level), { by: seat }));
}

/** HGB-ROUND-02, HGB-SETUP-03: both Commanders roll Leadership; draws are rolled again. */
export function rollOff(play: Play<GearBlitz>, type: 'set-up-roll' | 'initiative'): Seat {
  for (;;) {
    const rolls = play.state.commanders.map((unit) =>
      unit < 0 ? null : rollSkill(play, { unit, skill: 'ld', purpose: type }),
    );
    const results = rolls.map((roll) => (roll ? resultOf(roll, 0) : 0));
    const isTie = results[0] === results[1];
    const winner = isTie ? null : results[0] > results[1] ? 0 : 1;
    play.emit({ type, dice: rolls.map((roll) => roll?.dice ?? []), results, winner });
    if (winner !== null) return winner;
    // Nobody is left to roll better.
    if (rolls.every((roll) => roll === null)) return 0;
  }
}
