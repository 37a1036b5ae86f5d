// The abilities that the damage on a record sheet leaves a unit. `Damage` is either what is recorded (`body`) or what
// was recorded when the phase began (`thisPhase.before`), which is what holds during a phase (CBT-SEQ-06).

import { distance } from '@ironfield/hex/board.ts';
import type { Battlefield, Forces } from '../../battlefield.ts';
import { bitOf, type Part, type Slots, type WeaponMount } from '../../design.ts';
import type { Damage, UnitState } from '../../state.ts';
import { isAloft } from '../ground/altitude.ts';
import { isSeized } from './seized.ts';

declare module '../../extensions.ts' {
  interface UnitMarks {
    /** MT-STRUCT-07: it is mounted in a fortress. */
    readonly emplaced?: true;
  }
}

export const isLost = ({ lost }: Damage, part: Part): boolean => (lost & bitOf(part)) !== 0;

export function areWhole({ location, mask }: Slots, damage: Damage): boolean {
  return !isLost(damage, location) && (mask & damage.hits[location]) === 0;
}

export function weaponWorks({ parts }: WeaponMount, damage: Damage): boolean {
  for (const slots of parts) if (!areWhole(slots, damage)) return false;
  return true;
}

/** A weapon that can be fired, by what is recorded of its unit. */
export const isUsable = (
  { plugged }: Pick<Forces, 'plugged'>,
  mount: WeaponMount,
  unit: UnitState,
): boolean =>
  (plugged.weaponWorks ? plugged.weaponWorks(mount, unit) : weaponWorks(mount, unit.body)) &&
  (unit.marks === null || !isSeized(unit, mount));

/** CBT-THM-09: shut down, or the pilot is unconscious. */
export const isImmobile = (unit: UnitState): boolean => unit.shutDown > 0 || unit.crew.knockedOut > 0;

/** Can the unit do anything at all? */
export const canAct = (unit: UnitState): boolean => unit.loss === null && !isImmobile(unit);

/** Somewhere on the map, be it as the wreck of this phase. */
export const isPlaced = ({ hex }: Pick<UnitState, 'hex'>): boolean => hex >= 0;

/** Is it on the map, and no farther than that from a hex? */
export const isNear = (
  { board }: Pick<Battlefield, 'board'>,
  hex: number,
  unit: UnitState,
  hexes: number,
): boolean => isPlaced(unit) && distance(board, hex, unit.hex) <= hexes;

export const isOnMap = (unit: UnitState): boolean => isPlaced(unit) && unit.loss === null;
/** CBT-PHY-27: on its way down upon somebody. */
export const comesDown = (unit: UnitState): boolean => unit.thisTurn.onslaught?.kind === 'dfa';
/** In the air over its hex, in which way ever. */
export const isAirborne = (unit: UnitState): boolean => comesDown(unit) || isAloft(unit);

/** MT-STRUCT-07: it is part of a fortress. */
export const isEmplaced = ({ marks }: Pick<UnitState, 'marks'>): boolean => marks?.emplaced === true;

/** Another unit in its hex does not find it in the way. */
export const takesNoRoom = (unit: UnitState): boolean => isAirborne(unit) || isEmplaced(unit);

/** MT-PRE-19: nobody sits in it any more. */
export const hasLeft = ({ thisTurn }: UnitState): boolean => thisTurn.marks?.ejected !== undefined;

/** CBT-PIL-05 */
export const PILOT_DEAD = 6;
