import { capacityOf } from '@ironfield/planetary/rules/war/carrying.ts';
import {
  type Buyer,
  boughtBy,
  comesFromSpace,
  entryOf,
  giftsFor,
  itemOf,
  itemsFor,
  stowage,
  type Wanted,
} from '@ironfield/planetary/rules/war/purchase.ts';
import { type Kind, NOT_CARRIED, type Quality, type Setup } from '@ironfield/planetary/state.ts';

/** A type of unit that is for sale, in the qualities in which it is. */
export interface Offer {
  readonly type: string;
  readonly qualities: readonly Quality[];
}

interface Shelf {
  readonly title: string;
  readonly offers: readonly Offer[];
}

const SHELVES: readonly (readonly [title: string, kinds: readonly Kind[]])[] = [
  ['Cities, bases and fortresses', ['city', 'base', 'fortress']],
  ["'Mechs", ['mech']],
  ['Vehicles, guns and convoys', ['vehicle', 'artillery', 'convoy']],
  ['Infantry', ['infantry', 'battle-armor']],
  ['VTOLs and ships', ['vtol', 'naval']],
  ['Fighters', ['fighter']],
  ['Vessels of space', ['warship', 'jumpship', 'space-station']],
];

const DROPSHIPS: (typeof SHELVES)[number] = ['DropShips', ['dropship']];

/** The units a side can buy, by kind. Attackers need DropShips before anything else. */
export function shelvesFor(setup: Setup, buyer: Buyer): Shelf[] {
  const offers = Map.groupBy(itemsFor(setup, buyer).map(entryOf), ({ type }) => type);
  const shelves = comesFromSpace(buyer) ? [DROPSHIPS, ...SHELVES] : [...SHELVES, DROPSHIPS];
  return shelves.flatMap(([title, kinds]) => {
    const here = [...offers].flatMap(([type, entries]) =>
      kinds.includes(setup.sheets[type]!.kind)
        ? [{ type, qualities: entries.map(({ quality }) => quality) }]
        : [],
    );
    return here.length > 0 ? [{ title, offers: here }] : [];
  });
}

export const countOf = (list: readonly Wanted[], type: string, quality: Quality): number =>
  list.find(({ unit }) => unit === itemOf({ type, quality }))?.count ?? 0;

/** The list with so many more, or fewer, of something. */
export function withMore(list: readonly Wanted[], unit: string, more: number): readonly Wanted[] {
  const count = (list.find((each) => each.unit === unit)?.count ?? 0) + more;
  if (count <= 0) return list.filter((each) => each.unit !== unit);
  return list.some((each) => each.unit === unit)
    ? list.map((each) => (each.unit === unit ? { unit, count } : each))
    : [...list, { unit, count }];
}

/** A ship or transport with those in it, and how much of its room they take. */
interface Load {
  readonly carrier: number;
  readonly room: number;
  readonly taken: number;
  readonly cargo: readonly number[];
}

/** PA-SCN-03: who begins aboard what, by place in the list of all. */
export function loadsOf(setup: Setup, buyer: Buyer, list: readonly Wanted[]) {
  const bought = boughtBy(setup, buyer, list);
  const all = [...bought, ...giftsFor(setup, buyer, bought)];
  const carriers = stowage(setup, buyer, all);
  const sheet = (index: number) => setup.sheets[all[index]!.type]!;
  const loads = all.flatMap((_, carrier): Load[] => {
    const cargo = carriers.flatMap((each, index) => (each === carrier ? [index] : []));
    if (sheet(carrier).kind !== 'dropship' && cargo.length === 0) return [];
    const taken = cargo.reduce((sum, index) => sum + sheet(index).carrySize, 0);
    return [{ carrier, room: capacityOf(sheet(carrier)), taken, cargo }];
  });
  const left = carriers.flatMap((each, index) => (each === null ? [index] : []));
  return { all, loads, left, isOnItsOwn: (index: number) => carriers[index] === NOT_CARRIED };
}
