import type { Piece } from '@ironfield/kernel/play/game.ts';
import type { GearBlitz } from './game-types.ts';
import { plugged } from './register.ts';
import { rosterOf } from './state/roster.ts';
import { TEXT } from './text/menus.ts';

export function pieces(table: GearBlitz['Table']): Piece[] {
  const { setup, units } = table;
  const { note } = plugged(setup);
  const noteOn = (id: number): string => {
    const { body } = units[id];
    const usual = `${TEXT.speeds[body.speed]}${TEXT.height(body)}`;
    return note?.(usual, table, id) ?? usual;
  };
  return rosterOf(setup).units.map(({ id, sheet, seat }) => ({
    id,
    name: sheet.name,
    seat,
    side: seat,
    at: units[id].at,
    note: noteOn(id),
  }));
}
