import { battlefieldOf } from '@ironfield/battleforce-qs/battlefield.ts';
import { unitMp } from '@ironfield/battleforce-qs/rules/movement/movement.ts';
import { GONE, OFF_MAP } from '@ironfield/battleforce-qs/state.ts';
import { CLASS_NAMES, hottest } from './health.ts';
import { stateOn, type Table } from './types.ts';

/** A Unit in a line. */
export function lineOf(table: Table, unit: number): string {
  const field = battlefieldOf(table.setup);
  const { hex, moved } = table.units[unit];
  if (hex === GONE) return 'Destroyed';
  const size = CLASS_NAMES[field.unitSheets[unit].size];
  if (hex === OFF_MAP) return `${size} · off the map`;
  const heat = hottest(table, unit);
  // Changes come first: the end of a line may be cut off.
  return [
    `${unitMp(field, stateOn(table), unit)} MP`,
    ...(moved ? ['moved'] : []),
    ...(heat > 0 ? [`heat ${heat}`] : []),
    size,
  ].join(' · ');
}

/** The names of Clan 'Mechs come with a second one in brackets: too long for a list. */
export function shortName(name: string): string {
  return name.replace(/ \([^)]*\)/, '').replace(' stand-in', '');
}
