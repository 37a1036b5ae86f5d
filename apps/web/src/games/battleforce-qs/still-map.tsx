import { battlefieldOf } from '@ironfield/battleforce-qs/battlefield.ts';
import type { Event } from '@ironfield/battleforce-qs/events.ts';
import type { CoreEvent } from '@ironfield/kernel/state.ts';
import { BattleMap, type MapMarks } from './battle-map.tsx';
import './battleforce.css';
import { marksOf } from './marks.ts';
import type { Table } from './plan.ts';

const NO_MARKS: MapMarks = {
  reach: new Set(),
  path: [],
  lines: [],
  ghost: null,
  counter: -1,
  pointed: -1,
  inHand: null,
  ready: new Set(),
  lit: [],
  shown: [],
  inTheWay: [],
};
const nothing = () => {};

/** Of a whole order: single attacks would lie over each other. */
const DRAWN: readonly Event['type'][] = ['deployed', 'moved', 'declared', 'left-map'];

interface StillMapProps {
  readonly table: object;
  readonly events?: readonly CoreEvent[];
}

/** The map to look at, as in a replay: nothing can be done on it. What happened last is drawn. */
export function StillMap({ table, events = [] }: StillMapProps) {
  const { units, setup } = table as Table;
  const field = battlefieldOf(setup);
  const nameOf = (cell: number) => {
    const unit = units.findIndex(({ hex }) => hex === cell);
    return unit >= 0 ? field.unitSheets[unit]!.name : '';
  };
  const drawn = (events as readonly Event[])
    .filter(({ type }) => DRAWN.includes(type))
    .map((event) => marksOf(field, table as Table, event));
  const marks: MapMarks = {
    ...NO_MARKS,
    path: drawn.find(({ path }) => path)?.path ?? [],
    lines: drawn.flatMap(({ lines }) => lines ?? []),
    lit: drawn.flatMap(({ units: lit }) => lit ?? []),
  };
  return (
    <BattleMap
      field={field}
      table={table as Table}
      marks={marks}
      nameOf={nameOf}
      onChoose={nothing}
      onPoint={nothing}
      onFacing={nothing}
    />
  );
}
