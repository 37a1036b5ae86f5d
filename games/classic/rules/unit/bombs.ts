// The bombs of a VTOL (MT-VTOL-05).

import type { Design } from '../../design.ts';
import type { UnitState } from '../../state.ts';

declare module '../../extensions.ts' {
  interface UnitMarks {
    /** Bombs that it has dropped. */
    readonly bombsGone?: number;
  }
}

const TONS_FOR_ONE = 5;

type Marked = Pick<UnitState, 'marks'>;

export const mostBombs = (tons: number): number => Math.ceil(tons / TONS_FOR_ONE);

export const bombsLeft = ({ bombs = 0 }: Design, { marks }: Marked): number =>
  Math.max(0, bombs - (marks?.bombsGone ?? 0));

/** Those for which there is no cargo space: each costs a Cruising MP. */
export const bombsOutside = (design: Design, unit: Marked): number =>
  Math.max(0, bombsLeft(design, unit) - Math.floor(design.troopSpace ?? 0));

export function dropBombs(unit: Marked, bombs: number): void {
  unit.marks = { ...unit.marks, bombsGone: (unit.marks?.bombsGone ?? 0) + bombs };
}
