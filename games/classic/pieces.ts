import type { Piece } from '@ironfield/kernel/play/game.ts';
import { battlefieldOf } from './battlefields.ts';
import type { Classic } from './game-types.ts';
import { carrierOf } from './rules/unit/riding.ts';
import { OFF_MAP } from './state.ts';
import { LOSSES } from './text/log.ts';
import { CONDITIONS } from './text/turn.ts';

/** Of one that is in no hex. */
function placeOf(table: Classic['Table'], unit: number): string {
  const carrier = carrierOf(table.units[unit]);
  return carrier < 0 ? CONDITIONS.offMap : CONDITIONS.aboard(battlefieldOf(table).designs[carrier].name);
}

/** The 'Mechs, by number as in orders. */
export function pieces(table: Classic['Table']): Piece[] {
  const { board, designs, seatOf, sideOf } = battlefieldOf(table);
  return table.units.map(({ hex, facing, prone, shutDown, crew, loss, heat }, id) => {
    const notes = loss
      ? [LOSSES[loss]]
      : [
          ...(hex === OFF_MAP ? [placeOf(table, id)] : []),
          ...(prone ? [CONDITIONS.prone] : []),
          ...(shutDown > 0 ? [CONDITIONS.shutDown] : []),
          ...(crew.knockedOut > 0 ? [CONDITIONS.unconscious] : []),
          ...(heat > 0 ? [CONDITIONS.heat(heat)] : []),
        ];
    const piece = { id, name: designs[id].name, seat: seatOf[id], side: sideOf[id] };
    const at = board.number[hex] ?? null;
    return { ...piece, at, facing, ...(notes.length > 0 ? { note: notes.join(', ') } : {}) };
  });
}
