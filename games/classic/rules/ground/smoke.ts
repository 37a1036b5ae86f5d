import type { Board, HexChanges } from '@ironfield/hex/board.ts';
import { kindAt, laterChanges, withHexes } from '@ironfield/hex/board.ts';
import type { Play } from '@ironfield/kernel/play/play.ts';
import type { Battlefield } from '../../battlefield.ts';
import type { Classic } from '../../game-types.ts';
import { changeGround, hexWith } from './ground.ts';

/** MT-SMOKE-05: does smoke drift with the wind, and rise from the hex of its fire? */
export const drifts = ({ plugged }: Battlefield): boolean => plugged.smokeDrifts?.() ?? false;

export const LIGHT_SMOKE = 'smoke';
export const HEAVY_SMOKE = 'heavy smoke';

/** Several changes of the ground that are told at once. */
export class GroundWork {
  board: Board;
  private readonly start: Board;
  private changes: HexChanges = {};

  constructor(board: Board) {
    this.board = board;
    this.start = board;
  }

  change(cell: number, change: Parameters<typeof hexWith>[2]): void {
    const hex = hexWith(this.board, cell, change);
    this.changes = laterChanges(this.changes, hex);
    this.board = withHexes(this.board, hex);
  }

  finish(play: Play<Classic>): void {
    const real = Object.entries(this.changes).filter(([number, { terrain, features = [] }]) => {
      const before = kindAt(this.start, this.start.cells.get(number)!);
      const old = before.features ?? [];
      return (
        before.terrain !== terrain ||
        old.length !== features.length ||
        !old.every((name) => features.includes(name))
      );
    });
    if (real.length > 0) changeGround(play, Object.fromEntries(real));
  }
}
