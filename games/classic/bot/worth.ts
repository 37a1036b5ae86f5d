import type { Battlefield } from '../battlefield.ts';
import type { State } from '../state.ts';

const FINISHED = 0.8;
const HEAVY = 0.0025;

/** What a point of damage is worth on a 'Mech: damaged ones are worth finishing, dangerous ones worth stopping. */
export const worthOf = (field: Battlefield, state: State, unit: number): number =>
  1 + FINISHED * (1 - healthOf(field, state, unit)) + HEAVY * field.designs[unit].tons;

/** The share of its vital part that is left. */
export function healthOf(field: Battlefield, state: State, unit: number): number {
  const { body } = state.units[unit];
  const { vital } = field.kinds[unit];
  const design = field.designs[unit];
  return (body.structure[vital] + body.armor[vital]) / (design.structure[vital] + design.armor[vital]);
}
