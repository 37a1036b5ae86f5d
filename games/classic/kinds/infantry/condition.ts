import type { Battlefield } from '../../battlefield.ts';
import { isLost } from '../../rules/unit/condition.ts';
import { fullStrength } from '../../rules/unit/squads.ts';
import type { State } from '../../state.ts';
import { exposure, TROOPERS } from './damage.ts';

/** CBT-SCN-04: more than half of it is gone. */
export const isCrippled = ({ designs }: Battlefield, { units }: State, unit: number): boolean =>
  2 * units[unit].body.structure[TROOPERS] < fullStrength(designs[unit], units[unit]);

export const isWrecked = (_field: Battlefield, { units }: State, unit: number): boolean =>
  isLost(units[unit].body, TROOPERS);

export function contradictions(_field: Battlefield, { units }: State, unit: number): string[] {
  const { prone, heat, twist } = units[unit];
  const wrong: string[] = [];
  if (prone) wrong.push('lies prone, which no platoon does');
  if (heat > 0) wrong.push('has heat, which no platoon keeps');
  if (twist !== 0) wrong.push('turns a torso that it does not have');
  return wrong;
}

/** No hit does less: so few are as good as gone. */
const FEW = 4;

/** A point is one trooper, or two. */
export function stakes(field: Battlefield, { units }: State, unit: number): number[] {
  const { body, hex } = units[unit];
  const boxes = body.structure[TROOPERS] + body.armor[TROOPERS];
  const stake = exposure(field, hex) / Math.max(FEW, boxes);
  return [stake, stake, stake, stake];
}
