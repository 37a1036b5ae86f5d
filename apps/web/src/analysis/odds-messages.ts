import type { GameTypes, Strength, View } from '@ironfield/kernel/play/game.ts';
import type { CoreOrder, Seat } from '@ironfield/kernel/state.ts';

/** A way to go on that is tried out; without an order the bots do as they like. */
export interface Line {
  readonly order: CoreOrder | null;
  /** Its immediate results, in sentences. */
  readonly words: readonly string[];
  /** It is what was done in the game. */
  readonly isPlayed: boolean;
}

export type ToOddsWorker =
  | {
      readonly kind: 'lines';
      readonly game: string;
      readonly view: View<GameTypes>;
      readonly played: CoreOrder | null;
    }
  | {
      readonly kind: 'play';
      readonly game: string;
      readonly view: View<GameTypes>;
      readonly strength: Strength;
      readonly orders: readonly (CoreOrder | null)[];
      /** Games `first`, `first + step` and so on, below `games`. */
      readonly first: number;
      readonly step: number;
      readonly games: number;
    };

export type FromOddsWorker =
  | { readonly kind: 'lines'; readonly lines: readonly Line[] }
  /** A game has ended; it does not count if its first order could not be given. */
  | { readonly kind: 'game'; readonly line: number; readonly winners: readonly Seat[] | null };
