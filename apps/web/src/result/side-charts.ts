// Charts that several games have, with a line or bars for each side.

import type { Chart, Series } from './statistics.ts';

export const total = (values: readonly number[]): number => values.reduce((a, b) => a + b, 0);

export function seriesOf(sides: readonly string[], values: (side: number) => readonly number[]): Series[] {
  return sides.map((label, seat) => ({ seat, label, values: values(seat) }));
}

/** A game's unit of time. */
type Span = 'Turn' | 'Round';

/** The damage of each side to the other, by turn. */
export function damageChart(
  sides: readonly string[],
  turns: readonly number[],
  damage: (side: number, turn: number) => number,
  span: Span = 'Turn',
): Chart {
  const xs = turns.filter((turn) => turn > 0);
  const series = seriesOf(sides, (side) => xs.map((turn) => damage(side, turn)));
  return {
    id: 'damage',
    title: `Damage by ${span.toLowerCase()}`,
    summary: `${series.map(({ label, values }) => `${label} dealt ${total(values)} damage`).join(', ')}${bestTurn(series, xs, span)}.`,
    kind: 'bars',
    xLabel: span,
    yLabel: 'Damage',
    xs,
    series,
  };
}

function bestTurn(series: readonly Series[], xs: readonly number[], span: Span): string {
  const peaks = series.map(({ label, values }) => ({ label, most: Math.max(0, ...values), values }));
  const peak = peaks.reduce((a, b) => (b.most > a.most ? b : a));
  return peak.most > 0
    ? `; the hardest blow was that of ${peak.label} in ${span.toLowerCase()} ${xs[peak.values.indexOf(peak.most)]} with ${peak.most}`
    : '';
}

/** Something that dwindles, from the set-up to the end of each turn. */
export function dwindlingChart(
  { id, title, yLabel }: Pick<Chart, 'id' | 'title' | 'yLabel'>,
  sides: readonly string[],
  turns: readonly number[],
  left: (side: number, turn: number) => number,
  span: Span = 'Turn',
): Chart {
  const series = seriesOf(sides, (side) => turns.map((turn) => left(side, turn)));
  return {
    id,
    title,
    summary: `${series.map(({ label, values }) => `${label} went from ${values[0]} to ${values.at(-1)}`).join(', ')}.`,
    kind: 'steps',
    xLabel: span,
    yLabel,
    xs: turns,
    series,
  };
}

/** Heat of a side together, at the end of each turn; none where nobody ever grew hot. */
export function heatCharts(
  pieces: string,
  sides: readonly string[],
  turns: readonly number[],
  heat: (side: number, turn: number) => number,
): readonly Chart[] {
  const series = seriesOf(sides, (side) => turns.map((turn) => heat(side, turn)));
  if (series.every(({ values }) => values.every((value) => value === 0))) return [];
  return [
    {
      id: 'heat',
      title: 'Heat',
      summary: `Heat of all ${pieces} together at the end of each turn; at most ${series.map(({ label, values }) => `${Math.max(...values)} for ${label}`).join(' and ')}.`,
      kind: 'steps',
      xLabel: 'Turn',
      yLabel: 'Heat',
      xs: turns,
      series,
    },
  ];
}
