import { BAND_NAMES } from '../gauge.ts';
import type { Tally } from '../results/tally.ts';
import type { Interval } from '../statistics/mean.ts';
import { html, type Markup } from './markup.ts';
import type { Row, Series } from './rows.ts';
import { half, percent, signed } from './words.ts';

/** Shapes and colours of two series: they differ in both. */
/** Names of so many letters are not broken. */
const SHORT = 14;

const MARKS = ['before', 'after'] as const;

/** A scale of round numbers around all intervals, and around one half where it is near. */
function scaleOf(intervals: readonly Interval[]): {
  readonly from: number;
  readonly to: number;
  readonly step: number;
} {
  const low = Math.min(0.5, ...intervals.map((each) => each.low));
  const high = Math.max(0.5, ...intervals.map((each) => each.high));
  const step = [0.02, 0.05, 0.1, 0.25].find((size) => (high - low) / size <= 5) ?? 0.25;
  return {
    from: Math.max(0, Math.floor(low / step) * step),
    to: Math.min(1, Math.ceil(high / step) * step),
    step,
  };
}

/** Dots with their intervals, one row for each setting or comparison. */
export function winRates(rows: readonly Row[], legend: readonly string[]): Markup {
  const scale = scaleOf(rows.flatMap(({ settings }) => settings.map(({ interval }) => interval)));
  const at = (rate: number) => `${((100 * (rate - scale.from)) / (scale.to - scale.from)).toFixed(2)}%`;
  const ticks = Array.from(
    { length: Math.round((scale.to - scale.from) / scale.step) + 1 },
    (_, index) => scale.from + index * scale.step,
  );
  const isPair = rows.some(({ comparison }) => comparison);
  const dot = ({ rate, low, high }: Interval, mark: string) =>
    html`<i class="span ${mark}" style="left:${at(low)};right:calc(100% - ${at(high)})"></i><i class="dot ${mark}" style="left:${at(rate)}"></i>`;
  const grid = ticks.map(
    (tick) =>
      html`<i class="tick ${Math.abs(tick - 0.5) < 1e-9 ? 'even' : ''}" style="left:${at(tick)}"></i>`,
  );
  const row = ({ label, settings, comparison }: Row) => {
    const words = settings.map(
      ({ interval: { rate, low, high } }) => `${percent(rate)}, ${percent(low)} to ${percent(high)}`,
    );
    return html`<tr><th scope="row" class="${label.length <= SHORT && 'short'}">${label}</th><td class="plot"><div class="line" role="img" aria-label="${words.join('; ')}">${grid}${settings.map(({ interval }, index) => dot(interval, MARKS[isPair ? index : 1]))}</div></td><td class="number">${
      comparison
        ? html`<b>${signed(comparison.difference.rate)}</b><small>± ${half(comparison.difference)}</small>`
        : html`<b>${percent(settings[0].interval.rate)}</b><small>± ${half(settings[0].interval)}</small>`
    }</td></tr>`;
  };
  return html`${isPair && html`<p class="legend">${legend.map((name, index) => html`<span><i class="dot ${MARKS[index]}"></i>${name}</span>`)}</p>`}
<table class="rates"><thead><tr><td></td><td></td><th scope="col">${isPair ? 'difference' : 'won'}</th></tr></thead><tbody>${rows.map(row)}</tbody>
<tfoot><tr><td></td><td class="plot"><div class="axis" aria-hidden="true">${ticks.map((tick) => html`<span style="left:${at(tick)}">${Math.round(100 * tick)}%</span>`)}</div></td><td></td></tr></tfoot></table>`;
}

const WIDTH = 420;
const HEIGHT = 210;
const LEFT = 34;
const BOTTOM = 24;
const TOP = 8;
const MOST_BARS = 24;

interface Frame {
  readonly x: (index: number) => number;
  readonly y: (value: number) => number;
  readonly step: number;
}

function frameOf(columns: number, top: number): Frame {
  const step = (WIDTH - LEFT - 4) / columns;
  return {
    step,
    x: (index) => LEFT + index * step,
    y: (value) => TOP + (HEIGHT - TOP - BOTTOM) * (1 - value / top),
  };
}

const fixed = (value: number): string => value.toFixed(1);

function axes(
  { x, y, step }: Frame,
  columns: readonly string[],
  ticks: readonly number[],
  tickWords: (value: number) => string,
): Markup {
  const every = Math.ceil(columns.length / 10);
  return html`${ticks.map((tick) => html`<line class="grid" x1="${LEFT}" x2="${WIDTH - 4}" y1="${fixed(y(tick))}" y2="${fixed(y(tick))}"/><text class="end" x="${LEFT - 5}" y="${fixed(y(tick) + 4)}">${tickWords(tick)}</text>`)}${columns.map(
    (name, index) =>
      index % every === 0
        ? html`<text class="middle" x="${fixed(x(index) + step / 2)}" y="${HEIGHT - 6}">${name}</text>`
        : null,
  )}`;
}

function ticksTo(top: number): number[] {
  const size = [0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1, 2, 5, 10, 20].find((each) => top / each <= 5) ?? top;
  return Array.from({ length: Math.floor(top / size + 1e-9) }, (_, index) => (index + 1) * size);
}

/** A length that 99 of 100 games do not exceed: the last column takes the others, too. */
function almostAll({ lengths: counts, games }: Tally): number {
  let seen = 0;
  for (const [turns, count = 0] of counts.entries()) {
    seen += count;
    if (seen >= 0.99 * games) return turns;
  }
  return counts.length - 1;
}

/** The lengths of games in turns: the second series as bars, the first as a dashed line. */
export function lengths(series: readonly Series[], words: string): Markup {
  const longest = Math.max(1, ...series.map(({ tally }) => almostAll(tally)));
  const width = Math.ceil(longest / MOST_BARS);
  const columns = Math.ceil(longest / width);
  const shares = series.map(({ tally }) => {
    const counts = Array.from({ length: columns }, () => 0);
    for (const [turns, count = 0] of tally.lengths.entries()) {
      counts[Math.min(columns - 1, Math.max(0, Math.floor((turns - 1) / width)))] += count;
    }
    return counts.map((count) => count / Math.max(1, tally.games));
  });
  const top = Math.max(0.05, ...shares.flat()) * 1.05;
  const frame = frameOf(columns, top);
  const isCut = series.some(({ tally }) => tally.lengths.length - 1 > columns * width);
  const names = Array.from({ length: columns }, (_, column) => {
    const from = column * width + 1;
    return isCut && column === columns - 1 ? `${from}+` : `${from}`;
  });
  const bars = shares
    .at(-1)!
    .map((share, index) =>
      share === 0
        ? null
        : html`<rect class="bar" x="${fixed(frame.x(index) + 1)}" width="${fixed(frame.step - 2)}" y="${fixed(frame.y(share))}" height="${fixed(HEIGHT - BOTTOM - frame.y(share))}" rx="1.5"/>`,
    );
  const steps =
    series.length > 1 &&
    html`<path class="dashed" d="${shares[0].map((share, index) => `${index === 0 ? 'M' : 'L'}${fixed(frame.x(index))} ${fixed(frame.y(share))}H${fixed(frame.x(index + 1))}`).join('')}"/>`;
  return html`<svg viewBox="0 0 ${WIDTH} ${HEIGHT}" role="img" aria-label="${words}">${axes(frame, names, ticksTo(top), (tick) => `${Math.round(100 * tick)}%`)}${bars}${steps}</svg>`;
}

/** Units lost so far, a game, turn by turn; a line for each side. */
export function lossCurves({ tally }: Series, sides: readonly string[]): Markup {
  const turns = Math.max(2, ...tally.sides.map(({ lossTurns }) => lossTurns.length));
  const curves = tally.sides.map(({ lossTurns }) => {
    let sum = 0;
    return Array.from({ length: turns }, (_, turn) => {
      sum += lossTurns[turn] ?? 0;
      return sum / Math.max(1, tally.measured);
    });
  });
  const top = Math.max(0.1, ...curves.flat()) * 1.05;
  const frame = frameOf(turns, top);
  const path = (curve: readonly number[]) =>
    curve
      .map(
        (value, turn) =>
          `${turn === 0 ? 'M' : 'L'}${fixed(frame.x(turn) + frame.step / 2)} ${fixed(frame.y(value))}`,
      )
      .join('');
  const words = curves.map(
    (curve, side) => `${sides[side]} has lost ${curve.at(-1)!.toFixed(2)} units at the end`,
  );
  const names = Array.from({ length: turns }, (_, turn) => `${turn}`);
  return html`<p class="legend">${sides.map((name, side) => html`<span><i class="stroke side-${side}"></i>${name}</span>`)}</p><svg viewBox="0 0 ${WIDTH} ${HEIGHT}" role="img" aria-label="${words.join('; ')}">${axes(frame, names, ticksTo(top), (tick) => `${Number(tick.toFixed(2))}`)}${curves.map((curve, side) => html`<path class="curve side-${side}" d="${path(curve)}"/>`)}</svg>`;
}

const MOST_WEAPONS = 10;
const SHADES = 5;

/** Points a game of both sides, by weapon and range. */
export function damageTable({ tally }: Series): Markup {
  const sums = new Map<string, number[]>();
  for (const [weapon, points] of tally.sides.flatMap(({ damage }) => [...damage])) {
    const row = sums.get(weapon) ?? BAND_NAMES.map(() => 0);
    sums.set(weapon, row);
    for (const [band, value = 0] of points.entries()) row[band] += value / Math.max(1, tally.measured);
  }
  const total = (row: readonly number[]) => row.reduce((sum, each) => sum + each, 0);
  const rows = [...sums]
    .sort(([a, x], [b, y]) => total(y) - total(x) || (a < b ? -1 : 1))
    .slice(0, MOST_WEAPONS);
  const most = Math.max(...rows.flatMap(([, row]) => row), 0.1);
  const cell = (value: number) => {
    if (value < 0.05) return html`<td></td>`;
    return html`<td class="shade-${Math.max(1, Math.ceil((SHADES * value) / most))}">${value.toFixed(1)}</td>`;
  };
  return html`<div class="wide"><table class="damage"><thead><tr><td></td>${BAND_NAMES.map((band) => html`<th scope="col">${band}</th>`)}</tr></thead><tbody>${rows.map(([weapon, row]) => html`<tr><th scope="row">${weapon}</th>${row.map(cell)}</tr>`)}</tbody></table></div>`;
}
