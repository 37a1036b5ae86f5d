// Formats numbers for people.

import type { ExplanationLine } from './explanation.ts';

/** Uses a true minus sign below zero. */
export const figure = (value: number | string): string => String(value).replace(/^-/, '−');

/** A modifier with its sign; 0 has none. */
export const signed = (value: number): string => (value > 0 ? `+${value}` : figure(value));

/** A modifier in a list, where zero is shown as +0. */
export const addend = (value: number): string => (value === 0 ? '+0' : signed(value));

/** The figure for one line of an explanation; the first line is the starting value. */
export function lineFigure({ kind, value }: Pick<ExplanationLine, 'kind' | 'value'>, index: number): string {
  if (kind === 'set') return `= ${figure(value)}`;
  return index === 0 ? figure(value) : addend(value);
}
