// The units touched by an event in a hex, or round it.

import { distance } from '@ironfield/hex/board.ts';
import type { Battlefield } from '../../battlefield.ts';
import type { State } from '../../state.ts';
import { isUnderWater } from '../sight/line-of-sight.ts';
import { isAirborne, isEmplaced, isOnMap } from '../unit/condition.ts';

/** The layer of an event: on the ground, or in the air above it. */
export type Layer = 'ground' | 'air';

export interface Touched {
  readonly unit: number;
  /** Its hex, even if it is hidden there. */
  readonly cell: number;
  /** Hexes away. */
  readonly away: number;
}

/**
 * Everybody within so many hexes. Whoever lies hidden is there as well; whoever clings to somebody, or sits in something,
 * is with that one, and in no hex; no shell reaches down to those who are wholly under water; nothing on the ground
 * reaches who is in the air.
 */
export function touchedBy(
  field: Battlefield,
  state: Pick<State, 'units'>,
  cell: number,
  hexes: number,
  layer: Layer = 'ground',
): Touched[] {
  return state.units.flatMap((mech, unit) => {
    const hidden = field.plugged.hidingPlace?.(mech) ?? -1;
    if ((!isOnMap(mech) && hidden < 0) || isEmplaced(mech)) return [];
    const at = mech.hex >= 0 ? mech.hex : hidden;
    const away = distance(field.board, cell, at);
    if (away > hexes || isUnderWater(field, unit, { ...mech, hex: at })) return [];
    return layer === 'ground' && isAirborne(mech) ? [] : [{ unit, cell: at, away }];
  });
}
