import type { Battlefield } from '../../battlefield.ts';
import type { State, Twist, UnitState } from '../../state.ts';

type Field = Pick<Battlefield, 'kinds' | 'plugged' | 'past'>;

/** CBT-ARC-03, and what options leave of it. */
export const twistsOf = (field: Field, { units }: State, unit: number): readonly Twist[] =>
  twistsOfUnit(field, unit, units[unit]);

/** The same for a unit as it might be. */
export function twistsOfUnit(
  { kinds, plugged, past }: Field,
  unit: number,
  mech: UnitState,
): readonly Twist[] {
  const free = kinds[unit].twists(mech);
  // MT-BLIND-03: turrets, too, stay as they were plotted.
  const isPlotted = mech.thisTurn.marks?.torsoSet && free.includes(mech.twist) && !past.turnsTurrets?.();
  const twists = isPlotted ? [mech.twist] : free;
  return plugged.twists?.(twists, mech) ?? twists;
}
