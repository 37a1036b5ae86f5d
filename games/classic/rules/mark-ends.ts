// What ends a mark on a unit. A mark says so where it is declared, and it is ended here alone.

import type { Play } from '@ironfield/kernel/play.ts';
import type { Battlefield } from '../battlefield.ts';
import type { Event } from '../events.ts';
import type { Classic } from '../game-types.ts';
import type { UnitState } from '../state.ts';

/** The unit sets out or goes on by itself, others move it, or it falls. */
export type MarkEnd = 'goes' | 'is moved' | 'falls';

/** A mark that does not outlast everything. */
export interface PassingMark {
  readonly ends: readonly MarkEnd[];
  isOn(mech: UnitState): boolean;
  takeOff(mech: UnitState): void;
  /** What everybody is told who sees the unit. */
  told(unit: number): Event;
}

const NO_MARKS: readonly PassingMark[] = [];

/** Something has happened to a unit that may end marks on it. */
export function endMarks(play: Play<Classic>, field: Battlefield, unit: number, end: MarkEnd): void {
  const { marks, chaptersApart } = field.plugged;
  if (!marks || chaptersApart) return;
  const mech = play.state.units[unit];
  for (const mark of marks(NO_MARKS)) {
    if (!mark.ends.includes(end) || !mark.isOn(mech)) continue;
    mark.takeOff(mech);
    play.emit(mark.told(unit));
  }
}
