import type { Play } from '@ironfield/kernel/play/play.ts';
import type { Seat } from '@ironfield/kernel/state.ts';
import type { Skills } from '../../cards/unit.ts';
import type { GearBlitz } from '../../game-types.ts';
import { diceOf, resultOf, type SkillRoll, skillRoll } from '../../rules/core/dice.ts';
import { winnerOf } from '../../rules/core/round.ts';
import { rosterOf, sheetOf } from '../../state/roster.ts';

/** HGB-DICE-01: dice thrown with a skill of a unit. */
export function rollSkill(
  play: Play<GearBlitz>,
  { skill, ...test }: Omit<Test, 'level'> & { readonly skill: keyof Skills },
): SkillRoll {
  const level = sheetOf(play.state, test.unit).skills[skill];
  return rollLevel(play, { ...test, level });
}

/** The purpose of a roll. */
interface Test {
  readonly unit: number;
  readonly level: number;
  readonly purpose: string;
  readonly extra?: number;
  /** HGB-CP-03: good enough not to roll again. */
  readonly isEnough?: (roll: SkillRoll) => boolean;
  /** The result the dice need, where more is better still. */
  readonly needed?: number | undefined;
  /** The harm if they stand. */
  readonly harm?: (roll: SkillRoll) => number;
}

/** HGB-DICE-01: dice thrown by a unit at a level that is not always that of its crew. */
export function rollLevel(
  play: Play<GearBlitz>,
  { unit, level, purpose, extra = 0, isEnough, needed, harm }: Test,
): SkillRoll {
  const { seat } = rosterOf(play.state.setup).units[unit];
  const concerns = (dice: readonly number[]) => (isEnough?.(skillRoll(level, dice)) ? [] : [unit]);
  const about = {
    by: seat,
    concerns,
    needed: isEnough ? leastOf(isEnough) : needed,
    harm: harm && ((dice: readonly number[]) => harm(skillRoll(level, dice))),
  };
  return skillRoll(level, play.roll(purpose, diceOf(level, extra), about));
}

/** No skill result is higher. */
const MOST = 20;

/** The least that is enough; nothing if nothing is. */
function leastOf(isEnough: (roll: SkillRoll) => boolean): number | undefined {
  for (let kept = 0; kept <= MOST; kept++) if (isEnough({ dice: [], kept, isFumble: false })) return kept;
  return undefined;
}

/** HGB-DICE-05: a plain die that is thrown for a unit. */
export function rollDie(play: Play<GearBlitz>, unit: number, purpose: string): number {
  const { seat } = rosterOf(play.state.setup).units[unit];
  return play.roll(purpose, 1, { by: seat, concerns: () => [unit] })[0];
}

type LeadershipTest = 'set-up-roll' | 'initiative';

/** HGB-ROUND-02: the Commander's Leadership; 0 without a Commander. */
export function rollLeadership(
  play: Play<GearBlitz>,
  seat: Seat,
  purpose: LeadershipTest,
): { readonly dice: readonly number[]; readonly result: number } {
  const unit = play.state.commanders[seat];
  if (unit < 0) return { dice: [], result: 0 };
  const { ld } = rosterOf(play.state.setup).units[unit].sheet.skills;
  // No one's roll for re-rolls: sides are asked when both have rolled.
  const roll = skillRoll(ld, play.roll(purpose, diceOf(ld)));
  return { dice: roll.dice, result: resultOf(roll, 0) };
}

/** HGB-ROUND-02, HGB-SETUP-03: both Commanders roll Leadership; draws are rolled again. */
export function rollOff(
  play: Play<GearBlitz>,
  type: LeadershipTest,
): { readonly results: readonly number[]; readonly winner: Seat } {
  for (;;) {
    const rolls = [0, 1].map((seat) => rollLeadership(play, seat, type));
    const results = rolls.map(({ result }) => result);
    // No one is left to roll higher.
    const isOver = rolls.every(({ dice }) => dice.length === 0);
    const winner = isOver ? 0 : winnerOf(results);
    play.emit({ type, dice: rolls.map(({ dice }) => dice), results, winner });
    if (winner !== null) return { results, winner };
  }
}
