import { describe, expect, test } from 'vitest';
import { geometryOf, niceTicks, rowsOf } from './chart-geometry.ts';
import type { Chart } from './statistics.ts';

function chart(values: readonly number[], more: Partial<Chart> = {}): Chart {
  return {
    id: 'test',
    title: 'Test',
    summary: 'A test.',
    kind: 'line',
    xLabel: 'Turn',
    yLabel: 'Value',
    xs: values.map((_, i) => i),
    series: [
      { seat: 0, label: 'South', values },
      { seat: 1, label: 'North', values: values.map((value) => -value) },
    ],
    ...more,
  };
}

describe('ticks', () => {
  test('are round numbers around the span', () => {
    expect(niceTicks(0, 12, 4)).toEqual([0, 5, 10, 15]);
    expect(niceTicks(-1.3, 2.1, 4)).toEqual([-2, -1, 0, 1, 2, 3]);
    expect(niceTicks(0, 0.5, 4)).toEqual([0, 0.2, 0.4, 0.6]);
    expect(niceTicks(0, 1, 4)).toContain(1);
  });
});

describe('the geometry of a chart', () => {
  test('keeps every line within its frame', () => {
    const { lines, left, right, top, bottom } = geometryOf(chart([0, 3.5, -2.25, 7]));
    for (const { path } of lines) {
      const numbers = [...path.matchAll(/[ML](-?[\d.]+) (-?[\d.]+)/g)].map(([, x, y]) => [
        Number(x),
        Number(y),
      ]);
      expect(numbers).toHaveLength(4);
      for (const [x, y] of numbers) {
        expect(x).toBeGreaterThanOrEqual(left);
        expect(x).toBeLessThanOrEqual(right);
        expect(y).toBeGreaterThanOrEqual(top);
        expect(y).toBeLessThanOrEqual(bottom);
      }
    }
  });

  test('labels whole numbers with whole numbers', () => {
    const { yTicks } = geometryOf(
      chart([0, 1, 2], { series: [{ seat: 0, label: 'South', values: [0, 1, 2] }] }),
    );
    for (const { label } of yTicks) expect(label).toMatch(/^−?\d+$/);
  });

  test('holds steps until the next value', () => {
    const { lines } = geometryOf(chart([3, 3, 1], { kind: 'steps' }));
    expect(lines[0].path).toMatch(/^M[\d.]+ [\d.]+H[\d.]+V[\d.]+H[\d.]+V[\d.]+$/);
  });

  test('stands bars of both sides beside each other on the zero line', () => {
    const series = [0, 1].map((seat) => ({ seat, label: `Side ${seat}`, values: [4, 2] }));
    const { bars, zero } = geometryOf(chart([4, 2], { kind: 'bars', series }));
    expect(bars).toHaveLength(4);
    const first = bars.filter(({ key }) => key.endsWith(' 0'));
    expect(first[0].box.x + first[0].box.width).toBeLessThanOrEqual(first[1].box.x);
    for (const { box } of bars) expect(box.y + box.height).toBeCloseTo(zero);
  });

  test('leaves out labels that would run into each other', () => {
    const { xTicks } = geometryOf(chart(Array.from({ length: 100 }, () => 1)));
    for (let i = 1; i < xTicks.length; i++) expect(xTicks[i].x - xTicks[i - 1].x).toBeGreaterThanOrEqual(22);
  });

  test('does not fail for a game in which nothing has happened', () => {
    const empty = chart([], { series: [{ seat: 0, label: 'South', values: [] }] });
    for (const kind of ['bars', 'line', 'steps'] as const) {
      expect(JSON.stringify(geometryOf({ ...empty, kind }))).not.toMatch(/null/);
    }
    expect(rowsOf(empty)).toEqual([]);
  });
});

describe('a chart as a table', () => {
  test('has a row for each x', () => {
    expect(rowsOf(chart([1, 2]))).toEqual([
      { label: '0', values: [1, -1] },
      { label: '1', values: [2, -2] },
    ]);
  });

  test('has, where the axis is labelled by turns, the value at the end of each', () => {
    const xTicks = [
      { x: 0, label: '1' },
      { x: 2, label: '3' },
    ];
    expect(rowsOf(chart([0, 5, 6, 7, 9], { xTicks })).map(({ label, values }) => [label, values[0]])).toEqual(
      [
        ['1', 6],
        ['3', 9],
      ],
    );
  });
});
