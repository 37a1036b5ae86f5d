import { expect, test } from 'vitest';
import { addend, figure, lineFigure, signed } from './figures.ts';

test('Numbers below zero carry a minus, and modifiers say whether they add', () => {
  expect([-12, 0, 7, -0.5].map(figure)).toEqual(['−12', '0', '7', '−0.5']);
  expect([-2, 0, 3].map(signed)).toEqual(['−2', '0', '+3']);
  expect([-2, 0, 3].map(addend)).toEqual(['−2', '+0', '+3']);
  expect(figure((-1.25).toFixed(1))).toBe('−1.3');
});

test('The lines of an explanation begin with a number and go on with what is added to it', () => {
  const lines = [
    { kind: 'add', value: -4 },
    { kind: 'add', value: 0 },
    { kind: 'add', value: -1 },
    { kind: 'set', value: -2 },
  ] as const;
  expect(lines.map(lineFigure)).toEqual(['−4', '+0', '−1', '= −2']);
});
