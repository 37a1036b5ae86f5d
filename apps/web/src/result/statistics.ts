import { figure } from '@ironfield/kernel/figures.ts';
import type { GameTypes } from '@ironfield/kernel/play/game.ts';
import type { Seat } from '@ironfield/kernel/state.ts';
import type { Timeline } from '../replay/timeline.ts';
import type { ToHitRoll } from './to-hit-roll.ts';

/** A game in numbers. Every game supplies its own; the result page shows any. */
export interface GameStatistics {
  /** Those that the numbers speak of. What is "by seat" below goes by them. */
  readonly sides: readonly string[];
  /** The side of each seat, where several players share one. */
  readonly sideOf?: readonly number[];
  readonly figures: readonly KeyFigure[];
  readonly charts: readonly Chart[];
  readonly tables: readonly StatisticsTable[];
  /** All to-hit rolls, in the order they were made, where the game has such. */
  readonly rolls?: readonly ToHitRoll[];
}

/** One line of the comparison: a number for each side, as it is read. */
export interface KeyFigure {
  readonly id: string;
  readonly label: string;
  /** By seat. */
  readonly values: readonly string[];
  /** The meaning of the number in a sentence, if it is not plain. */
  readonly note?: string;
}

export interface Chart {
  readonly id: string;
  readonly title: string;
  /** The chart in a sentence with numbers; read out in place of the picture. */
  readonly summary: string;
  /** Bars stand side by side for each x; a step holds until the next x. */
  readonly kind: 'bars' | 'line' | 'steps';
  readonly xLabel: string;
  readonly yLabel: string;
  readonly xs: readonly number[];
  /** The labels of x; absent: every x by its number. */
  readonly xTicks?: readonly { readonly x: number; readonly label: string }[];
  readonly series: readonly Series[];
}

export interface Series {
  readonly seat: Seat;
  readonly label: string;
  /** By place in `xs`. */
  readonly values: readonly number[];
}

export interface StatisticsTable {
  readonly id: string;
  readonly title: string;
  readonly note?: string;
  readonly columns: readonly Column[];
  readonly rows: readonly TableRow[];
}

export interface Column {
  readonly label: string;
  readonly isNumber?: boolean;
  /** Left out where there is little room. */
  readonly isExtra?: boolean;
}

export interface TableRow {
  readonly cells: readonly string[];
  readonly seat?: Seat;
  /** The moment of the game it speaks of, to look at it in the replay. */
  readonly moment?: number;
}

/** Makes a game's statistics from its events, finished or not. */
export type Extractor<G extends GameTypes> = (timeline: Timeline<G>) => GameStatistics;

/** With a proper minus and as many digits as say something. */
export function signedTo(value: number, digits = 1): string {
  const text = value.toFixed(digits);
  if (Number(text) === 0) return (0).toFixed(digits);
  return value > 0 ? `+${text}` : figure(text);
}

export function percent(share: number): string {
  return `${Math.round(share * 100)} %`;
}

/** Sums up to and including each place. */
export function cumulative(values: readonly number[]): number[] {
  let total = 0;
  return values.map((value) => {
    total += value;
    return total;
  });
}
