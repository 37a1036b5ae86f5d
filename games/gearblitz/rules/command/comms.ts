import { totalOf } from '@ironfield/kernel/explanation.ts';
import type { RuleId } from '../../rule-index.ts';
import { rosterOf, unitOf } from '../../state/roster.ts';
import type { State } from '../../state.ts';
import { detectionRating, seesThrough } from '../sight/detection.ts';
import { distanceBetween, found } from '../sight/sighting.ts';
import { hasComms } from '../unit/condition.ts';
import { communicatesDirectly, hasOpenComms } from './electronic-warfare.ts';
import { jammingOf } from './jamming.ts';

/** HGB-LOS-01: friends are seen unless Solid cover hides them, or more than the Detection Rating. */
function seesFriend(state: State, observer: number, friend: number): boolean {
  const { sight, obscured } = found(state, observer, friend);
  if (sight.isHiddenBySolid) return false;
  const unit = unitOf(state, observer);
  const rating = totalOf<RuleId>((tally) => detectionRating(tally, unit, sight.around.light));
  return obscured === 0 || seesThrough(unit, rating, obscured);
}

/** HGB-COMM-04: two units of a side on the table, near each other and in sight. */
export function areInTouch(state: State, one: number, other: number): boolean {
  if (one === other) return true;
  if (state.units[one].at === null || state.units[other].at === null) return false;
  const isNear = communicatesDirectly(distanceBetween(state, one, other), true);
  return isNear && seesFriend(state, one, other) && seesFriend(state, other, one);
}

/** HGB-COMM-02 to HGB-COMM-04: how a unit reaches others: at once, by a roll, or not at all. */
export type Link = 'direct' | 'open' | 'roll' | 'none';

/** HGB-COMM-04: `null` stands for off-table units, which nobody sees. */
export function linkTo(state: State, sender: number, receivers: readonly number[] | null): Link {
  const unit = unitOf(state, sender);
  // The quick check comes first.
  if (hasOpenComms(unit, jammingOf(state, rosterOf(state.setup).units[sender].seat))) return 'open';
  if (receivers?.every((receiver) => areInTouch(state, sender, receiver))) return 'direct';
  return hasComms(unit) ? 'roll' : 'none';
}
