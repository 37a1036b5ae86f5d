import type { Seat } from '@ironfield/kernel/state.ts';
import type { Battlefield } from '../battlefield.ts';
import { isFoughtOut } from '../rules/victory/victory.ts';
import { claimantOf, type State } from '../state.ts';

/** Hexes that a side wants to stand in: what ends the battle is what counts. */
export function goalsOf(field: Battlefield, state: State, seat: Seat, contests: boolean): readonly number[] {
  const usual = isFoughtOut(field) ? [] : countersFor(state, seat, contests);
  return field.plugged.goals?.(usual, field, state, seat) ?? usual;
}

/** Counters on the map that a side can claim, or keep the enemy from claiming. */
const countersFor = ({ objectives }: State, seat: Seat, contests: boolean): number[] =>
  objectives
    .filter(
      (objective) =>
        !objective.claimed && (claimantOf(objective) === seat || (contests && objective.faceUpSince > 0)),
    )
    .map(({ hex }) => hex)
    .filter((hex) => hex >= 0);
