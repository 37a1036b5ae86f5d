import type { Battlefield } from '../../battlefield.ts';
import type { State } from '../../state.ts';
import { canAct } from '../unit/condition.ts';
import { workingFittings } from '../unit/fittings.ts';
import { isJammedAt } from './jamming.ts';

/** The reach of an active probe; some find people without armour, too. */
interface Probe {
  readonly reach: number;
  readonly findsPeople: boolean;
}

const NONE: Probe = { reach: 0, findsPeople: false };

/** MT-ELEC-21: the best one that works, for who can act and is not jammed. */
export function probeOf(
  field: Battlefield,
  state: Pick<State, 'units' | 'turn' | 'marks'>,
  unit: number,
): Probe {
  const { probe, fittings } = field.designs[unit];
  const carrier = state.units[unit];
  if (probe === undefined || !canAct(carrier) || isJammedAt(field, state, unit)) return NONE;
  if (!fittings) return { reach: probe, findsPeople: false };
  return workingFittings(field.designs[unit], carrier.body, 'probe').reduce<Probe>(
    (best, { type: { reach = 0, findsPeople = false } }) =>
      reach > best.reach ? { reach, findsPeople } : best,
    NONE,
  );
}
