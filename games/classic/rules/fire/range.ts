import { distance } from '@ironfield/hex/board.ts';
import type { Battlefield } from '../../battlefield.ts';
import type { WeaponType } from '../../data/equipment.ts';
import type { State } from '../../state.ts';

/** Hexes between the two of an attack. */
export const rangeOf = (
  { board }: Battlefield,
  { units }: Pick<State, 'units'>,
  { attacker, target }: { readonly attacker: number; readonly target: number },
): number => distance(board, units[attacker].hex, units[target].hex);

/** CBT-THM-03: short, medium and long range (0, 1, 2); what lies beyond counts as long. */
export const bracketOf = (
  { short, medium }: Pick<WeaponType, 'short' | 'medium'>,
  range: number,
): 0 | 1 | 2 => (range <= short ? 0 : range <= medium ? 1 : 2);

/** Points of one shot at a range. */
export const pointsAt = (type: WeaponType, range: number): number =>
  type.falloff?.[bracketOf(type, range)] ?? type.damage;
