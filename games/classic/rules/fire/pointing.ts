// The directions of weapons, and the enemies ahead of a unit that fires.

import type { Shot } from '../../attacks.ts';
import type { Battlefield, Forces } from '../../battlefield.ts';
import type { WeaponMount } from '../../design.ts';
import type { Kind } from '../../kind.ts';
import type { State, Twist, UnitState } from '../../state.ts';
import { frontTwist, hasTurned } from '../damage/front-turret.ts';
import { arcAt, bearingOf, torsoBearing } from '../sight/arcs.ts';

/** CBT-ARC-02: can a weapon be pointed at something at this bearing, as its unit faces? */
export function canBear(
  { kinds, plugged }: Pick<Forces, 'kinds' | 'plugged'>,
  unit: number,
  mount: WeaponMount,
  twist: Twist,
  bearing: number,
): boolean {
  const { [unit]: kind } = kinds;
  const own = kind.ownTwists?.(mount);
  return own
    ? own.some((each) => bears(kind, plugged, mount, each, bearing))
    : bears(kind, plugged, mount, twist, bearing);
}

function bears(
  kind: Kind,
  plugged: Forces['plugged'],
  mount: WeaponMount,
  twist: Twist,
  bearing: number,
): boolean {
  const can = kind.canBear(mount, twist, bearing);
  return plugged.canBear?.(can, kind, mount, twist, bearing) ?? can;
}

/** MT-VCOM-02: how what a weapon is mounted on may be turned to bear on a hex, where it turns by itself; null where it does not. */
export function twistsToward(
  field: Battlefield,
  state: Pick<State, 'units' | 'turn'>,
  unit: number,
  mount: WeaponMount,
  cell: number,
): readonly Twist[] | null {
  const { [unit]: kind } = field.kinds;
  const own = kind.ownTwists?.(mount);
  if (!own) return null;
  const { [unit]: vehicle } = state.units;
  const { hex, facing } = vehicle;
  const bearing = bearingOf(field, hex, facing, cell);
  const free = hasTurned(vehicle, state) ? [frontTwist(vehicle, state.turn)] : own;
  return free.filter((each) => bears(kind, field.plugged, mount, each, bearing));
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
