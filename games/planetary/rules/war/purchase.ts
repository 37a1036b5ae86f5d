import type { Reason } from '@ironfield/kernel/refusal.ts';
import {
  FIRST_CITIES,
  MOST_COUNTERS,
  POINTS_PER_BASE,
  POINTS_PER_DROPSHIP,
  PRINTED_COUNTERS,
} from '../../data/tables.ts';
import {
  type CounterEntry,
  type Kind,
  NOT_CARRIED,
  QUALITIES,
  type Setup,
  type UnitSheet,
} from '../../state.ts';
import { WHY_NOT } from '../../text.ts';
import { isInfantry, isJumper, isOfOrbit, isSettlement } from '../kinds.ts';
import { capacityOf, DOCKS, mayCarry } from './carrying.ts';
import { comesByJump, kindOfMission } from './mission.ts';

/** Who buys: the attacker, the defender, or the defender for its relief force (PA-SCN-30). */
export type Buyer = 0 | 1 | 'relief';

const sideOfBuyer = (buyer: Buyer): 0 | 1 => (buyer === 'relief' ? 1 : buyer);

/** Everybody but the defender's main force comes aboard ships. */
export const comesFromSpace = (buyer: Buyer): boolean => buyer !== 1;

/** A force that jumps into the system, and gets JumpShips for nothing. */
export const jumpsIn = (setup: Setup, buyer: Buyer): boolean => comesFromSpace(buyer) && comesByJump(setup);

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

/** PA-SCN-10, PA-SCN-30: what a defender cannot have. */
const FORBIDDEN: Readonly<Record<'raid' | 'last-stand', readonly Kind[]>> = {
  raid: ['jumpship', 'warship', 'city', 'fortress'],
  'last-stand': ['dropship', 'jumpship', 'warship', 'fortress'],
};

/** PA-SCN-01: ships cannot be brought along, and nobody brings settlements. Stations do not jump. */
function isSold(setup: Setup, { kind }: UnitSheet, buyer: Buyer): boolean {
  if (jumpsIn(setup, buyer) && (kind === 'jumpship' || kind === 'space-station')) return false;
  if (comesFromSpace(buyer)) return !(isSettlement(kind) || kind === 'naval');
  const mission = kindOfMission(setup);
  return mission === null || mission === 'extraction' || !FORBIDDEN[mission].includes(kind);
}

/** PA-SCN-10: bases that the defender of a raid has at least, and DropShips that it has at most. */
const basesFor = (points: number): number => Math.ceil(points / POINTS_PER_BASE);
const dropShipsFor = (points: number): number => Math.floor(points / POINTS_PER_DROPSHIP);

/** All points of a buyer. A relief force has as many as the main force. */
export const pointsOf = (setup: Setup, buyer: Buyer): number =>
  setup.war!.purchase!.points[sideOfBuyer(buyer)];

/** PA-SCN-01, PA-SCN-10: the settlements that a defender cannot do without: two cities, or the bases of a raid. */
export function firstCities(setup: Setup, buyer: Buyer): CounterEntry[] {
  if (comesFromSpace(buyer)) return [];
  const isRaid = kindOfMission(setup) === 'raid';
  const { faction } = setup.sides[sideOfBuyer(buyer)];
  const type = Object.keys(setup.sheets).find(
    (id) => setup.sheets[id].faction === faction && setup.sheets[id].kind === (isRaid ? 'base' : 'city'),
  )!;
  const length = isRaid ? basesFor(pointsOf(setup, buyer)) : FIRST_CITIES;
  return Array.from({ length }, () => ({ type, quality: 'regular' }));
}

/** The points of a buyer that its first settlements leave. */
export const budgetOf = (setup: Setup, buyer: Buyer): number =>
  firstCities(setup, buyer).reduce((left, city) => left - priceOf(setup, city), pointsOf(setup, buyer));

/** PA-UNIT-03: everything that can be bought, in the order of the table. */
export function itemsFor(setup: Setup, buyer: Buyer): string[] {
  const { faction } = setup.sides[sideOfBuyer(buyer)];
  const budget = budgetOf(setup, buyer);
  return Object.entries(setup.sheets).flatMap(([type, sheet]) =>
    sheet.faction === faction && isSold(setup, sheet, buyer)
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
export function whyNotBuy(setup: Setup, buyer: Buyer, wanted: readonly Wanted[]): Reason | null {
  const budget = budgetOf(setup, buyer);
  const cost = costOf(setup, wanted);
  if (cost > budget) return WHY_NOT.tooDear(cost, budget);
  const all = boughtBy(setup, buyer, wanted);
  if (all.length > MOST_COUNTERS) return WHY_NOT.tooManyCounters(MOST_COUNTERS);
  const scarce = setup.war!.purchase!.isLimited && codeWithout(setup, all);
  if (scarce) return WHY_NOT.soldOut(scarce, PRINTED_COUNTERS[scarce]);
  if (!comesFromSpace(buyer)) return whyNotShips(setup, all);
  const left = unstowed(setup, buyer, all);
  return left === null ? null : WHY_NOT.noRoom(setup.sheets[left.type].name);
}

/** PA-SCN-10: the defender of a raid has few DropShips. */
function whyNotShips(setup: Setup, all: readonly CounterEntry[]): Reason | null {
  if (kindOfMission(setup) !== 'raid') return null;
  const most = dropShipsFor(pointsOf(setup, 1));
  return all.filter(({ type }) => setup.sheets[type].kind === 'dropship').length > most
    ? WHY_NOT.fewDropShips(most)
    : null;
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

/** All counters that are paid for, in their order. */
export const boughtBy = (setup: Setup, buyer: Buyer, wanted: readonly Wanted[]): CounterEntry[] =>
  comesFromSpace(buyer) ? listed(wanted) : [...firstCities(setup, buyer), ...mixed(wanted)];

/** A force that jumps in gets a JumpShip for every two units of DropShips, or for one that is left. */
export function giftsFor(setup: Setup, buyer: Buyer, all: readonly CounterEntry[]): CounterEntry[] {
  if (!jumpsIn(setup, buyer)) return [];
  const { faction } = setup.sides[sideOfBuyer(buyer)];
  const [type] = Object.entries(setup.sheets).find(
    ([, sheet]) => sheet.faction === faction && sheet.kind === 'jumpship',
  )!;
  const ships = all.filter((each) => setup.sheets[each.type].kind === 'dropship').length;
  return Array.from({ length: Math.ceil(ships / DOCKS) }, () => ({ type, quality: 'regular' }));
}

/**
 * PA-SCN-01, PA-SCN-03: aboard what each counter of an attacker begins, by its place in the list; ships are aboard nothing,
 * but DropShips that jump in are aboard others. All are filled one after the other, in the order of the list; infantry that
 * finds no room goes into transports.
 */
export function stowage(
  setup: Setup,
  buyer: Buyer,
  all: readonly CounterEntry[],
): readonly (number | null)[] {
  const { sheets } = setup;
  const sheet = (index: number) => sheets[all[index].type];
  const isAboard = ({ kind }: UnitSheet) =>
    kind === 'fighter' || (kind === 'dropship' ? jumpsIn(setup, buyer) : !isOfOrbit(kind) && !isJumper(kind));
  const carriers = all.map((): number | null => NOT_CARRIED);
  const room = all.map((_, index) => capacityOf(sheet(index)));
  const having = (holds: (each: UnitSheet) => boolean) =>
    all.flatMap((_, index) => (holds(sheet(index)) ? [index] : []));
  const ships = having(({ kind }) => kind === 'dropship');
  const docks = having(({ kind }) => isJumper(kind));
  const transports = having(({ kind, transport }) => transport > 0 && kind !== 'dropship');
  all.forEach((_, index) => {
    const cargo = sheet(index);
    if (!isAboard(cargo)) return;
    const open =
      cargo.kind === 'dropship' ? docks : [...ships, ...(isInfantry(cargo.kind) ? transports : [])];
    const carrier = open.find((each) => mayCarry(sheet(each), cargo) && room[each] >= cargo.carrySize);
    carriers[index] = carrier ?? null;
    if (carrier !== undefined) room[carrier] -= cargo.carrySize;
  });
  return carriers;
}

/** Somebody for whom there is no room; `null` if all are aboard. */
function unstowed(setup: Setup, buyer: Buyer, all: readonly CounterEntry[]): CounterEntry | null {
  const force = [...all, ...giftsFor(setup, buyer, all)];
  const left = stowage(setup, buyer, force).indexOf(null);
  return left < 0 ? null : force[left];
}
