import type { GameTypes } from '@ironfield/kernel/play/game.ts';
import type { Seat } from '@ironfield/kernel/state.ts';

/** Upper ends of the bands of range, in hexes; the last one is open. */
export const BANDS = [3, 6, 9, 12, 15, Number.POSITIVE_INFINITY] as const;
export const BAND_NAMES: readonly string[] = ['1–3', '4–6', '7–9', '10–12', '13–15', '16+'];

export const bandOf = (range: number): number => BANDS.findIndex((end) => range <= end);

/** One side's deeds and losses in a game. */
export interface SideMeasures {
  /** Shots and blows, and those that hit. */
  readonly shots: number;
  readonly hits: number;
  /** Damage done to the other side, by weapon and by band of range. */
  readonly damage: Readonly<Record<string, readonly number[]>>;
  /** Turns in which a unit of its own was lost. */
  readonly losses: readonly number[];
  /** Unit turns in play, and those that ended hot. */
  readonly unitTurns: number;
  readonly hotTurns: number;
}

/** The measures of a game besides its winner. Whole numbers only, so that sums do not depend on their order. */
export interface Measures {
  readonly turns: number;
  /**
   * The lead of the first side at its best and at its worst, in per mille: its share of its own strength that is left,
   * less that of the other side. Null where the game is not measured so closely.
   */
  readonly lead: readonly [number, number] | null;
  /** The first side's, then the other's. */
  readonly sides: readonly SideMeasures[] | null;
}

/** Listens to one game. */
export interface Listener<G extends GameTypes> {
  hear(events: readonly G['Event'][], state: G['State']): void;
  measures(state: G['State']): Measures;
}

/** The measuring of a game. */
export interface Gauge<G extends GameTypes> {
  /** The definition of a hot turn, in words; null where heat is not measured. */
  readonly hot: string | null;
  /** The seats of the two sides, the first side's first. */
  listen(setup: G['Setup'], seats: readonly Seat[]): Listener<G>;
}

const TURN_EVENTS: readonly string[] = ['turn', 'round', 'combat-turn'];

/** The measures of any game. */
export const plainGauge: Gauge<GameTypes> = {
  hot: null,
  listen() {
    let turns = 0;
    return {
      hear(events) {
        for (const { type } of events) if (TURN_EVENTS.includes(type)) turns++;
      },
      measures: () => ({ turns, lead: null, sides: null }),
    };
  },
};
