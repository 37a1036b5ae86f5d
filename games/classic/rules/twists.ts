import type { Battlefield } from '../battlefield.ts';
import type { State, Twist } from '../state.ts';

/** CBT-ARC-03, and what options leave of it. */
export function twistsOf(
  { kinds, plugged }: Pick<Battlefield, 'kinds' | 'plugged'>,
  state: State,
  unit: number,
): readonly Twist[] {
  const mech = state.units[unit];
  const twists = kinds[unit].twists(mech);
  return plugged.twists?.(twists, mech) ?? twists;
}
