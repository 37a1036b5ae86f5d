// The altitude of a unit (MT-PRE-12): an absolute level, which it keeps over whatever ground it comes to.

import type { Battlefield } from '../../battlefield.ts';
import type { TurnMarks, UnitMarks } from '../../extensions.ts';
import type { TurnNotes, UnitState } from '../../state.ts';

declare module '../../extensions.ts' {
  interface UnitMarks {
    /** The level that it flies at; absent on the ground. */
    readonly aloft?: number;
  }
  interface TurnMarks {
    /** It has spent MP in the air. */
    readonly flew?: true;
  }
}

type Marked = { marks: UnitMarks | null };

/** Null for whatever is on the ground. */
export const altitudeOf = ({ marks }: Pick<UnitState, 'marks'>): number | null => marks?.aloft ?? null;

export const isAloft = ({ marks }: Pick<UnitState, 'marks'>): boolean => marks?.aloft !== undefined;

/** MT-PRE-29: a VTOL that stands on the ground can only lift off. */
export const isGrounded = (
  { kinds }: Pick<Battlefield, 'kinds'>,
  unit: number,
  state: Pick<UnitState, 'marks' | 'hex'>,
): boolean => kinds[unit].flight !== undefined && state.hex >= 0 && !isAloft(state);

/** MT-COND-04: it flies too high for what happens on the ground of its hex. */
export const isAboveIt = (
  { level }: Pick<Battlefield, 'level'>,
  unit: Pick<UnitState, 'marks' | 'hex'>,
): boolean => unit.marks?.aloft !== undefined && unit.marks.aloft - level[unit.hex] > REACH;

/** Levels up to which it reaches. */
const REACH = 1;

/** It does not stand any more on anything it stood on. */
export function flyAt(unit: Marked, altitude: number): void {
  const { floor: _, ...marks } = unit.marks ?? {};
  unit.marks = { ...marks, aloft: altitude };
}

/** It stands on the ground of its hex from now on. */
export function touchDown(unit: Marked): void {
  const { aloft: _, ...marks } = unit.marks ?? {};
  unit.marks = Object.keys(marks).length > 0 ? marks : null;
}

export function noteFlight(thisTurn: Pick<TurnNotes, 'marks'>): void {
  const marks: TurnMarks = { ...thisTurn.marks, flew: true };
  thisTurn.marks = marks;
}

/** MT-PRE-12: it has spent MP in the air in this turn, and is harder to hit for it. */
export const hasFlown = ({ marks, thisTurn }: Pick<UnitState, 'marks' | 'thisTurn'>): boolean =>
  thisTurn.marks?.flew === true || (marks?.aloft !== undefined && thisTurn.mode !== 'still');
