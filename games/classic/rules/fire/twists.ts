import type { Battlefield } from '../../battlefield.ts';
import type { State, Twist, UnitState } from '../../state.ts';

type Field = Pick<Battlefield, 'kinds' | 'plugged'>;

/** CBT-ARC-03, and what options leave of it. */
export const twistsOf = (field: Field, { units }: State, unit: number): readonly Twist[] =>
  twistsOfUnit(field, unit, units[unit]);

/** The same for a unit as it might be. */
export function twistsOfUnit({ kinds, plugged }: Field, unit: number, mech: UnitState): readonly Twist[] {
  const twists = kinds[unit].twists(mech);
  return plugged.twists?.(twists, mech) ?? twists;
}
