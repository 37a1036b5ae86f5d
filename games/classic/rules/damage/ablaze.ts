// Vehicles on fire: some of their parts burn, turn after turn (MT-VCOM-11).

import { bitOf, type Part } from '../../design.ts';
import type { UnitState } from '../../state.ts';
import { kept } from '../unit/marks.ts';

declare module '../../extensions.ts' {
  interface UnitMarks {
    /** Parts that burn, a bit each. Everybody sees the flames. */
    readonly ablaze?: number;
  }
}

type Marked = Pick<UnitState, 'marks' | 'body'>;

/** Parts that burn, a bit each; what is lost burns no more. */
export const burningParts = ({ marks, body }: Marked): number => (marks?.ablaze ?? 0) & ~body.lost;

export const isAblaze = (unit: Marked): boolean => burningParts(unit) !== 0;

export const burnsIn = (unit: Marked, part: Part): boolean => (burningParts(unit) & bitOf(part)) !== 0;

/** From now on these parts burn, and no others. */
export function setAblaze(unit: Pick<UnitState, 'marks'>, parts: number): void {
  const { ablaze: _, ...marks } = unit.marks ?? {};
  unit.marks = kept(parts === 0 ? marks : { ...marks, ablaze: parts });
}
