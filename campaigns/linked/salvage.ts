// BF2-CAMP-06: wrecks, and parts of the other side's technology.

import type { DamageValue, ElementSheet, ElementType } from '@ironfield/battleforce2/element.ts';
import type { ElementState, WreckKind } from './state.ts';

/** What an element is good for as a wreck; null for infantry. */
export function wreckKind(type: ElementType): WreckKind | null {
  if (type === 'infantry' || type === 'battleArmor') return null;
  return type === 'mech' || type === 'vehicle' ? type : 'aerospace';
}

/** An element with parts of the other technology: each Damage Value that it has is 1 higher or lower. */
export function withShift(sheet: ElementSheet, shift: ElementState['shift']): ElementSheet {
  if (shift === 0) return sheet;
  const [pointblank, ...others] = sheet.damage;
  const moved = (value: DamageValue, least: number): DamageValue =>
    value === null ? null : Math.max(least, value + shift);
  const [medium, long] = others.map((value) => moved(value, 0)) as [DamageValue, DamageValue];
  // It is no line of the roster any more, and so it has a name of its own.
  const name = `${sheet.name.slice(0, 50)} (mixed)`;
  return { ...sheet, name, damage: [moved(pointblank, sheet.type === 'mech' ? 1 : 0), medium, long] };
}
