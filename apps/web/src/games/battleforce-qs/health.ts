import { battlefieldOf } from '@ironfield/battleforce-qs/battlefield.ts';
import type { Table } from './types.ts';

export const CLASS_NAMES = ['', 'Light', 'Medium', 'Heavy', 'Assault'];

/** The condition of an Element, from 0 to 1. */
export function elementHealth(table: Table, element: number): number {
  const { armor, structure, effects, marked } = table.elements[element];
  if (effects.destroyed || marked.destroyed) return 0;
  const sheet = battlefieldOf(table.setup).sheets[element];
  return (armor + structure) / (sheet.armor + sheet.structure);
}

/** Circles left in a Unit as a share of those printed. */
export function unitHealth(table: Table, unit: number): number {
  const { elementsOf, sheets } = battlefieldOf(table.setup);
  let [left, printed] = [0, 0];
  for (const element of elementsOf[unit]) {
    const sheet = sheets[element];
    printed += sheet.armor + sheet.structure;
    left += elementHealth(table, element) * (sheet.armor + sheet.structure);
  }
  return printed === 0 ? 0 : left / printed;
}

function survivingIn(table: Table, unit: number) {
  const elements = battlefieldOf(table.setup).elementsOf[unit].map((element) => table.elements[element]);
  return elements.filter(({ effects }) => !effects.destroyed);
}

export const hottest = (table: Table, unit: number): number =>
  Math.max(0, ...survivingIn(table, unit).map(({ heat }) => heat));

export const survivors = (table: Table, unit: number): number => survivingIn(table, unit).length;
