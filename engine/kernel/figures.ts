// Numbers as people read them.

import type { ExplanationLine } from './explanation.ts';

/** With a real minus below zero. */
export const figure = (value: number | string): string => String(value).replace(/^-/, '−');

/** A modifier: what it adds or takes away, if anything. */
export const signed = (value: number): string => (value > 0 ? `+${value}` : figure(value));

/** The same in a row of them, where even nothing is added. */
export const addend = (value: number): string => (value === 0 ? '+0' : signed(value));

/** What a line of an explanation does to the number; the first of them is what it starts from. */
export function lineFigure({ kind, value }: Pick<ExplanationLine, 'kind' | 'value'>, index: number): string {
  if (kind === 'set') return `= ${figure(value)}`;
  return index === 0 ? figure(value) : addend(value);
}
