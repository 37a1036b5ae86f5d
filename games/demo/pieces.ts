import type { Piece } from '@ironfield/kernel/play/game.ts';
import { TEXT } from './text.ts';
import type { Table } from './view.ts';

/** The markers, as far as the viewer knows what they are. */
export function pieces({ markers }: Table): Piece[] {
  return markers.map(({ id, seat, at, isGone, isDecoy }) => ({
    id,
    name: TEXT.marker(id),
    seat,
    side: seat,
    at: isGone ? null : { ...at },
    ...(isDecoy ? { note: TEXT.decoy } : {}),
  }));
}
