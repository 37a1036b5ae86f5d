import type { Duel, Pair } from '@ironfield/mechbay/duels/arena.ts';

/** Duels `first`, `first + step` and so on, below `count`, of every pair. */
export interface ToDuelWorker {
  readonly pairs: readonly Pair[];
  readonly first: number;
  readonly step: number;
  readonly count: number;
}

export type FromDuelWorker =
  | { readonly kind: 'duel'; readonly pair: number; readonly duel: Duel }
  | { readonly kind: 'trouble'; readonly message: string };
