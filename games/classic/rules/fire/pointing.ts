// The directions of weapons, and the enemies ahead of a unit that fires.

import type { Shot } from '../../attacks.ts';
import type { Battlefield, Forces } from '../../battlefield.ts';
import type { WeaponMount } from '../../design.ts';
import type { Twist, UnitState } from '../../state.ts';
import { arcAt, bearingOf, torsoBearing } from '../sight/arcs.ts';

/** CBT-ARC-02: can a weapon be pointed at something at this bearing, as its unit faces? */
export function canBear(
  { kinds, plugged }: Pick<Forces, 'kinds' | 'plugged'>,
  unit: number,
  mount: WeaponMount,
  twist: Twist,
  bearing: number,
): boolean {
  const can = kinds[unit].canBear(mount, twist, bearing);
  return plugged.canBear?.(can, kinds[unit], mount, twist, bearing) ?? can;
}

/** CBT-THM-07: is a hex ahead of a unit there that has turned its torso, or its turret, so? */
export function isAhead(
  field: Battlefield,
  unit: number,
  { hex, facing }: Pick<UnitState, 'hex' | 'facing'>,
  twist: Twist,
  cell: number,
): boolean {
  const { kinds, plugged } = field;
  if (kinds[unit].facesNowhere) return true;
  const bearing = torsoBearing(bearingOf(field, hex, facing, cell), twist);
  const is = arcAt(bearing) === 'forward';
  return plugged.isAhead?.(is, kinds[unit], bearing) ?? is;
}

/** CBT-THM-07: what a target other than the primary one costs a unit. */
export function secondaryCost(
  forces: Forces,
  unit: number,
  isTargetAhead: boolean,
  attended?: boolean,
): Shot['secondary'] {
  // MT-STRUCT-07: each weapon of a fortress has a target of its own.
  if (forces.kinds[unit].emplaced) return 0;
  const cost = isTargetAhead ? 1 : 2;
  return forces.plugged.secondaryCost?.(cost, forces, unit, attended) ?? cost;
}
