// Notes on the nerve of people on foot (MT-MORL-03, MT-MORL-04), seen by everybody who sees them.

import { kept } from '../../../rules/unit/marks.ts';
import type { UnitState } from '../../../state.ts';

export type Nerve = 'steady' | 'broken' | 'routed';

interface Morale {
  readonly nerve: 'broken' | 'routed';
  /** The turn in which it broke. */
  readonly since: number;
}

declare module '../../../extensions.ts' {
  interface UnitMarks {
    readonly morale?: Morale;
  }
}

export const nerveOf = ({ marks }: UnitState): Nerve => marks?.morale?.nerve ?? 'steady';
export const isShaken = (unit: UnitState): boolean => unit.marks !== null && nerveOf(unit) !== 'steady';

/** The turn in which it broke; -1 for all others. */
export const brokeIn = ({ marks }: UnitState): number =>
  marks?.morale?.nerve === 'broken' ? marks.morale.since : -1;

export function take(unit: UnitState, nerve: Nerve, turn: number): void {
  const { morale: _, ...others } = unit.marks ?? {};
  unit.marks = nerve === 'steady' ? kept(others) : { ...others, morale: { nerve, since: turn } };
}
