import { accepted, type Reason, type Result, refused } from '@ironfield/kernel/refusal.ts';
import type { Pilot, State } from '../state.ts';
import { PILOT_DEAD } from './condition.ts';

/** CBT-PIL-03: Experience Points for one point of a skill. */
export const SKILL_COSTS = { piloting: 4, gunnery: 8 } as const;

/** CBT-DES-02: the pilot is alive when the game is over. */
export function hasSurvived(state: State, unit: number): boolean {
  const { loss, pilotHits } = state.units[unit];
  return loss !== 'pilot' && loss !== 'explosion' && pilotHits < PILOT_DEAD;
}

/** CBT-PIL-03: a MechWarrior between two scenarios buys one point of a skill. */
export function improve(pilot: Pilot, skill: keyof typeof SKILL_COSTS): Result<Pilot, Reason> {
  const points = pilot.experience ?? 0;
  const cost = SKILL_COSTS[skill];
  if (pilot[skill] === 0) return refused({ message: 'No skill goes below 0', rule: 'CBT-PIL-03' });
  if (points < cost) {
    return refused({ message: `It costs ${cost} points and there are ${points}`, rule: 'CBT-PIL-03' });
  }
  return accepted({ ...pilot, [skill]: pilot[skill] - 1, experience: points - cost });
}
