import type { UnitWeight } from '@ironfield/battleforce2/data/tables.ts';
import type { ReactNode } from 'react';
import { FIGURES } from '../../hex-table/elements/element-token.tsx';
import styles from './battleforce2.module.css';

const WEIGHTS = { L: 'light', M: 'medium', H: 'heavy', A: 'assault' } as const;

/** Symbols for units other than 'Mechs, by the letter of the counter, drawn around 0, 0. */
const SIGNS: Readonly<Record<string, string>> = {
  G: 'M-11 4A4 4 0 0 1 -7 0H7A4 4 0 0 1 11 4A4 4 0 0 1 7 8H-7A4 4 0 0 1 -11 4ZM-5 -1V-5H4V-3H12V-1Z',
  A: 'M-11 4A4 4 0 0 1 -7 0H7A4 4 0 0 1 11 4A4 4 0 0 1 7 8H-7A4 4 0 0 1 -11 4ZM-4 -1L8 -10L10 -8L0 -1Z',
  V: 'M-12 -7H12V-5H1V-2A6 5 0 0 1 6 3A6 5 0 0 1 0 8A6 5 0 0 1 -6 3L-13 1V-1L-6 0A6 5 0 0 1 -1 -2V-5H-12Z',
  N: 'M-12 1H12L8 8H-8ZM-4 0V-4H3V0ZM0 -5V-9H2V-5Z',
  F: 'M0 -13L2 -4L13 4V7L2 4V8L6 12V13H-6V12L-2 8V4L-13 7V4L-2 -4Z',
  D: 'M0 -12A11 11 0 0 1 9 5L11 11H6L4 8H-4L-6 11H-11L-9 5A11 11 0 0 1 0 -12ZM-4 -3A4 4 0 1 0 4 -3A4 4 0 1 0 -4 -3Z',
  // An unknown unit.
  U: 'M-7 -4A7 7 0 1 1 2 2.500V5H-2V-.5A3.500 3.500 0 1 0 -3 -4ZM-2 8H2V12H-2Z',
  I: 'M-8 -7A2.500 2.500 0 1 0 -3 -7A2.500 2.500 0 1 0 -8 -7ZM3 -7A2.500 2.500 0 1 0 8 -7A2.500 2.500 0 1 0 3 -7ZM-9 9V-2L-7 -4H-4L-2 -2V9ZM2 9V-2L4 -4H7L9 -2V9Z',
};

/** The figure of a unit. */
export function figureOf(letter: string, weight: UnitWeight | null): ReactNode {
  return letter === 'M' ? (
    FIGURES[WEIGHTS[weight ?? 'M']]
  ) : (
    <path className={styles.bf2Sign} d={SIGNS[letter] ?? SIGNS.G} />
  );
}
