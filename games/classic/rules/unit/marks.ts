import type { InsideMarks } from '../../extensions.ts';
import type { UnitState } from '../../state.ts';

/** Keeps no empty notes: those are the notes of something to which nothing has happened. */
export const kept = <Marks extends object>(marks: Marks): Marks | null =>
  Object.keys(marks).length > 0 ? marks : null;

/** Adds to what is known of the inside of a unit; the rest stays. */
export function noteInside(unit: Pick<UnitState, 'marks'>, notes: InsideMarks): void {
  unit.marks = { ...unit.marks, inside: { ...unit.marks?.inside, ...notes } };
}
