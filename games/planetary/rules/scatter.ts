import type { Tally } from '@ironfield/kernel/explanation.ts';
import type { Seat } from '@ironfield/kernel/state.ts';
import { boxTowards, HEADINGS, type Heading, oppositeOf } from '@ironfield/spaces/grid.ts';
import { DAMAGE } from '../data/tables.ts';
import type { RuleId } from '../rule-index.ts';
import type { Fighter } from '../state.ts';
import { REASONS } from '../text.ts';
import { BOARD, homeOf } from './board.ts';
import { type InBattle, sheetOf } from './fighters.ts';

const rightOf = (heading: Heading): Heading => HEADINGS[(HEADINGS.indexOf(heading) + 1) % 4];

/** PA-ACBT-05: the box in which a bombardment comes down that has missed; -1 off the board. The last die is below 5. */
export function scatterBox(state: InBattle, side: Seat, from: number, dice: readonly number[]): number {
  const { ahead } = homeOf(state.battle, side);
  const right = rightOf(ahead);
  const directions = [ahead, right, oppositeOf(ahead), oppositeOf(right)];
  return boxTowards(BOARD, from, directions[dice[dice.length - 1] - 1], dice.length);
}

/** PA-ACBT-05: who can be hit there, friend or foe: all but a city. */
export const victimsIn = (state: InBattle, box: number): number[] =>
  box < 0
    ? []
    : state.battle.fighters
        .filter((fighter) => fighter.box === box && sheetOf(state, fighter.counter).kind !== 'city')
        .map(({ counter }) => counter);

/** PA-ACBT-06 */
export const bombardmentHarm =
  (state: InBattle, ship: number, target: Fighter) =>
  (tally: Tally<RuleId>): void => {
    tally.add(sheetOf(state, ship).attack, REASONS.attackValue, 'PA-ACBT-06');
    if (target.damaged) tally.add(DAMAGE.targetDamaged, REASONS.targetDamaged, 'PA-ACBT-06');
    if (!target.supplied) tally.add(DAMAGE.targetUnsupplied, REASONS.targetUnsupplied, 'PA-ACBT-06');
  };
