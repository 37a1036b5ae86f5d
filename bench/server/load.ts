import type { CoreOrder, Seat } from '@ironfield/kernel/state.ts';

/** A game to be played: who gives which order. The dice are those of the seed, so it fits every time. */
export interface Script {
  readonly game: string;
  readonly setup: unknown;
  readonly seed: string;
  readonly orders: readonly (readonly [Seat, CoreOrder])[];
  /** The pieces at the start, for a server that knows no rules. */
  readonly pieces: object;
}

/** The task of the clients' process. */
export interface Task {
  readonly subject: 'ironfield' | 'boardgame.io';
  readonly url: string;
  readonly script: Script;
  /** Games that are played at the same time, by two clients each. */
  readonly tables: number;
  /** Games that are kept ready, for when one of those is over. */
  readonly games: number;
  /** Milliseconds that are not measured, and that are. */
  readonly warmUp: number;
  readonly time: number;
  /** Milliseconds that a player thinks; 0 to play as fast as the server can. */
  readonly thinking: number;
}

export interface Played {
  readonly ordersPerSecond: number;
  /** Milliseconds from sending an order to its acknowledgement, as the client sees it. */
  readonly p50: number;
  readonly p95: number;
  readonly p99: number;
}

/** Tells a seat's client of the table, and takes its orders. */
export interface Line {
  /** Follows another game from now on. `changed` is called with the number of orders that have been carried out. */
  follow(game: Place, seat: Seat, changed: (number: number) => void): Promise<void>;
  /** Resolves when the server has acknowledged it. */
  order(number: number, order: CoreOrder): Promise<void>;
}

/** The address of a game, and the keys of its seats. */
export interface Place {
  readonly id: string;
  readonly secrets: readonly string[];
}

export interface Wire {
  connect(): Promise<Line>;
  /** A new game of the script. */
  game(): Promise<Place>;
}
