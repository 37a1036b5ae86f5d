// Which parts of a unit are under water (MT-BASE-17).

import type { Battlefield } from '../../battlefield.ts';
import type { Part } from '../../design.ts';
import type { UnitState } from '../../state.ts';
import { isInWater, isUnderWater } from '../sight/line-of-sight.ts';

/** Of a 'Mech that stands in water the legs, and all of one that is wholly under it; of what swims all but its turrets. */
export function isSubmergedPart(field: Battlefield, unit: number, mech: UnitState, part: Part): boolean {
  const { [unit]: kind } = field.kinds;
  const { flooding } = kind;
  if (!flooding) return false;
  if (flooding.swims) return field.depth[mech.hex] >= 1 && flooding.isBelow(part);
  return isUnderWater(field, unit, mech) || (isInWater(field, unit, mech) && flooding.isBelow(part));
}
