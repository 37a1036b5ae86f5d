// The picks of orders on a hex board.

import type { Description, Pick, Scalar } from '@ironfield/kernel/menu/menu.ts';
import type { Reason } from '@ironfield/kernel/refusal.ts';
import { type Board, cellOf } from './board.ts';
import { DIRECTIONS } from './coordinates.ts';

/** Picks a hex by its printed number. As with pieces, checking one hex looks at that hex alone. */
export abstract class HexPick implements Pick {
  readonly kind = 'pick';
  abstract readonly name: string;
  abstract readonly label: string;
  private readonly board: Board;
  private list: readonly string[] | undefined;

  constructor(board: Board) {
    this.board = board;
  }

  get values(): readonly string[] {
    const { number } = this.board;
    this.list ??= this.cells().map((cell) => number[cell]);
    return this.list;
  }

  has(hex: unknown): boolean {
    const cell = typeof hex === 'string' ? cellOf(this.board, hex) : -1;
    return cell >= 0 && this.isAllowed(cell);
  }

  describe(hex: string): Description {
    return this.describeCell(cellOf(this.board, hex), hex);
  }

  get known(): 'texts' {
    return 'texts';
  }

  whyNot(hex: Scalar | undefined): Reason | null {
    return typeof hex === 'string' ? this.whyNotCell(cellOf(this.board, hex), hex) : null;
  }

  /** The allowed cells. */
  protected abstract cells(): readonly number[];
  protected abstract isAllowed(cell: number): boolean;
  protected abstract describeCell(cell: number, hex: string): Description;
  /** The cell is -1 if the board has no such hex. */
  protected abstract whyNotCell(cell: number, hex: string): Reason;
}

/** Describes a hex by its number alone. */
export const describeHex = (hex: Scalar): Description => ({ label: String(hex), hex: String(hex) });

/** Picks any of the six facings, by name. */
export const facingPick = (label: string, names: readonly string[]): Pick => ({
  kind: 'pick',
  name: 'facing',
  label,
  values: DIRECTIONS,
  describe: (facing) => ({ label: names[facing as number] }),
});
