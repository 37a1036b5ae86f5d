// Where lines of numbers lie in a picture.

import { niceTicks } from '../../result/chart-geometry.ts';

export interface Plot {
  /** By series. */
  readonly paths: readonly string[];
  readonly xTicks: readonly { readonly x: number; readonly label: string }[];
  readonly yTicks: readonly { readonly y: number; readonly label: string }[];
}

export const FRAME = { width: 360, height: 170, left: 42, right: 354, top: 8, bottom: 146 } as const;

/** Labels at the bottom are not closer than that. */
const EVERY = 3;

const round = (value: number): number => Math.round(value * 10) / 10;

/** A step for each number, from 1 on. The axis has at least `least`, and its labels end in `unit`. */
export function plotOf(
  series: readonly (readonly number[])[],
  { least, unit = '' }: { readonly least: number; readonly unit?: string },
): Plot {
  const { left, right, top, bottom } = FRAME;
  const length = Math.max(1, ...series.map((values) => values.length));
  const most = Math.max(least, ...series.flat());
  const ticks = niceTicks(0, most, 4).filter((tick) => tick >= 0);
  const highest = Math.max(most, ticks.at(-1) ?? 0);
  const x = (at: number) => round(left + (at / length) * (right - left));
  const y = (value: number) => round(bottom - (value / highest) * (bottom - top));
  const every = Math.max(1, Math.ceil(length / 10 / EVERY) * EVERY);
  const step = length <= 12 ? 1 : every;
  return {
    paths: series.map((values) =>
      values.map((value, i) => `${i === 0 ? 'M' : 'L'}${x(i)} ${y(value)}H${x(i + 1)}`).join(''),
    ),
    xTicks: Array.from({ length }, (_, i) => i + 1)
      .filter((number) => number === 1 || number % step === 0)
      .map((number) => ({ x: x(number - 0.5), label: String(number) })),
    yTicks: ticks.map((tick) => ({ y: y(tick), label: `${tick}${unit}` })),
  };
}
