import type { Battleforce2 } from '@ironfield/battleforce2/game-types.ts';
import { cellOf } from '@ironfield/hex/board.ts';
import type { Desk } from '../../../hex-table/hex-game.ts';
import {
  activeFields,
  choicesOf,
  type EachField,
  type Entry,
  entriesIn,
  listIn,
} from '../../../order/draft/draft.ts';
import { BombCounts } from './bomb-counts.tsx';

type Bombing = Desk<Battleforce2>;

/** The types of bombs on board, with how many there are. */
const typesIn = (list: EachField) =>
  (list.items[0]?.fields ?? []).flatMap((field) =>
    field.kind === 'whole' ? [{ name: field.name, label: field.label, most: field.choices.length - 1 }] : [],
  );

/** A tapped hex of the line is the last that is bombed; each gets one of what there is (BF2-AERO-14). */
export function bombTo({ ordering, board }: Bombing, cell: number): boolean {
  const { form, full } = ordering;
  if (form?.type !== 'bomb') return false;
  const meant = choicesOf(activeFields(form.fields, full), 'hexes').find(
    ({ hex }) => hex !== undefined && cellOf(board, hex) === cell,
  );
  if (!meant) return false;
  const entry = { ...full, hexes: meant.value };
  const list = listIn(form.fields, entry)!;
  const bombs = typesIn(list).flatMap(({ name, most }) => Array<string>(most).fill(name));
  const names = [...new Set(bombs)];
  const drops = list.items.map(
    ({ value }, index): Entry => ({
      [list.key]: value,
      ...Object.fromEntries(names.map((name) => [name, name === bombs[index] ? 1 : 0])),
    }),
  );
  ordering.fill({ ...entry, [list.name]: drops });
  return true;
}

/** The bombs on each hex of the line. */
export function Bombing({ desk: { ordering } }: { readonly desk: Bombing }) {
  const { form, full } = ordering;
  const list = full.hexes === undefined ? undefined : listIn(form!.fields, full);
  if (!list) return <p className="quiet">Choose the last hex to be bombed, in the line ahead of the unit.</p>;
  const entries = entriesIn(full[list.name]);
  const types = typesIn(list);
  const used = (name: string) => entries.reduce((sum, entry) => sum + Number(entry[name] ?? 0), 0);
  const left = types.reduce((sum, { name, most }) => sum + most - used(name), 0);
  return (
    <>
      <p className="quiet">{left === 0 ? 'All bombs are dropped.' : `${left} stay on board.`}</p>
      {entries.map((entry) => {
        const item = list.items.find(({ value }) => value === entry[list.key]);
        return (
          <BombCounts
            key={String(entry[list.key])}
            title={`Hex ${item?.label}`}
            left={left}
            least={1}
            types={types.map(({ name, label, most }) => {
              const count = Number(entry[name] ?? 0);
              return { name, label, count, most: count + most - used(name) };
            })}
            onChange={(counts) =>
              ordering.fill({
                ...full,
                [list.name]: entries.map((each) => (each === entry ? { ...each, ...counts } : each)),
              })
            }
          />
        );
      })}
    </>
  );
}
