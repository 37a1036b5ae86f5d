import type { SupportPlace } from '../../places.ts';
import { OFF_MAP, type UnitState } from '../../state.ts';

type Units = { readonly units: readonly Pick<UnitState, 'hex' | 'marks'>[] };

/** BF2-AERO-04 */
export const isAirborne = ({ units }: Units, unit: number): boolean =>
  units[unit].marks?.flight?.airborne === true;

/** BF2-AERO-17: an aerospace unit that is not in the air. */
export const isGrounded = ({ units }: Units, unit: number): boolean =>
  units[unit].marks?.flight?.airborne === false;

/** BF2-OFF-01: where it is on the support map, if it is there and not gone. */
export const supportOf = ({ units }: Units, unit: number): SupportPlace | null => {
  const { hex, marks } = units[unit];
  return hex === OFF_MAP ? (marks?.support ?? null) : null;
};

export const isOffBoard = (state: Units, unit: number): boolean => supportOf(state, unit) !== null;

/** On the map, over it, or in a box beside it. */
export const isInPlay = (state: Units, unit: number): boolean =>
  state.units[unit].hex >= 0 || isOffBoard(state, unit);

/** On the map and not over it. */
export const isOnGround = (state: Units, unit: number): boolean =>
  state.units[unit].hex >= 0 && !isAirborne(state, unit);

/** BF2-OFF-06: in the same box of the same half. */
export function sharesBox(state: Units, unit: number, other: number): boolean {
  const [a, b] = [supportOf(state, unit), supportOf(state, other)];
  return !!a && !!b && a.half === b.half && a.box === b.box;
}

/** BF2-STACK-01, BF2-AERO-04: in one hex, both on the ground or both over it. */
export const sharesHex = (state: Units, unit: number, other: number): boolean =>
  state.units[unit].hex >= 0 &&
  state.units[unit].hex === state.units[other].hex &&
  isAirborne(state, unit) === isAirborne(state, other);
