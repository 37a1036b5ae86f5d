import type { Piece } from '@ironfield/kernel/play/game.ts';
import type { OpenField } from './battlefield.ts';
import { openFieldOf } from './battlefields.ts';
import { hasFacing, surviving } from './rules/elements/condition.ts';
import type { Table } from './table.ts';

/** The units, by number as in orders. */
export function pieces(table: Table): Piece[] {
  const field = openFieldOf(table);
  return table.units.map(({ hex, facing }, unit) => ({
    id: unit,
    name: `${field.unitSetups[unit].id} ${field.unitSetups[unit].name}`,
    seat: field.seatOf[unit],
    side: field.seatOf[unit],
    at: field.board.number[hex] ?? null,
    ...(hasFacing(field, unit) && { facing }),
    note: noteOn(field, table, unit),
  }));
}

function noteOn(field: OpenField, table: Table, unit: number): string {
  const left = `${surviving(field, table, unit).length} of ${field.elementsOf[unit].length}`;
  const note = [left, ...conditionsOf(field, table, unit)].join(', ');
  return field.plugged.note?.(note, table, unit) ?? note;
}

/** What a counter does not show. */
export function conditionsOf({ unitSetups }: OpenField, { units }: Table, unit: number): string[] {
  const { flyingHigh, submerged, carrier, coolant } = units[unit];
  return [
    ...(flyingHigh ? ['flying high'] : []),
    ...(submerged ? ['submerged'] : []),
    ...(carrier === null ? [] : [`aboard ${unitSetups[carrier].id}`]),
    ...(coolant === null ? [] : ['hooked up to coolant']),
  ];
}
