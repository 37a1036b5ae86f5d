import type { Piece } from '@ironfield/kernel/game.ts';
import type { GearBlitz } from './game-types.ts';
import { rosterOf } from './roster.ts';
import { TEXT } from './text/menus.ts';

export function pieces({ setup, units }: GearBlitz['Table']): Piece[] {
  return rosterOf(setup).units.map(({ id, sheet, seat }) => ({
    id,
    name: sheet.name,
    seat,
    side: seat,
    at: units[id].at,
    note: `${TEXT.speeds[units[id].body.speed]}${TEXT.height(units[id].body)}`,
  }));
}
