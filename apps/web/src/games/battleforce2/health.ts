import { openFieldOf } from '@ironfield/battleforce2/battlefields.ts';
import { surviving } from '@ironfield/battleforce2/rules/elements/condition.ts';
import type { Table } from '@ironfield/battleforce2/table.ts';

/** The condition of an element, from 0 to 1, as far as the viewer knows it; for an unknown one that works, 1. */
export function elementHealth({ setup, ground, elements }: Table, element: number): number {
  const { condition, known, destroyed } = elements[element];
  if (destroyed) return 0;
  const { seatOf, unitOf, elementsOf, unitsOf } = openFieldOf({ setup, ground });
  const unit = unitOf[element];
  const seen = condition ?? known?.condition;
  const own = setup.secrets[seatOf[unit]]?.units[unitsOf[seatOf[unit]].indexOf(unit)];
  const sheet = (own?.elements[elementsOf[unit].indexOf(element)] ?? known?.record)?.sheet;
  if (!seen || !sheet) return 1;
  return (seen.armor + seen.structure) / (sheet.armor + sheet.structure);
}

/** The average over all elements that the unit began with. */
export function unitHealth(table: Table, unit: number): number {
  const all = openFieldOf(table).elementsOf[unit];
  return all.reduce((sum, element) => sum + elementHealth(table, element), 0) / all.length;
}

export const survivorsOf = (table: Table, unit: number): number =>
  surviving(openFieldOf(table), table, unit).length;

export const hottest = (table: Table, unit: number): number =>
  Math.max(
    0,
    ...surviving(openFieldOf(table), table, unit).map(
      (element) => table.elements[element].condition?.heat ?? 0,
    ),
  );
