import {
  type Buyer,
  budgetOf,
  comesFromSpace,
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

/** The two lists of an order: only the defender of a Last Stand writes the second (PA-SCN-30). */
const LISTS = ['units', 'relief'] as const;
type ListName = (typeof LISTS)[number];

const listIn = ({ entry }: Ordering, name: ListName): readonly Wanted[] =>
  (entry[name] as readonly Wanted[] | undefined) ?? [];

const buyerOf = (seat: number, name: ListName): Buyer => (name === 'relief' ? 'relief' : seat === 0 ? 0 : 1);

const hasRelief = (setup: Setup, seat: number): boolean =>
  seat === 1 && setup.war?.mission?.kind === 'last-stand';

/** Everything that can be bought, in place of a map. */
export function Shop({ table, seat, ordering }: ShopProps) {
  const { setup } = table;
  const [name, write] = useState<ListName>('units');
  const list = listIn(ordering, name);
  const buyer = buyerOf(seat, name);
  const isDouble = hasRelief(setup, seat);
  const change = (wanted: readonly Wanted[]) =>
    ordering.fill({
      ...(isDouble && { units: listIn(ordering, 'units'), relief: listIn(ordering, 'relief') }),
      [name]: wanted,
    });
  return (
    <div className={styles.shop} data-part="shop">
      {isDouble && (
        <fieldset className={styles.lists}>
          <legend>Whom do you buy for?</legend>
          {LISTS.map((each) => (
            <button
              key={each}
              type="button"
              className="button"
              aria-pressed={each === name}
              onClick={() => write(each)}
            >
              {LIST_NAMES[each]}
            </button>
          ))}
        </fieldset>
      )}
      <Purse setup={setup} buyer={buyer} list={list} />
      {shelvesFor(setup, buyer).map(({ title, offers }) => (
        <section key={title} aria-label={title}>
          <h2>{title}</h2>
          <ul>
            {offers.map((offer) => (
              <OfferRow
                key={offer.type}
                setup={setup}
                buyer={buyer}
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
  buyer,
  list,
}: {
  readonly setup: Setup;
  readonly buyer: Buyer;
  readonly list: readonly Wanted[];
}) {
  const left = budgetOf(setup, buyer) - costOf(setup, list);
  return (
    <header className={styles.purse}>
      <strong>
        {left} {left === 1 ? 'point' : 'points'} left
      </strong>
      <p>{adviceFor(setup, buyer)}</p>
    </header>
  );
}

/** What the money has to be enough for. */
function adviceFor(setup: Setup, buyer: Buyer): string {
  const given = firstCities(setup, buyer).length;
  const kind = setup.war?.mission?.kind;
  if (buyer === 'relief')
    return 'These come when a die says so, and fight one level better. Buy DropShips, and then whoever is aboard; JumpShips come with them.';
  if (comesFromSpace(buyer)) {
    const ships = 'Everybody comes from space: buy DropShips, and then troops and fighters to fill them.';
    if (kind) return `${ships} JumpShips come with them for nothing.`;
    return `${ships} Two supply convoys can build the base that your supply begins with.`;
  }
  if (kind === 'raid')
    return `${given} bases are yours already. One of them is the target of the raid; you do not know which. You place everything afterwards.`;
  if (kind === 'extraction')
    return `${given} cities are yours already. The attacker looks for a headquarters, which you hide together with two decoys. You place everything afterwards.`;
  return `${given} cities are yours already. Buy units to hold them, and more cities, bases or a fortress if you like: the attacker has to take every city and fortress. You place everything afterwards.`;
}

const LIST_NAMES: Record<ListName, string> = { units: 'Main force', relief: 'Relief force' };

interface OfferRowProps {
  readonly setup: Setup;
  readonly buyer: Buyer;
  readonly offer: Offer;
  readonly list: readonly Wanted[];
  onChange(list: readonly Wanted[]): void;
}

function OfferRow({ setup, buyer, offer, list, onChange }: OfferRowProps) {
  const { type, qualities } = offer;
  const [quality, choose] = useState<Quality>(qualities.includes('regular') ? 'regular' : qualities[0]!);
  const sheet = setup.sheets[type]!;
  const unit = itemOf({ type, quality });
  const more = withMore(list, unit, 1);
  const whyNot = whyNotBuy(setup, buyer, more);
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
  const names = hasRelief(table.setup, seat) ? LISTS : LISTS.slice(0, 1);
  return names.map((name) => (
    <OneList
      key={name}
      setup={table.setup}
      buyer={buyerOf(seat, name)}
      title={names.length > 1 ? LIST_NAMES[name] : 'Your list'}
      list={listIn(ordering, name)}
    />
  ));
}

interface OneListProps {
  readonly setup: Setup;
  readonly buyer: Buyer;
  readonly title: string;
  readonly list: readonly Wanted[];
}

function OneList({ setup, buyer, title, list }: OneListProps) {
  return (
    <section className={styles.list} data-part="shopping-list">
      <h2>{title}</h2>
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
      {comesFromSpace(buyer) && <Loads setup={setup} buyer={buyer} list={list} />}
    </section>
  );
}

function Loads({ setup, buyer, list }: Omit<OneListProps, 'title'>) {
  const { all, loads } = loadsOf(setup, buyer, list);
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
