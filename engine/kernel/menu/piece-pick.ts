import type { Reason } from '../refusal.ts';
import type { Description, Pick, Scalar } from './menu.ts';

/**
 * Picks a piece by number, from those that qualify. Checking one piece looks at that piece alone; the list is built
 * only for choosers. It is a class because bots create millions of them.
 */
export abstract class PiecePick implements Pick {
  readonly kind = 'pick';
  abstract readonly name: string;
  abstract readonly label: string;
  protected readonly among: readonly number[];
  private list: readonly number[] | undefined;

  constructor(among: readonly number[]) {
    this.among = among;
  }

  get values(): readonly number[] {
    this.list ??= this.among.filter((piece) => this.can(piece));
    return this.list;
  }

  has(piece: unknown): boolean {
    return this.isAmong(piece) && this.can(piece);
  }

  /** The pieces to pick from, plus any that can be given a reason why not. */
  get known(): readonly number[] {
    return this.among;
  }

  abstract describe(piece: number): Description;
  abstract whyNot(piece: Scalar | undefined): Reason | null;

  /** Asked only about the pieces to pick from. */
  protected can(_piece: number): boolean {
    return true;
  }

  protected isAmong(piece: unknown): piece is number {
    return this.among.includes(piece as number);
  }
}

/** The numbers of all pieces in a list. */
export const numbersOf = (pieces: ArrayLike<unknown>): readonly number[] => Array.from(pieces, (_, i) => i);
