import type { Kind } from '../../kind.ts';
import { isLeg, isLimb, Location } from '../../units/locations.ts';
import { mechDesign } from './condition.ts';

/** MT-BASE-17: everything in a flooded part stops working but the engine, which is cooled by it. */
export const FLOODING: NonNullable<Kind['flooding']> = {
  isBelow: isLeg,
  fills(field, unit, part) {
    const { filled, masks } = mechDesign(field, unit);
    return filled[part] & ~masks.engine[part];
  },
  endBy: (part) => (part === Location.HD ? 'pilot' : part === Location.CT ? 'sunk' : null),
};

export const FLOODING_ON_FOUR: NonNullable<Kind['flooding']> = { ...FLOODING, isBelow: isLimb };
