import type { Battlefield } from '../../battlefield.ts';
import type { Steps } from '../../kind.ts';
import type { State } from '../../state.ts';
import { FORBIDDEN } from './steps.ts';

/** What the ground costs a unit as it goes now. */
export function stepsOf(field: Battlefield, { units }: Pick<State, 'units'>, unit: number): Steps {
  const steps = field.kinds[unit].stepsOn(field, unit);
  return field.plugged.steps?.(steps, field, units[unit]) ?? steps;
}

/** May a unit of its kind be there at all? */
export const isOpenTo = (field: Battlefield, unit: number, cell: number): boolean =>
  field.kinds[unit].stepsOn(field, unit).walkIn[cell] !== FORBIDDEN;
