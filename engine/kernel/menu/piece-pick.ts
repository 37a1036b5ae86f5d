import type { Reason } from '../refusal.ts';
import type { Description, Pick, Scalar } from './menu.ts';

/**
 * One of some pieces, by number: those that can do it. Whoever checks one asks about that one alone; the list is made for
 * those who choose. A class, because bots make millions of them.
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

  /** Those among which one is picked, or more where there is something to tell of others. */
  get known(): readonly number[] {
    return this.among;
  }

  abstract describe(piece: number): Description;
  abstract whyNot(piece: Scalar | undefined): Reason | null;

  /** Asked about those among which one is picked. */
  protected can(_piece: number): boolean {
    return true;
  }

  protected isAmong(piece: unknown): piece is number {
    return this.among.includes(piece as number);
  }
}

/** The numbers of all pieces in a list. */
export const numbersOf = (pieces: ArrayLike<unknown>): readonly number[] => Array.from(pieces, (_, i) => i);
