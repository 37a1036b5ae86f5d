import { figure } from '@ironfield/kernel/figures.ts';
import type { Chart, Series } from './statistics.ts';

/** The picture of a chart in numbers; the component only draws it. All in units of the view box. */
export interface ChartGeometry {
  readonly width: number;
  readonly height: number;
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
  readonly yTicks: readonly { readonly y: number; readonly label: string }[];
  readonly xTicks: readonly { readonly x: number; readonly label: string }[];
  /** The position of y = 0. */
  readonly zero: number;
  readonly lines: readonly { readonly seat: number; readonly path: string; readonly end: Spot }[];
  readonly bars: readonly { readonly seat: number; readonly key: string; readonly box: Box }[];
}

interface Spot {
  readonly x: number;
  readonly y: number;
}

interface Box extends Spot {
  readonly width: number;
  readonly height: number;
}

const WIDTH = 400;
const HEIGHT = 200;
const MARGIN = { left: 34, right: 10, top: 10, bottom: 24 };
const Y_TICKS = 4;
/** Room that the label of a tick needs. */
const X_LABEL = 22;

/** Round numbers over a span, at most about `count` steps, the span inside them. */
export function niceTicks(min: number, max: number, count: number): readonly number[] {
  const span = Math.max(max - min, 1e-9);
  const rough = span / count;
  const power = 10 ** Math.floor(Math.log10(rough));
  const step = [1, 2, 5, 10].map((factor) => factor * power).find((each) => each >= rough - 1e-9)!;
  const first = Math.floor(min / step + 1e-9);
  const last = Math.ceil(max / step - 1e-9);
  return Array.from({ length: last - first + 1 }, (_, i) => Number(((first + i) * step).toPrecision(12)));
}

export function geometryOf(chart: Chart): ChartGeometry {
  const values = chart.series.flatMap((series) => series.values);
  const isWhole = values.every(Number.isInteger);
  const low = Math.min(0, ...values);
  const high = Math.max(isWhole ? 1 : 0.5, ...values);
  const ticks = niceTicks(low, high, Y_TICKS).filter((tick) => !isWhole || Number.isInteger(tick));
  const [bottomValue, topValue] = [Math.min(low, ticks[0]), Math.max(high, ticks[ticks.length - 1])];
  const [left, right, top, bottom] = [MARGIN.left, WIDTH - MARGIN.right, MARGIN.top, HEIGHT - MARGIN.bottom];
  const y = (value: number) =>
    round(bottom - ((value - bottomValue) / (topValue - bottomValue)) * (bottom - top));
  const x = xScale(chart, left, right);
  const frame = { width: WIDTH, height: HEIGHT, left, right, top, bottom };
  return {
    ...frame,
    yTicks: ticks.map((value) => ({ y: y(value), label: figure(value) })),
    xTicks: withRoom(ticksOf(chart).map((tick) => ({ x: x(tick.x), label: tick.label }))),
    zero: y(0),
    lines: chart.kind === 'bars' ? [] : chart.series.map((series) => lineOf(chart, series, x, y)),
    bars: chart.kind === 'bars' ? barsOf(chart, x, y, (right - left) / Math.max(1, chart.xs.length)) : [],
  };
}

const round = (value: number) => Math.round(value * 10) / 10;

/** Bars stand in the middle of their share of the axis, lines go from end to end. */
function xScale({ kind, xs }: Chart, left: number, right: number): (x: number) => number {
  const [first, last] = [xs[0] ?? 0, xs[xs.length - 1] ?? 0];
  const span = kind === 'bars' ? last - first + 1 : Math.max(1, last - first);
  const shift = kind === 'bars' ? 0.5 : 0;
  return (x) => round(left + ((x - first + shift) / span) * (right - left));
}

function ticksOf({ xs, xTicks }: Chart): readonly { readonly x: number; readonly label: string }[] {
  return xTicks ?? xs.map((x) => ({ x, label: String(x) }));
}

/** Leaves out labels that would touch the one before. */
function withRoom(ticks: readonly { x: number; label: string }[]): readonly { x: number; label: string }[] {
  const shown: { x: number; label: string }[] = [];
  for (const tick of ticks) {
    const last = shown.at(-1);
    if (!last || tick.x - last.x >= X_LABEL) shown.push(tick);
  }
  return shown;
}

function lineOf(
  { kind, xs }: Chart,
  { seat, values }: Series,
  x: (value: number) => number,
  y: (value: number) => number,
): ChartGeometry['lines'][number] {
  const parts = values.map((value, i) => {
    if (i === 0) return `M${x(xs[0])} ${y(value)}`;
    return kind === 'steps' ? `H${x(xs[i])}V${y(value)}` : `L${x(xs[i])} ${y(value)}`;
  });
  const last = values.length - 1;
  const end = last < 0 ? { x: x(0), y: y(0) } : { x: x(xs[last]), y: y(values[last]) };
  return { seat, path: parts.join(''), end };
}

const BAR_SHARE = 0.72;

function barsOf(
  { xs, series }: Chart,
  x: (value: number) => number,
  y: (value: number) => number,
  share: number,
): ChartGeometry['bars'] {
  const width = round(Math.min(18, (share * BAR_SHARE) / series.length));
  return series.flatMap(({ seat, values }, place) =>
    values.map((value, i) => {
      const top = Math.min(y(value), y(0));
      const box = {
        x: round(x(xs[i]) + (place - series.length / 2) * width),
        y: top,
        width: round(width - 1),
        height: round(Math.abs(y(value) - y(0))),
      };
      return { seat, key: `${seat} ${xs[i]}`, box };
    }),
  );
}

/** The chart as rows: one for each label of the axis, with the value that holds at its end. */
export function rowsOf(
  chart: Chart,
): readonly { readonly label: string; readonly values: readonly number[] }[] {
  const ticks = ticksOf(chart);
  return ticks.map(({ x, label }, i) => {
    const until = chart.xTicks ? (ticks[i + 1]?.x ?? Number.POSITIVE_INFINITY) : x;
    const at = chart.xs.findLastIndex((each) => each <= until);
    return { label, values: chart.series.map(({ values }) => values[at] ?? 0) };
  });
}
