// The targets of sighted artillery on the map, known to its own side alone (MT-ARTY-16).

import type { Viewer } from '@ironfield/kernel/state.ts';
import type { Battlefield } from '../../../battlefield.ts';
import type { Aim } from '../../../rules/fire/taking-aim.ts';
import type { State } from '../../../state.ts';

declare module '../../../extensions.ts' {
  interface GameMarks {
    readonly sightings?: readonly Sighting[];
  }
}

export interface Sighting extends Aim {
  readonly unit: number;
}

type Table = Pick<State, 'marks'>;

const NONE: readonly Sighting[] = [];
const sightingsIn = ({ marks }: Table): readonly Sighting[] => marks?.sightings ?? NONE;

export const sightingOf = (table: Table, unit: number): Sighting | undefined =>
  sightingsIn(table).find((sighting) => sighting.unit === unit);

function marksWith(marks: State['marks'], sightings: readonly Sighting[]): State['marks'] {
  const { sightings: _, ...others } = marks ?? {};
  if (sightings.length > 0) return { ...others, sightings };
  return Object.keys(others).length > 0 ? others : null;
}

const without = (table: Table, unit: number): Sighting[] =>
  sightingsIn(table).filter((sighting) => sighting.unit !== unit);

/** In the order of the units. */
export function takeSight(table: { marks: State['marks'] }, sighting: Sighting): void {
  const sightings = [...without(table, sighting.unit), sighting].sort((a, b) => a.unit - b.unit);
  table.marks = marksWith(table.marks, sightings);
}

export function loseSight(table: { marks: State['marks'] }, unit: number): void {
  table.marks = marksWith(table.marks, without(table, unit));
}

/** Phases of sighting on somebody in that hex. */
export function sighted(_field: Battlefield, state: State, unit: number, cell: number): number {
  const sighting = sightingOf(state, unit);
  if (!sighting) return 0;
  const { hex, thisTurn } = state.units[unit];
  const isOn = state.units[sighting.target].hex === cell && sighting.hex === hex;
  return isOn && thisTurn.mode === 'still' ? sighting.phases : 0;
}

export function secretSightings(
  marks: State['marks'],
  { sideOf, setup }: Battlefield,
  viewer: Viewer,
): State['marks'] {
  if (!marks?.sightings) return marks;
  const side = viewer === 'spectator' ? -1 : setup.seats[viewer].side;
  return marksWith(
    marks,
    marks.sightings.filter(({ unit }) => sideOf[unit] === side),
  );
}
