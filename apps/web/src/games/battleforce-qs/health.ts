import type { Battlefield } from '@ironfield/battleforce-qs/battlefield.ts';
import type { Table } from './plan.ts';

export const CLASS_NAMES = ['', 'Light', 'Medium', 'Heavy', 'Assault'];

/** What is left of an Element, from 0 to 1. */
export function elementHealth({ sheets }: Battlefield, table: Table, element: number): number {
  const { armor, structure, effects, marked } = table.elements[element]!;
  if (effects.destroyed || marked.destroyed) return 0;
  const sheet = sheets[element]!;
  return (armor + structure) / (sheet.armor + sheet.structure);
}

/** Circles left in a Unit as a share of those printed. */
export function unitHealth(field: Battlefield, table: Table, unit: number): number {
  let [left, printed] = [0, 0];
  for (const element of field.elementsOf[unit]!) {
    const sheet = field.sheets[element]!;
    printed += sheet.armor + sheet.structure;
    left += elementHealth(field, table, element) * (sheet.armor + sheet.structure);
  }
  return printed === 0 ? 0 : left / printed;
}

export function hottest(field: Battlefield, table: Table, unit: number): number {
  return Math.max(
    0,
    ...field.elementsOf[unit]!.map((element) => {
      const { effects, heat } = table.elements[element]!;
      return effects.destroyed ? 0 : heat;
    }),
  );
}

export function survivors(field: Battlefield, table: Table, unit: number): number {
  return field.elementsOf[unit]!.filter((element) => !table.elements[element]!.effects.destroyed).length;
}
