import { battlefieldOf } from '@ironfield/battleforce-qs/battlefield.ts';
import { BattleMap, type MapMarks } from './battle-map.tsx';
import './battleforce.css';
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

/** The map to look at, as in a replay: nothing can be done on it. */
export function StillMap({ table }: { readonly table: object }) {
  const { units, setup } = table as Table;
  const field = battlefieldOf(setup);
  const nameOf = (cell: number) => {
    const unit = units.findIndex(({ hex }) => hex === cell);
    return unit >= 0 ? field.unitSheets[unit]!.name : '';
  };
  return (
    <BattleMap
      field={field}
      table={table as Table}
      marks={NO_MARKS}
      focus={undefined}
      nameOf={nameOf}
      onChoose={nothing}
      onPoint={nothing}
      onFacing={nothing}
      tools={null}
    />
  );
}
