import { openFieldOf } from '@ironfield/battleforce2/battlefields.ts';
import { ARTILLERY, type ArtilleryType, turnsInFlight } from '@ironfield/battleforce2/data/support-tables.ts';
import { artilleryIn } from '@ironfield/battleforce2/rules/elements/specials.ts';
import type { Table } from '@ironfield/battleforce2/table.ts';

interface Gun {
  readonly name: string;
  readonly type: ArtilleryType;
}

/** The artillery of a unit of one's own. */
export function gunsOf(table: Table, unit: number): Gun[] {
  const { seatOf, unitsOf } = openFieldOf(table);
  const seat = seatOf[unit];
  const elements = table.setup.secrets[seat]?.units[unitsOf[seat].indexOf(unit)].elements ?? [];
  return elements.flatMap(({ sheet: { name, specials } }) => {
    const type = artilleryIn(specials);
    return type ? [{ name, type }] : [];
  });
}

/** The turns until shots from a box land on the nearest mapsheet; empty for units without guns in range. */
export function flightNote(table: Table, unit: number, box: number): string {
  const guns = gunsOf(table, unit);
  if (guns.length === 0) return '';
  return guns.some(({ type }) => ARTILLERY[type].range >= box) ? `+${turnsInFlight(box)}` : '✕';
}
