import type { Scalar } from '@ironfield/kernel/menu/menu.ts';
import { BOARD } from '@ironfield/planetary/rules/board.ts';
import { placeName } from '@ironfield/planetary/rules/places.ts';
import {
  ABOARD,
  ARRIVING,
  DEPARTED,
  DESTROYED,
  FLED,
  LOST,
  RETREATED,
  SPENT,
  UNPLACED,
} from '@ironfield/planetary/state.ts';
import { codeOf, nameOf } from '@ironfield/planetary/text/names.ts';
import { NOTES } from '@ironfield/planetary/text.ts';
import type { Table } from '@ironfield/planetary/view.ts';
import { sideClass } from '../../ui/words/sides.ts';
import styles from './forces.module.css';

interface ForcesProps {
  readonly table: Table;
  readonly ready: ReadonlySet<Scalar>;
  readonly shown: number | null;
  onChoose(counter: number): void;
}

/** Everybody on both sides, and where they are; in a battle of a war those who take part. */
export function Forces({ table, ready, shown, onChoose }: ForcesProps) {
  const { battle, counters, setup } = table;
  const takesPart = (id: number) => !battle || battle.fighters.some(({ counter }) => counter === id);
  return setup.sides.map(({ name }, side) => {
    const own = counters.filter((counter) => counter.side === side && counter.place !== SPENT);
    // Of counters that lie face-down aboard others no more is known than how many there are.
    const stowed = own.filter(({ type, place }) => type === null && place === ABOARD);
    const listed = own.filter((counter) => takesPart(counter.id) && !stowed.includes(counter));
    const elsewhere = own.length - listed.length - stowed.length;
    return (
      <section key={name} className={`${styles.force} ${sideClass(side)}`} aria-label={name}>
        <h2>
          <i className="side-dot" /> {name}
        </h2>
        <ul>
          {listed.map(({ id }) => (
            <li key={id}>
              <button
                type="button"
                aria-pressed={shown === id}
                data-ready={ready.has(id) || undefined}
                title={nameOf(table, id)}
                onClick={() => onChoose(id)}
              >
                <strong>{codeOf(table, id)}</strong> <span>{placeWords(table, id)}</span>
              </button>
            </li>
          ))}
        </ul>
        {stowed.length > 0 && <p className="quiet">{stowed.length} more aboard transports</p>}
        {elsewhere > 0 && <p className="quiet">{elsewhere} more elsewhere</p>}
      </section>
    );
  });
}

function placeWords({ setup, counters, battle, war }: Table, id: number): string {
  const { place } = counters[id];
  if (place === DESTROYED) return NOTES.destroyed;
  if (place === RETREATED) return NOTES.retreated;
  if (place === ABOARD) {
    const carrier = war?.carriers[id] ?? -1;
    return carrier >= 0 ? `aboard ${codeOf({ setup, counters }, carrier)}` : NOTES.aboard;
  }
  if (place === DEPARTED) return NOTES.departed;
  if (place === ARRIVING) return NOTES.arriving;
  if (place === UNPLACED) return NOTES.unplaced;
  if (war && !battle?.fighters.some(({ counter }) => counter === id)) return placeName(place);
  const fighter = battle?.fighters.find(({ counter }) => counter === id);
  if (!fighter) return '';
  if (fighter.box === FLED) return NOTES.fled;
  if (fighter.box === LOST) return NOTES.destroyed;
  if (fighter.box < 0) return '–';
  return `${BOARD.name[fighter.box]}${fighter.damaged ? ` ${NOTES.damaged}` : ''}`;
}
