import type { Battleforce2 } from '@ironfield/battleforce2/game-types.ts';
import type { Desk } from '../../../hex-table/hex-game.ts';
import { type Entry, entriesIn, listIn, wordFor } from '../../../order/draft/draft.ts';
import styles from '../battleforce2.module.css';

type Props = { readonly desk: Desk<Battleforce2> };

const listOf = ({ ordering: { form, full } }: Desk<Battleforce2>) => {
  const list = form?.type === 'designate' ? listIn(form.fields, full) : undefined;
  return list && { list, entries: entriesIn(full[list.name]) };
};

/** Printed numbers of the hexes that are being designated. */
export const designatedIn = (desk: Desk<Battleforce2>): readonly string[] =>
  listOf(desk)?.entries.map(({ hex }) => String(hex)) ?? [];

/** Clicking a hex designates it for the first gun without one, or clears it (BF2-ART-02). */
export function designate(desk: Desk<Battleforce2>, cell: number): boolean {
  const found = listOf(desk);
  if (!found) return false;
  const { list, entries } = found;
  const hex = desk.board.number[cell];
  const put = (targets: readonly Entry[]) =>
    desk.ordering.fill({ ...desk.ordering.full, [list.name]: targets });
  const free = list.items.find(({ value }) => !entries.some((entry) => entry[list.key] === value));
  if (entries.some((entry) => entry.hex === hex)) put(entries.filter((entry) => entry.hex !== hex));
  else if (free) put([...entries, { [list.key]: free.value, hex }]);
  return true;
}

export function Designations({ desk }: Props) {
  const { list, entries } = listOf(desk)!;
  return (
    <>
      <p className="quiet">
        Tap hexes on the map: shots at them always hit. The other side does not see them.
      </p>
      <ul className={styles.designations}>
        {list.items.map((item) => {
          const hex = entries.find((entry) => entry[list.key] === item.value)?.hex;
          return (
            <li key={String(item.value)}>
              <span>{wordFor(item)}</span>{' '}
              {hex === undefined ? <span className="quiet">none</span> : <b>{String(hex)}</b>}
            </li>
          );
        })}
      </ul>
    </>
  );
}
