import type { Marks } from '../extensions.ts';
import type { UnitState } from '../state.ts';

/** The new condition of a unit. */
export interface Change {
  readonly unit: number;
  readonly now: Partial<UnitState>;
}

/** Part of every event of an option: its notes, and the changed units. */
export interface Marked {
  readonly marks: Marks;
  readonly changed?: readonly Change[];
}
