// The units that TAG is on, and those who know (MT-BASE-25).

import type { Viewer } from '@ironfield/kernel/state.ts';
import type { Battlefield } from '../../../battlefield.ts';
import type { Designation } from '../../../points/artillery.ts';
import type { State } from '../../../state.ts';

declare module '../../../extensions.ts' {
  interface GameMarks {
    readonly tags?: Designations;
  }
}

/** They last to the end of their turn. */
export interface Designations {
  readonly turn: number;
  readonly list: readonly Designation[];
}

type Table = Pick<State, 'marks' | 'turn'>;

/** Those of this turn, in the order in which they were made. */
export const designations = ({ marks, turn }: Table): readonly Designation[] =>
  marks?.tags?.turn === turn ? marks.tags.list : [];

/** The designation that lets a side's missiles find this unit. */
export const designationOn = (
  { sideOf }: Pick<Battlefield, 'sideOf'>,
  table: Table,
  side: number,
  target: number,
): Designation | undefined =>
  designations(table).find((one) => one.hit && one.target === target && sideOf[one.unit] === side);

export function designate(table: { marks: State['marks'] } & Table, made: Designation): void {
  const list = [...designations(table), made];
  table.marks = { ...table.marks, tags: { turn: table.turn, list } };
}

/** Where something is hidden, a side knows of its own designations. */
export function secrets(
  marks: State['marks'],
  { plugged, sideOf, setup }: Battlefield,
  viewer: Viewer,
): State['marks'] {
  if (!marks?.tags || !plugged.known) return marks;
  const side = viewer === 'spectator' ? -1 : setup.seats[viewer].side;
  const { tags, ...others } = marks;
  const list = tags.list.filter(({ unit }) => sideOf[unit] === side);
  if (list.length > 0) return { ...others, tags: { ...tags, list } };
  return Object.keys(others).length > 0 ? others : null;
}
