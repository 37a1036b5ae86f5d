import { INCH } from './data/tables.ts';
import type { GearBlitz } from './game-types.ts';
import { rosterOf } from './roster.ts';
import { TEXT } from './text/menus.ts';

/** The table as a list: where everybody is, and how fast. */
export function draw({ setup, round, units }: GearBlitz['Table']): string {
  const lines = rosterOf(setup).units.map(({ id, sheet, seat }) => {
    const { at, heading, body } = units[id];
    const place = at
      ? `${at.x / INCH}", ${at.y / INCH}", ${TEXT.degrees(heading)}, ${TEXT.speeds[body.speed]}${TEXT.height(body)}`
      : 'off the table';
    return `${setup.armies[seat].name}  ${sheet.name}: ${place}`;
  });
  return [`Round ${round}`, ...lines].join('\n');
}
