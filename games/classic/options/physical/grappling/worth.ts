// For bots: who gains by a grapple.

import type { Battlefield } from '../../../battlefield.ts';
import type { WeaponMount } from '../../../design.ts';
import { hasAmmunition } from '../../../rules/fire/ammunition.ts';
import { isUsable } from '../../../rules/unit/condition.ts';
import type { State } from '../../../state.ts';
import { isTorso, Location } from '../../../units/locations.ts';

/** MT-PHYS-05: what can be fired in a clinch. */
export const firesInClinch = ({ location, rear }: WeaponMount): boolean =>
  location === Location.HD || (isTorso(location) && !rear);

/** Of the points that weapons could do at best, those that a turn of them brings. */
const SHARE = 0.4;
/** Within minimum range next to nothing hits. */
const TOO_NEAR = 0.3;
/** The worth of not standing there with nothing to fire. */
const NOT_HELPLESS = 20;

function power(field: Battlefield, state: State, unit: number, inClinch: boolean): number {
  const design = field.designs[unit];
  let points = 0;
  for (const mount of design.weapons) {
    const { type, rear } = mount;
    if (inClinch ? !firesInClinch(mount) : rear) continue;
    const mech = state.units[unit];
    if (!isUsable(field, mount, mech) || !hasAmmunition(design, mech, mount)) continue;
    const most = type.damage * Math.max(1, type.cluster / 2);
    points += inClinch && type.min > 0 ? TOO_NEAR * most : most;
  }
  return points;
}

/** The worth to a 'Mech of grappling with another, rather than standing apart. */
export function worthOfHolding(field: Battlefield, state: State, unit: number, other: number): number {
  const change = (who: number) => power(field, state, who, true) - power(field, state, who, false);
  const helpless = power(field, state, unit, true) === 0 ? NOT_HELPLESS : 0;
  return SHARE * (change(unit) - change(other)) - helpless;
}
