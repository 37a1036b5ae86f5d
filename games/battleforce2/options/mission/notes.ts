import type { Seat } from '@ironfield/kernel/state.ts';
import type { TableMarks } from '../../extensions.ts';
import type { State } from '../../state.ts';

/** A mission's notes. Replaced, never changed. */
export interface MissionNotes {
  readonly attacker: Seat;
  /** BF2-SCEN-13: the counter that is to be carried off, by number; null where the viewer does not know. */
  readonly target: number | null;
  readonly isRevealed: boolean;
  /** The unit that has it. */
  readonly carrier: number | null;
  /** The attacker has had it. */
  readonly wasTaken: boolean;
  readonly isCarriedOff: boolean;
}

declare module '../../extensions.ts' {
  interface TableMarks {
    mission?: MissionNotes;
  }
}

const FIRST_NOTES: MissionNotes = {
  attacker: 0,
  target: null,
  isRevealed: false,
  carrier: null,
  wasTaken: false,
  isCarriedOff: false,
};

type Noted = { marks: TableMarks | null };

export const notesOf = ({ marks }: Pick<State, 'marks'>): MissionNotes => marks?.mission ?? FIRST_NOTES;

export function note(table: Noted, change: Partial<MissionNotes>): void {
  table.marks = { ...table.marks, mission: { ...notesOf(table), ...change } };
}
