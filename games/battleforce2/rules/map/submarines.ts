import type { Reason } from '@ironfield/kernel/refusal.ts';
import type { OpenField } from '../../battlefield.ts';
import type { State } from '../../state.ts';
import { WHY_NOT } from '../../text.ts';

/** BF2-UNIT-05, BF2-VEH-06 */
export const isSubmarine = ({ unitSetups }: OpenField, unit: number): boolean =>
  unitSetups[unit].id.startsWith('NS');

/** BF2-VEH-06: under water there is only the fight with other submarines, and with ships and ’Mechs right above. */
export function whyUnderWater(
  { letters }: OpenField,
  { units }: Pick<State, 'units'>,
  unit: number,
  enemy: number,
): Reason | null {
  if (units[unit].submerged === units[enemy].submerged) return null;
  const other = units[unit].submerged ? enemy : unit;
  const isAbove = units[unit].hex === units[enemy].hex && 'MN'.includes(letters[other]);
  return isAbove ? null : WHY_NOT.underWater;
}
