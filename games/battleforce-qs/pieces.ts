import type { Piece } from '@ironfield/kernel/play/game.ts';
import { battlefieldOf } from './battlefield.ts';
import type { BattleforceQs } from './game-types.ts';

/** The Units, by number as in orders. */
export function pieces({ setup, units }: BattleforceQs['Table']): Piece[] {
  const { board, unitSheets, seatOf } = battlefieldOf(setup);
  return units.map(({ hex, facing }, id) => ({
    id,
    name: unitSheets[id].name,
    seat: seatOf[id],
    side: seatOf[id],
    at: board.number[hex] ?? null,
    facing,
  }));
}
