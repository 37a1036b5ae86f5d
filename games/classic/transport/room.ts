// Carriers, and their room for others (MT-PRE-25).

import type { Battlefield } from '../battlefield.ts';
import { isOpenTo } from '../rules/ground/steps-of.ts';
import { bombsLeft } from '../rules/unit/bombs.ts';
import { isPlaced } from '../rules/unit/condition.ts';
import { passengersOf, riderOn, ridesOutside } from '../rules/unit/riding.ts';
import { mayEnter } from '../rules/unit/stacking.ts';
import { GONE, type State } from '../state.ts';
import { type InfantryMotion, PLATOON_TONS } from '../units/infantry-file.ts';

type Units = Pick<State, 'units'>;

/** The place where a unit takes another one. */
export type Berth = 'inside' | 'outside';

/** Parts of a ton in which every share of a platoon is a whole number. */
const PARTS = 12;

/** Tons that a unit takes up, in those parts: a squad its share of the platoon. */
function bulkOf({ designs, kinds }: Battlefield, unit: number): number {
  const { tons, squads } = designs[unit];
  const motion = kinds[unit].motion as InfantryMotion;
  return squads === undefined ? tons * PARTS : (PLATOON_TONS[motion] * PARTS) / squads;
}

/** Tons of the troop space of a unit that are free. */
export function spaceLeft(field: Battlefield, state: Units, carrier: number): number {
  const inside = passengersOf(state, carrier).filter((unit) => !ridesOutside(state.units[unit]));
  const { [carrier]: design } = field.designs;
  const { troopSpace = 0 } = design;
  // MT-VTOL-05: bombs take the place of people.
  const space = troopSpace - Math.min(troopSpace, bombsLeft(design, state.units[carrier]));
  const taken = inside.reduce((parts, unit) => parts + bulkOf(field, unit), 0);
  return (space * PARTS - taken) / PARTS;
}

/** A squad that holds on by itself rides on anything but people, another one where there are handholds. */
export function canRideOn({ designs, kinds }: Battlefield, carrier: number, unit: number): boolean {
  const { ridesOn } = designs[unit];
  if (ridesOn === undefined || kinds[carrier].troopers) return false;
  return ridesOn === 'anything' || designs[carrier].handholds === true;
}

/** The place for a unit; null where there is no room, or it is none of its people. */
export function berthFor(field: Battlefield, state: Units, carrier: number, unit: number): Berth | null {
  const { kinds, seatOf } = field;
  if (carrier === unit || seatOf[carrier] !== seatOf[unit] || !kinds[unit].troopers) return null;
  if (spaceLeft(field, state, carrier) * PARTS >= bulkOf(field, unit)) return 'inside';
  return canRideOn(field, carrier, unit) && riderOn(state, carrier) < 0 ? 'outside' : null;
}

/** May this unit ever carry anybody? */
export const isCarrier = ({ designs, kinds }: Battlefield, unit: number): boolean =>
  !kinds[unit].troopers &&
  (designs[unit].troopSpace !== undefined ||
    designs[unit].handholds === true ||
    designs.some(({ ridesOn }) => ridesOn === 'anything'));

/** Can a passenger stand where its carrier is? */
export function canGetOut(field: Battlefield, state: Units, carrier: number, unit: number): boolean {
  const at = state.units[carrier];
  return isPlaced(at) && isOpenTo(field, unit, at.hex) && mayEnter(field, state, unit, at.hex);
}

/** The same where the carrier is about to be gone. */
export function canStayBehind(field: Battlefield, { units }: Units, carrier: number, unit: number): boolean {
  const { hex } = units[carrier];
  const others = { units: units.with(carrier, { ...units[carrier], hex: GONE }) };
  return hex >= 0 && isOpenTo(field, unit, hex) && mayEnter(field, others, unit, hex);
}
