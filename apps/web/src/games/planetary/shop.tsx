import {
  budgetOf,
  costOf,
  entryOf,
  firstCities,
  itemOf,
  priceOf,
  type Wanted,
  whyNotBuy,
} from '@ironfield/planetary/rules/war/purchase.ts';
import type { Quality, Setup } from '@ironfield/planetary/state.ts';
import { QUALITY_NAMES } from '@ironfield/planetary/text.ts';
import type { Table } from '@ironfield/planetary/view.ts';
import { useState } from 'react';
import type { Ordering } from '../../order/use-order.ts';
import { Select } from '../../ui/fields/select.tsx';
import { refusing } from '../../ui/mishaps/refusing.ts';
import { KIND_ICONS } from './map/kind-icons.ts';
import styles from './shop.module.css';
import { countOf, loadsOf, type Offer, shelvesFor, withMore } from './shopping.ts';

interface ShopProps {
  readonly table: Table;
  readonly seat: number;
  readonly ordering: Ordering;
}

/** The list that is being written. */
const listIn = ({ entry }: Ordering): readonly Wanted[] =>
  (entry.units as readonly Wanted[] | undefined) ?? [];

/** Everything that can be bought, in place of a map. */
export function Shop({ table, seat, ordering }: ShopProps) {
  const { setup } = table;
  const list = listIn(ordering);
  const change = (units: readonly Wanted[]) => ordering.fill({ units });
  return (
    <div className={styles.shop} data-part="shop">
      <Purse setup={setup} seat={seat} list={list} />
      {shelvesFor(setup, seat).map(({ title, offers }) => (
        <section key={title} aria-label={title}>
          <h2>{title}</h2>
          <ul>
            {offers.map((offer) => (
              <OfferRow
                key={offer.type}
                setup={setup}
                seat={seat}
                offer={offer}
                list={list}
                onChange={change}
              />
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}

/** The money to spend, and the things it has to be enough for. */
function Purse({
  setup,
  seat,
  list,
}: {
  readonly setup: Setup;
  readonly seat: number;
  readonly list: readonly Wanted[];
}) {
  const left = budgetOf(setup, seat as 0 | 1) - costOf(setup, list);
  const cities = firstCities(setup, seat).length;
  return (
    <header className={styles.purse}>
      <strong>
        {left} {left === 1 ? 'point' : 'points'} left
      </strong>
      <p>
        {cities > 0
          ? `${cities} cities are yours already. Buy units to hold them, and more cities, bases or a fortress if you like: the attacker has to take every city and fortress. You place everything afterwards.`
          : 'Everybody comes from space: buy DropShips, and then troops and fighters to fill them. Two supply convoys can build the base that your supply begins with.'}
      </p>
    </header>
  );
}

interface OfferRowProps {
  readonly setup: Setup;
  readonly seat: number;
  readonly offer: Offer;
  readonly list: readonly Wanted[];
  onChange(list: readonly Wanted[]): void;
}

function OfferRow({ setup, seat, offer, list, onChange }: OfferRowProps) {
  const { type, qualities } = offer;
  const [quality, choose] = useState<Quality>(qualities.includes('regular') ? 'regular' : qualities[0]!);
  const sheet = setup.sheets[type]!;
  const unit = itemOf({ type, quality });
  const more = withMore(list, unit, 1);
  const whyNot = whyNotBuy(setup, seat as 0 | 1, more);
  const count = countOf(list, type, quality);
  const figures = [
    ...(sheet.mp > 0 ? [`MP ${sheet.mp}`] : []),
    `attack ${sheet.attack}`,
    `defense ${sheet.defense}`,
    `toughness ${sheet.toughness}`,
    ...(sheet.range > 1 ? [`range ${sheet.range}`] : []),
    ...(sheet.transport > 0 ? [`carries ${sheet.transport}`] : []),
    ...(sheet.carrySize > 1 ? ['takes room for 2'] : []),
    ...(whyNot?.rule === 'PA-SCN-01' ? ['no room aboard yet'] : []),
  ];
  return (
    <li className={styles.offer} data-bought={count > 0 || undefined}>
      <svg viewBox="0 0 24 24" aria-hidden="true">
        <path d={KIND_ICONS[sheet.kind]} fillRule="evenodd" />
      </svg>
      <div className={styles.words}>
        <strong>{sheet.name}</strong>
        <span>{figures.join(', ')}</span>
      </div>
      {qualities.length > 1 ? (
        <Select
          label={`Quality of ${sheet.name}`}
          value={quality}
          choices={qualities.map((each) => [each, QUALITY_NAMES[each]] as const)}
          onChange={choose}
        />
      ) : (
        <span />
      )}
      <span className={styles.price}>
        {priceOf(setup, { type, quality })} <small>points</small>
      </span>
      <div className={styles.count}>
        <button
          type="button"
          className="button icon-button"
          aria-label={`One ${sheet.name} less`}
          {...refusing(count === 0 ? 'There is none on the list' : null)}
          onClick={() => onChange(withMore(list, unit, -1))}
        >
          −
        </button>
        <output>{count}</output>
        <button
          type="button"
          className="button icon-button"
          aria-label={`One ${sheet.name} more`}
          {...refusing(whyNot?.message)}
          onClick={() => onChange(more)}
        >
          +
        </button>
      </div>
    </li>
  );
}

/** The list so far, and for an attacker the ship each unit is aboard. */
export function ShoppingList({ table, seat, ordering }: ShopProps) {
  const { setup } = table;
  const list = listIn(ordering);
  return (
    <section className={styles.list} data-part="shopping-list">
      <h2>Your list</h2>
      {list.length === 0 ? (
        <p className="quiet">Nothing yet.</p>
      ) : (
        <ul>
          {list.map(({ unit, count }) => {
            const entry = entryOf(unit);
            return (
              <li key={unit}>
                <span>
                  {count} × {setup.sheets[entry.type]!.name}, {QUALITY_NAMES[entry.quality]}
                </span>
                <span>{count * priceOf(setup, entry)}</span>
              </li>
            );
          })}
        </ul>
      )}
      {seat === 0 && <Loads setup={setup} list={list} />}
    </section>
  );
}

function Loads({ setup, list }: { readonly setup: Setup; readonly list: readonly Wanted[] }) {
  const { all, loads } = loadsOf(setup, 0, list);
  if (loads.length === 0) return null;
  const code = (index: number) => setup.sheets[all[index]!.type]!.code;
  return (
    <>
      <h2>Aboard</h2>
      <p className="quiet">Ships are filled in the order of your list.</p>
      <ul>
        {loads.map(({ carrier, room, taken, cargo }) => (
          <li key={carrier}>
            <span>
              {setup.sheets[all[carrier]!.type]!.name}: {cargo.map(code).join(', ') || 'empty'}
            </span>
            <span>
              {taken} of {room}
            </span>
          </li>
        ))}
      </ul>
    </>
  );
}
