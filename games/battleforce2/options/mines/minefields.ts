import type { Seat, Viewer } from '@ironfield/kernel/state.ts';
import type { State } from '../../state.ts';

/** BF2-MINE-01 */
export interface Minefield {
  readonly owner: Seat;
  readonly hex: number;
  /** The sides that know of it. */
  readonly knownTo: 'owner' | 'players' | 'all';
}

declare module '../../extensions.ts' {
  interface TableMarks {
    readonly mines?: readonly Minefield[];
  }
}

type Marks = State['marks'];

export const minesIn = ({ marks }: Pick<State, 'marks'>, hex: number): readonly Minefield[] =>
  (marks?.mines ?? []).filter((mine) => mine.hex === hex);

const isSame = (a: Minefield, b: Minefield): boolean => a.hex === b.hex && a.owner === b.owner;

/** Adds a field, or makes one known to others. */
export const withMine = (marks: Marks, mine: Minefield): Marks => ({
  ...marks,
  mines: [...(marks?.mines ?? []).filter((other) => !isSame(other, mine)), mine].sort(
    (a, b) => a.owner - b.owner || a.hex - b.hex,
  ),
});

export const withoutMines = (marks: Marks, hex: number): Marks => ({
  ...marks,
  mines: (marks?.mines ?? []).filter((mine) => mine.hex !== hex),
});

/**
 * BF2-MINE-01: your own fields, those that have gone off, and those your infantry has found. What others found stays
 * secret.
 */
export function seenMines(mines: readonly Minefield[], viewer: Viewer): readonly Minefield[] {
  return mines
    .filter(({ owner, knownTo }) =>
      owner === viewer ? true : knownTo === 'all' || (knownTo === 'players' && viewer !== 'spectator'),
    )
    .map((mine) =>
      mine.owner === viewer && mine.knownTo === 'players' ? { ...mine, knownTo: 'owner' as const } : mine,
    );
}

export const knows = (mine: Minefield, seat: Seat): boolean =>
  mine.owner === seat || mine.knownTo !== 'owner';
