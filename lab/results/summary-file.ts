import type { Interval } from '../statistics/mean.ts';
import type { Results } from './summary.ts';
import { middleLength, type SideTally, type Tally } from './tally.ts';

const rounded = ({ rate, low, high }: Interval) => ({
  rate: Number(rate.toFixed(4)),
  low: Number(low.toFixed(4)),
  high: Number(high.toFixed(4)),
});

const sideOf = ({ damage, lossTurns, ...sums }: SideTally) => ({
  ...sums,
  damage: Object.fromEntries([...damage].sort(([a], [b]) => (a < b ? -1 : 1))),
  lossTurns: Array.from(lossTurns, (count) => count ?? 0),
});

const tallyOf = ({ lengths, sides, measured, ...sums }: Tally) => ({
  ...sums,
  lengths: Array.from(lengths, (count) => count ?? 0),
  ...(measured > 0 && { measured, sides: sides.map(sideOf) }),
});

/** The results for programs. */
export function summaryFile({ experiment, settings, comparisons, telling, digest, games }: Results) {
  return {
    format: 'ironfield-lab-summary',
    version: 1,
    question: experiment.question,
    experiment: experiment.id,
    game: experiment.plan.game,
    seed: experiment.plan.seed,
    sides: experiment.sides,
    axes: experiment.axes,
    games,
    digest,
    settings: settings.map(({ labels, tally, interval }) => ({
      labels,
      ...tallyOf(tally),
      middleLength: middleLength(tally),
      winRate: rounded(interval),
    })),
    comparisons: comparisons.map(({ settings: pair, difference }) => ({
      settings: pair,
      difference: rounded(difference),
    })),
    telling: telling.map(({ kind, why, line }) => ({ kind, why, setting: line.setting, game: line.game })),
  };
}
