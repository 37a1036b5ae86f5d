import { totalOf } from '@ironfield/kernel/explanation.ts';
import { unitOf } from '../roster.ts';
import type { RuleId } from '../rule-index.ts';
import type { State } from '../state.ts';
import { detectionRating } from './detection.ts';
import { communicatesDirectly } from './electronic-warfare.ts';
import { distanceBetween, found } from './sighting.ts';

/** HGB-COMM-04, HGB-LOS-01: two of a side that are near and see each other. */
export function areInTouch(state: State, one: number, other: number): boolean {
  const isInSight = sees(state, one, other) && sees(state, other, one);
  return communicatesDirectly(distanceBetween(state, one, other), isInSight);
}

/** HGB-LOS-01: a friend is out of sight behind Solid cover, or behind more than the Detection Rating. */
function sees(state: State, observer: number, friend: number): boolean {
  const { sight, obscured } = found(state, observer, friend);
  const rating = totalOf<RuleId>((tally) =>
    detectionRating(tally, unitOf(state, observer), state.setup.light),
  );
  return !sight.isHiddenBySolid && obscured <= rating;
}
