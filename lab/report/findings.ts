// The findings, in sentences. A difference that may be none is called none.

import type { Results } from '../results/summary.ts';
import { middleLength, type Tally } from '../results/tally.ts';
import { type Row, rowsOf, type Series } from './rows.ts';
import { counted, hundredths, isClear, percent, signed } from './words.ts';

export interface Finding {
  /** A few words that answer. */
  readonly lead: string;
  readonly rest: string;
  readonly figure: string;
  readonly unit: string;
  readonly interval: string;
}

export function findingOf(results: Results): Finding {
  const rows = rowsOf(results);
  if (rows.some(({ comparison }) => comparison)) return ofComparison(results, rows);
  return rows.length === 1 ? ofOne(results, rows[0]) : ofMany(results, rows);
}

function ofComparison({ experiment }: Results, rows: readonly Row[]): Finding {
  const differences = rows.map(({ comparison }) => comparison!.difference);
  const clear = rows.filter(({ comparison }) => isClear(comparison!.difference));
  const best = rows.reduce((most, row) => (gain(row) > gain(most) ? row : most));
  const { difference } = best.comparison!;
  const [one, other] = best.settings;
  const [before, after] = [one, other].map(({ labels }) => labels[experiment.compared]);
  const rates = `${experiment.sides[0]}: ${percent(one.interval.rate)} with “${before}”, ${percent(other.interval.rate)} with “${after}”`;
  const where =
    rows.length > 1
      ? ` Most at ${best.label}. A clear difference in ${clear.length} of ${rows.length} rows.`
      : '';
  const rateList = differences.map(({ rate }) => rate);
  const [least, most] = [Math.min(...rateList), Math.max(...rateList)];
  return {
    lead:
      clear.length === 0
        ? 'No difference shows.'
        : difference.rate > 0
          ? `“${after}” wins more.`
          : `“${after}” wins less.`,
    rest: `${rates}.${where}`,
    figure: rows.length === 1 ? signed(difference.rate) : `${signed(least)} … ${signed(most)}`,
    unit: 'points of winning chance',
    interval:
      rows.length === 1
        ? `95 of 100: ${signed(difference.low)} to ${signed(difference.high)}`
        : `${rows.length} comparisons`,
  };
}

const gain = ({ comparison }: Row): number => Math.abs(comparison!.difference.rate);

function ofOne({ experiment }: Results, { settings: [{ interval, tally }] }: Row): Finding {
  const [first, second] = experiment.sides;
  const { rate, low, high } = interval;
  return {
    lead:
      low > 0.5
        ? `${first} wins more.`
        : high < 0.5
          ? `${second} wins more.`
          : 'Neither side is clearly better.',
    rest: `${first} won ${tally.won}, ${second} ${tally.lost}, and ${tally.drawn} were drawn.`,
    figure: percent(rate),
    unit: `won by ${first}, draws as half`,
    interval: `95 of 100: ${percent(low)} to ${percent(high)}`,
  };
}

function ofMany({ experiment }: Results, rows: readonly Row[]): Finding {
  const rate = ({ settings: [{ interval }] }: Row) => interval.rate;
  const best = rows.reduce((most, row) => (rate(row) > rate(most) ? row : most));
  const worst = rows.reduce((least, row) => (rate(row) < rate(least) ? row : least));
  const [high, low] = [best, worst].map(({ settings: [{ interval }] }) => interval);
  return {
    lead: high.low > low.high ? `${best.label} wins most.` : 'No setting is clearly the best.',
    rest: `${experiment.sides[0]} wins ${percent(high.rate)} with ${best.label} and ${percent(low.rate)} with ${worst.label}.`,
    figure: `${hundredths(low.rate)} … ${percent(high.rate)}`,
    unit: `won by ${experiment.sides[0]}, draws as half`,
    interval: `over ${counted(rows.length, 'setting')}`,
  };
}

export function lengthWords(series: readonly Series[]): string {
  const middle = series.map(
    ({ label, tally }) => `${middleLength(tally)} turns${label === '' ? '' : ` (${label})`}`,
  );
  return `Half of the games are over after ${middle.join(', ')}.`;
}

/** The share of all damage within 6 hexes. */
function closeShare({ sides }: Tally): number {
  let [close, all] = [0, 0];
  for (const points of sides.flatMap(({ damage }) => [...damage.values()])) {
    close += (points[0] ?? 0) + (points[1] ?? 0);
    all += points.reduce((sum, each) => sum + (each ?? 0), 0);
  }
  return all === 0 ? 0 : close / all;
}

export function damageWords(series: readonly Series[]): string {
  const shares = series.map(
    ({ label, tally }) => `${Math.round(100 * closeShare(tally))}%${label === '' ? '' : ` (${label})`}`,
  );
  return `Within 6 hexes falls ${shares.join(', ')} of the damage.`;
}

/** “5.2 → 7.1”, or one of them alone. */
const arrow = (values: readonly (string | null)[]): string => values.map((value) => value ?? '–').join(' → ');

export interface Tile {
  readonly title: string;
  readonly values: string;
}

export function tilesOf({ experiment }: Results, series: readonly Series[], hot: string | null): Tile[] {
  const per = (
    part: (tally: Tally) => number,
    whole: (tally: Tally) => number,
    words: (share: number) => string,
  ) => arrow(series.map(({ tally }) => (whole(tally) === 0 ? null : words(part(tally) / whole(tally)))));
  const both = (tally: Tally, key: 'shots' | 'hits' | 'unitTurns' | 'hotTurns') =>
    tally.sides[0][key] + tally.sides[1][key];
  const one = (value: number) => value.toFixed(1);
  const whole = (share: number) => `${Math.round(100 * share)}%`;
  const tiles: Tile[] = [
    {
      title: 'Drawn',
      values: per(
        ({ drawn }) => drawn,
        ({ games }) => games,
        whole,
      ),
    },
    {
      title: 'Orders a game',
      values: per(
        ({ orders }) => orders,
        ({ games }) => games,
        (value) => value.toFixed(0),
      ),
    },
  ];
  if (series.every(({ tally }) => tally.measured === 0)) return tiles;
  return [
    {
      title: 'First loss in turn',
      values: per(
        ({ firstLosses }) => firstLosses,
        ({ withLoss }) => withLoss,
        one,
      ),
    },
    {
      title: 'Shots and blows that hit',
      values: per(
        (tally) => both(tally, 'hits'),
        (tally) => both(tally, 'shots'),
        whole,
      ),
    },
    ...(hot === null
      ? []
      : [
          {
            title: `Turns at ${hot}`,
            values: per(
              (tally) => both(tally, 'hotTurns'),
              (tally) => both(tally, 'unitTurns'),
              whole,
            ),
          },
        ]),
    ...experiment.sides.map((name, side) => ({
      title: `Lost a game: ${name}`,
      values: per(
        ({ sides }) => sides[side].losses,
        ({ measured }) => measured,
        one,
      ),
    })),
    ...tiles,
  ];
}
