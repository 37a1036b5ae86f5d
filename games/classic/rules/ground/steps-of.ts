import type { Battlefield } from '../../battlefield.ts';
import type { Steps } from '../../kind.ts';
import type { State, UnitState } from '../../state.ts';
import { altitudeOf } from './altitude.ts';
import { FORBIDDEN } from './steps.ts';

/** MT-BASE-19: what it meets on its way, where that depends on how it goes. */
export const groundFor = (
  field: Battlefield,
  mech: UnitState,
  how: Parameters<NonNullable<Battlefield['plugged']['passes']>>[2],
): Battlefield => field.plugged.passes?.(field, mech, how) ?? field;

/** The cost of the ground to a unit as it goes now. */
export function stepsOf(field: Battlefield, { units }: Pick<State, 'units'>, unit: number): Steps {
  const kind = field.kinds[unit];
  const altitude = kind.flight ? altitudeOf(units[unit]) : null;
  const steps = altitude === null ? kind.stepsOn(field, unit) : kind.flight!.stepsAt(field, altitude);
  return field.plugged.steps?.(steps, field, units[unit], unit) ?? steps;
}

/** May a unit of its kind be there at all? */
export const isOpenTo = (field: Battlefield, unit: number, cell: number): boolean =>
  field.kinds[unit].stepsOn(field, unit).walkIn[cell] !== FORBIDDEN;
