import { niceTicks } from '../result/chart-geometry.ts';

interface Step {
  readonly rating: number;
  readonly deviation: number;
}

/** A history of ratings in the units of its picture. */
export interface Curve {
  readonly line: string;
  /** As far as the true rating may be away, in nineteen of twenty cases. */
  readonly band: string;
  readonly ticks: readonly { readonly y: number; readonly label: string }[];
  readonly end: { readonly x: number; readonly y: number };
}

export const CURVE = { width: 640, height: 220, left: 44, right: 12, top: 10, bottom: 14 } as const;

/** One step from left to right for each game. */
export function curveOf(steps: readonly Step[]): Curve {
  const { width, height, left, right, top, bottom } = CURVE;
  const lows = steps.map(({ rating, deviation }) => rating - 2 * deviation);
  const highs = steps.map(({ rating, deviation }) => rating + 2 * deviation);
  const ticks = niceTicks(Math.min(...lows), Math.max(...highs), 4);
  const [low, high] = [ticks[0], ticks[ticks.length - 1]];
  const across = (index: number) =>
    round(left + (width - left - right) * (steps.length === 1 ? 0.5 : index / (steps.length - 1)));
  const up = (value: number) =>
    round(height - bottom - ((value - low) / (high - low)) * (height - top - bottom));
  const spots = (values: readonly number[]) => values.map((value, index) => `${across(index)} ${up(value)}`);
  const ratings = steps.map(({ rating }) => rating);
  const last = steps.length - 1;
  return {
    line: `M${spots(ratings).join('L')}`,
    band: `M${[...spots(highs), ...spots(lows).toReversed()].join('L')}Z`,
    ticks: ticks.map((value) => ({ y: up(value), label: `${value}` })),
    end: { x: across(last), y: up(ratings[last]) },
  };
}

const round = (value: number): number => Math.round(value * 10) / 10;
