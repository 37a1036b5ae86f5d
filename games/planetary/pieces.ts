import type { Piece } from '@ironfield/kernel/play/game.ts';
import { BOARD } from './rules/board.ts';
import { placeName } from './rules/places.ts';
import { nameOf } from './text/names.ts';
import { HEADING_NAMES, NOTES } from './text.ts';
import type { Table } from './view.ts';

/** The counters, by number as in orders, with their boxes. */
export function pieces(table: Table): Piece[] {
  return table.counters.map(({ id, side, place }) => {
    const fighter = table.battle?.fighters.find(({ counter }) => counter === id);
    const box = fighter ? (BOARD.name[fighter.box] ?? null) : table.war ? placeName(place) || null : null;
    const facing = fighter && fighter.box >= 0 ? [`facing ${HEADING_NAMES[fighter.facing]}`] : [];
    const note = [...facing, ...(fighter?.damaged ? [NOTES.damaged] : [])].join(', ');
    return { id, name: nameOf(table, id), seat: side, side, at: box, ...(note && { note }) };
  });
}
