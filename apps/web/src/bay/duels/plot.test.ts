import { expect, test } from 'vitest';
import { FRAME, plotOf } from './plot.ts';

test('a number is a step as high as its share of the axis', () => {
  const { paths, yTicks } = plotOf([[0, 10]], { least: 1 });
  const middle = (FRAME.left + FRAME.right) / 2;
  expect(paths).toEqual([`M${FRAME.left} ${FRAME.bottom}H${middle}L${middle} ${FRAME.top}H${FRAME.right}`]);
  expect(yTicks[0]).toEqual({ y: FRAME.bottom, label: '0' });
  expect(yTicks.at(-1)).toEqual({ y: FRAME.top, label: '10' });
});

test('the axis has at least what is asked for, and no number leaves the frame', () => {
  const low = plotOf([[1]], { least: 100, unit: ' %' });
  expect(low.yTicks.at(-1)!.label).toBe('100 %');
  const { paths, yTicks } = plotOf([[3, 17.5], [41]], { least: 1 });
  const heights = paths.flatMap((path) => [...path.matchAll(/ ([\d.]+)H/g)].map(([, y]) => Number(y)));
  expect(Math.min(...heights)).toBeGreaterThanOrEqual(FRAME.top);
  expect(Math.max(...heights)).toBeLessThanOrEqual(FRAME.bottom);
  for (const { y } of yTicks) expect(y).toBeGreaterThanOrEqual(FRAME.top);
});

test('a long axis leaves labels out, a short one has them all', () => {
  expect(plotOf([new Array(10).fill(1)], { least: 1 }).xTicks.map(({ label }) => label)).toHaveLength(10);
  const long = plotOf([new Array(30).fill(1)], { least: 1 }).xTicks.map(({ label }) => label);
  expect(long).toEqual(['1', '3', '6', '9', '12', '15', '18', '21', '24', '27', '30']);
});

test('nothing is drawn of nothing', () => {
  expect(plotOf([[]], { least: 1 }).paths).toEqual(['']);
});
