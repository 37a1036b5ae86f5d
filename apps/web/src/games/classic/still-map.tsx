import { battlefieldOf } from '@ironfield/classic/battlefield.ts';
import type { Event } from '@ironfield/classic/events.ts';
import type { CoreEvent } from '@ironfield/kernel/state.ts';
import { ClassicMap, type MapMarks, NO_MARKS } from './classic-map.tsx';
import { marksOf } from './event-marks.ts';
import { hexWords } from './hex-words.ts';
import type { Table } from './table.ts';

const nothing = () => {};

/** Of a whole order: single shots and blows would lie over each other. */
const DRAWN: readonly Event['type'][] = [
  'placed',
  'moved',
  'fell',
  'displaced',
  'onslaught',
  'fire-declared',
  'physical-declared',
];

interface StillMapProps {
  readonly table: object;
  readonly events?: readonly CoreEvent[];
}

/** The map to look at, as in a replay: nothing can be done on it. What happened last is drawn. */
export function StillMap({ table, events = [] }: StillMapProps) {
  const field = battlefieldOf(table as Table);
  const drawn = (events as readonly Event[])
    .filter(({ type }) => DRAWN.includes(type))
    .map((event) => marksOf(table as Table, event));
  const marks: MapMarks = {
    ...NO_MARKS,
    path: drawn.find(({ path }) => path.length > 0)?.path ?? [],
    lines: drawn.flatMap(({ lines }) => lines),
    lit: drawn.flatMap(({ units }) => units),
  };
  return (
    <ClassicMap
      field={field}
      table={table as Table}
      marks={marks}
      nameOf={(cell) => hexWords(field, table as Table, cell)}
      onChoose={nothing}
      onPoint={nothing}
      onFacing={nothing}
    />
  );
}
