import { sum } from '@ironfield/kernel/dice.ts';
import type { Battlefield } from '../../battlefield.ts';
import type { Body, State } from '../../state.ts';
import { share } from './fire.ts';

/** CBT-SCN-04: more than half of it is gone. */
export const isCrippled = (field: Battlefield, { units }: State, unit: number): boolean =>
  share(field, unit, units[unit]) < 0.5;

export const isWrecked = (_field: Battlefield, { units }: State, unit: number): boolean =>
  units[unit].body.structure.every((points) => points === 0);

export function contradictions(_field: Battlefield, { units }: State, unit: number): string[] {
  const { prone, heat, twist } = units[unit];
  const wrong: string[] = [];
  if (prone) wrong.push('lies prone, which no battle armour does');
  if (heat > 0) wrong.push('has heat, which no battle armour keeps');
  if (twist !== 0) wrong.push('turns a torso that it does not have');
  return wrong;
}

const THROWS = 36;

/** As vehicles measure it: what one of those has who are left. */
export function armorOn({ armor, structure }: Body): number {
  const alive = sum(structure);
  return alive === 0 ? 0 : (THROWS * sum(armor)) / alive;
}

/** No hit does less: what is left below that is as good as gone. */
const HIT = 4;

/** Points that are left; of a heavy hit much is lost. */
export function stakes(_field: Battlefield, { units }: State, unit: number): number[] {
  const { armor, structure } = units[unit].body;
  const stake = 1 / Math.max(HIT, sum(armor) + sum(structure));
  return [stake, stake, stake, stake];
}
