// BF2-REF-06: the roster sheet of a side, a line for each counter.

import { DESTROYED, type Quality, SPENT, type UnitSheet } from '../state.ts';
import { QUALITY_NAMES, UNKNOWN_COUNTER } from '../text.ts';
import { codeOf } from './names.ts';

/** The table as a viewer knows it. */
interface Listed {
  readonly setup: { readonly sheets: Readonly<Record<string, UnitSheet>> };
  readonly counters: readonly {
    readonly id: number;
    readonly side: number;
    readonly place: number;
    readonly type: string | null;
    readonly quality: Quality | null;
  }[];
}

interface RosterLine {
  readonly isDestroyed: boolean;
  /** The counter: its letters and a number of its own. */
  readonly code: string;
  readonly name: string;
  /** Empty where it lies face-down. */
  readonly experience: string;
}

/** The counters of a side as far as the viewer of the table knows them; the first sheet is that of the first player. */
export const rosterSheet = (table: Listed, side: number): RosterLine[] =>
  table.counters
    .filter((counter) => counter.side === side && counter.place !== SPENT)
    .map(({ id, type, quality, place }) => ({
      isDestroyed: place === DESTROYED,
      code: codeOf(table, id),
      name: type === null ? UNKNOWN_COUNTER : table.setup.sheets[type].name,
      experience: quality === null ? '' : QUALITY_NAMES[quality],
    }));
