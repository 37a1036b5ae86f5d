import type { Results } from '@ironfield/lab/results/summary.ts';
import { middleLength } from '@ironfield/lab/results/tally.ts';
import { perSecond } from '../line/progress.ts';
import type { Output } from '../line/terminal.ts';
import { counted, table } from '../line/text-layout.ts';

interface Run {
  readonly folder: string;
  readonly played: number;
  readonly seconds: number;
}

/** The answer for people at a terminal. */
export function labReport(results: Results, { folder, played, seconds }: Run, out: Output): string {
  const { bold, dim } = out.style;
  const { experiment, settings, comparisons, digest } = results;
  const { axes, sides } = experiment;
  const rows = settings.map(({ labels, tally, interval: { rate, low, high } }) => [
    ...labels,
    percent(rate),
    `${percent(low)} to ${percent(high)}`,
    `${tally.games}`,
    `${middleLength(tally)}`,
  ]);
  const heads = [...axes, `${sides[0]} wins`, '95% interval', 'games', 'turns'];
  const right = heads.map((_, place) => place).filter((place) => place >= axes.length);
  const lines = ['', bold(experiment.question), '', ...table([heads.map(dim), ...rows], right).map(indent)];
  if (comparisons.length > 0) {
    const compared = comparisons.map(({ settings: [one, other], difference: { rate, low, high } }) => [
      `${settings[one].labels.join(', ')} → ${settings[other].labels.join(', ')}`,
      points(rate),
      `${points(low)} to ${points(high)}`,
    ]);
    lines.push(
      '',
      ...table([['Difference', 'points', '95% interval'].map(dim), ...compared], [1, 2]).map(indent),
    );
  }
  const facts: [string, string][] = [];
  const unfinished = settings.reduce((sum, { tally }) => sum + tally.unfinished, 0);
  if (unfinished > 0) facts.push(['Not finished', `${counted(unfinished, 'game')}, counted as draws`]);
  if (played > 0) {
    facts.push(['Speed', `${perSecond(played / seconds)} games/s (${counted(played, 'game')} played now)`]);
  }
  if (digest !== null) facts.push(['Digest', digest]);
  facts.push(['Results', folder]);
  lines.push('', ...table(facts.map(([term, fact]) => [dim(term), fact])).map(indent), '');
  return lines.join('\n');
}

const indent = (line: string): string => `  ${line}`;
const percent = (rate: number): string => `${(100 * rate).toFixed(1)}%`;
const points = (rate: number): string => `${rate < 0 ? '−' : '+'}${Math.abs(100 * rate).toFixed(1)}`;
