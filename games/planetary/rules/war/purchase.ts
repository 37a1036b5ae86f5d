import type { Reason } from '@ironfield/kernel/refusal.ts';
import type { Seat } from '@ironfield/kernel/state.ts';
import { FIRST_CITIES, MOST_COUNTERS, PRINTED_COUNTERS } from '../../data/tables.ts';
import { type CounterEntry, NOT_CARRIED, QUALITIES, type Setup, type UnitSheet } from '../../state.ts';
import { WHY_NOT } from '../../text.ts';
import { isInfantry, isOfOrbit, isSettlement } from '../kinds.ts';
import { capacityOf, mayCarry } from './carrying.ts';

const ATTACKER: Seat = 0;

/** A line of a shopping list: what is bought, and how many. */
export interface Wanted {
  /** See `itemOf`. */
  readonly unit: string;
  readonly count: number;
}

/** One word for the type on sale and its quality. */
export const itemOf = ({ type, quality }: CounterEntry): string => `${type} ${quality}`;

export function entryOf(item: string): CounterEntry {
  const [type, quality] = item.split(' ');
  return { type, quality: quality as CounterEntry['quality'] };
}

export const priceOf = ({ sheets }: Setup, { type, quality }: CounterEntry): number =>
  sheets[type].prices[QUALITIES.indexOf(quality)]!;

/** PA-SCN-01: ships cannot be brought along, and nobody brings settlements. */
const isSold = ({ kind }: UnitSheet, seat: Seat): boolean =>
  seat !== ATTACKER || !(isSettlement(kind) || kind === 'naval');

/** The two cities that a defender cannot do without. */
export function firstCities({ sheets, sides }: Setup, seat: Seat): CounterEntry[] {
  if (seat === ATTACKER) return [];
  const { faction } = sides[seat];
  const type = Object.keys(sheets).find(
    (id) => sheets[id].faction === faction && sheets[id].kind === 'city',
  )!;
  return Array.from({ length: FIRST_CITIES }, () => ({ type, quality: 'regular' }));
}

/** The points of a side that its first cities leave. */
export const budgetOf = (setup: Setup, seat: 0 | 1): number =>
  firstCities(setup, seat).reduce(
    (left, city) => left - priceOf(setup, city),
    setup.war!.purchase!.points[seat],
  );

/** PA-UNIT-03: everything that a side can buy, in the order of the table. */
export function itemsFor(setup: Setup, seat: 0 | 1): string[] {
  const { faction } = setup.sides[seat];
  const budget = budgetOf(setup, seat);
  return Object.entries(setup.sheets).flatMap(([type, sheet]) =>
    sheet.faction === faction && isSold(sheet, seat)
      ? QUALITIES.flatMap((quality, index) => {
          const price = sheet.prices[index];
          return price !== null && price <= budget ? [itemOf({ type, quality })] : [];
        })
      : [],
  );
}

export const costOf = (setup: Setup, wanted: readonly Wanted[]): number =>
  wanted.reduce((sum, { unit, count }) => sum + count * priceOf(setup, entryOf(unit)), 0);

/** PA-UNIT-07, PA-SEQ-06: what is wrong with a shopping list; `null` if it can be bought. */
export function whyNotBuy(setup: Setup, seat: 0 | 1, wanted: readonly Wanted[]): Reason | null {
  const budget = budgetOf(setup, seat);
  const cost = costOf(setup, wanted);
  if (cost > budget) return WHY_NOT.tooDear(cost, budget);
  const all = [...firstCities(setup, seat), ...listed(wanted)];
  if (all.length > MOST_COUNTERS) return WHY_NOT.tooManyCounters(MOST_COUNTERS);
  const scarce = setup.war!.purchase!.isLimited && codeWithout(setup, all);
  if (scarce) return WHY_NOT.soldOut(scarce, PRINTED_COUNTERS[scarce]);
  if (seat !== ATTACKER) return null;
  const left = unstowed(setup, all);
  return left === null ? null : WHY_NOT.noRoom(setup.sheets[left.type].name);
}

/** The letters of counters of which there are not enough. */
function codeWithout({ sheets }: Setup, all: readonly CounterEntry[]): string | undefined {
  const codes = all.map(({ type }) => sheets[type].code);
  return codes.find((code) => codes.filter((each) => each === code).length > (PRINTED_COUNTERS[code] ?? 0));
}

/** One after the other, as the list has them. */
const listed = (wanted: readonly Wanted[]): CounterEntry[] =>
  wanted.flatMap(({ unit, count }) => Array.from({ length: count }, () => entryOf(unit)));

/** One of each line by turns, so that the numbers of counters do not tell which of them are alike. */
const mixed = (wanted: readonly Wanted[]): CounterEntry[] => {
  const most = Math.max(0, ...wanted.map(({ count }) => count));
  return Array.from({ length: most }, (_, round) => round).flatMap((round) =>
    wanted.filter(({ count }) => count > round).map(({ unit }) => entryOf(unit)),
  );
};

/** All counters of a side, in their order. */
export const boughtBy = (setup: Setup, seat: 0 | 1, wanted: readonly Wanted[]): CounterEntry[] =>
  seat === ATTACKER ? listed(wanted) : [...firstCities(setup, seat), ...mixed(wanted)];

/**
 * PA-SCN-01, PA-SCN-03: aboard what each counter of an attacker begins, by its place in the list; ships are aboard nothing. They
 * are filled one after the other, in the order of the list; infantry that finds no room goes into transports.
 */
export function stowage({ sheets }: Setup, all: readonly CounterEntry[]): readonly (number | null)[] {
  const sheet = (index: number) => sheets[all[index].type];
  const carriers = all.map((): number | null => NOT_CARRIED);
  const room = all.map((_, index) => capacityOf(sheet(index)));
  const ships = all.flatMap((_, index) => (sheet(index).kind === 'dropship' ? [index] : []));
  const transports = all.flatMap((_, index) =>
    sheet(index).transport > 0 && sheet(index).kind !== 'dropship' ? [index] : [],
  );
  all.forEach((_, index) => {
    const cargo = sheet(index);
    if (isOfOrbit(cargo.kind) && cargo.kind !== 'fighter') return;
    if (cargo.kind === 'jumpship') return;
    const open = [...ships, ...(isInfantry(cargo.kind) ? transports : [])];
    const carrier = open.find((each) => mayCarry(sheet(each), cargo) && room[each] >= cargo.carrySize);
    carriers[index] = carrier ?? null;
    if (carrier !== undefined) room[carrier] -= cargo.carrySize;
  });
  return carriers;
}

/** Somebody for whom there is no room; `null` if all are aboard. */
function unstowed(setup: Setup, all: readonly CounterEntry[]): CounterEntry | null {
  const left = stowage(setup, all).indexOf(null);
  return left < 0 ? null : all[left];
}
