import type { Comparison, Results, SettingResult } from '../results/summary.ts';
import { newTally, type SideTally, type Tally } from '../results/tally.ts';

/** A line of the report: a setting, or two that are compared. */
export interface Row {
  readonly label: string;
  readonly settings: readonly SettingResult[];
  readonly comparison: Comparison | null;
}

export function rowsOf({ experiment, settings, comparisons }: Results): Row[] {
  const { compared } = experiment;
  if (compared < 0) {
    return settings.map((setting) => ({
      label: setting.labels.join(', ') || 'All games',
      settings: [setting],
      comparison: null,
    }));
  }
  return comparisons.map((comparison) => {
    const pair = comparison.settings.map((index) => settings[index]);
    const label = pair[0].labels.toSpliced(compared, 1).join(', ') || experiment.question;
    return { label: comparisons.length === 1 ? 'All games' : label, settings: pair, comparison };
  });
}

/** A series of a chart: the games of some settings together. */
export interface Series {
  readonly label: string;
  readonly tally: Tally;
}

/** The two values compared; else the first and the last setting, or the only one. */
export function seriesOf({ experiment, settings }: Results): Series[] {
  const { compared } = experiment;
  if (compared >= 0) {
    const values = [...new Set(settings.map(({ labels }) => labels[compared]))];
    return values.map((label) => ({
      label,
      tally: merged(settings.filter(({ labels }) => labels[compared] === label)),
    }));
  }
  const ends = settings.length > 1 ? [settings[0], settings.at(-1)!] : settings;
  return ends.map((setting) => ({ label: setting.labels.join(', '), tally: setting.tally }));
}

function merged(settings: readonly SettingResult[]): Tally {
  const all = newTally();
  for (const { tally } of settings) {
    for (const key of [
      'games',
      'won',
      'drawn',
      'lost',
      'unfinished',
      'orders',
      'withLoss',
      'firstLosses',
      'measured',
    ] as const) {
      all[key] += tally[key];
    }
    addTo(all.lengths, tally.lengths);
    for (const [index, side] of tally.sides.entries()) mergeSide(all.sides[index], side);
  }
  return all;
}

function mergeSide(all: SideTally, side: SideTally): void {
  for (const key of ['shots', 'hits', 'losses', 'unitTurns', 'hotTurns'] as const) all[key] += side[key];
  addTo(all.lossTurns, side.lossTurns);
  for (const [weapon, points] of side.damage) {
    const row = all.damage.get(weapon) ?? [];
    all.damage.set(weapon, row);
    addTo(row, points);
  }
}

function addTo(sums: number[], more: readonly number[]): void {
  for (const [index, value = 0] of more.entries()) sums[index] = (sums[index] ?? 0) + value;
}
