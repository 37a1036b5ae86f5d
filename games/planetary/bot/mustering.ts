import type { Pick as Choice, Menu } from '@ironfield/kernel/menu/menu.ts';
import { type Random, randomBelow, randomItem, randomUnit, shuffle } from '@ironfield/kernel/random.ts';
import type { Seat } from '@ironfield/kernel/state.ts';
import { distance } from '@ironfield/spaces/spaces.ts';
import type { Order } from '../orders.ts';
import { GLOBE, isOnSurface, placeName, zonesOver } from '../rules/places.ts';
import { kindOfMission } from '../rules/war/mission.ts';
import { hexesToFound, placesToPost } from '../rules/war/posting.ts';
import {
  type Buyer,
  comesFromSpace,
  costOf,
  entryOf,
  itemsFor,
  pointsOf,
  type Wanted,
  whyNotBuy,
} from '../rules/war/purchase.ts';
import { type InWar, unitsAt } from '../rules/war/stacks.ts';
import { worldIn } from '../rules/world.ts';
import type { Setup } from '../state.ts';
import { MOST_OF_A_KIND } from '../text.ts';
import { keepOf } from './goals.ts';
import { strengthOf } from './plans.ts';

/** The letters of what a side wants, again and again until nothing more can be paid for. */
const WISHES: readonly [readonly string[], readonly string[]] = [
  ['MH', 'MM', 'GC', 'MA', 'GC', 'MH', 'IB', 'MM', 'FM', 'MH', 'AR', 'IN', 'MM'],
  ['IN', 'GM', 'GH', 'MM', 'IN', 'FM', 'GH', 'MH', 'GC', 'AR', 'GM'],
];
/** Carriers, in the order in which they are tried when there is no room. */
const LIFT: readonly string[] = ['DH', 'DM', 'DL'];
/** The part of its points that an attacker spends on ships at first, and points for each city of a defender. */
const FOR_SHIPS = 0.2;
const PER_CITY = 66;

/** A shopping list. */
export function buying(setup: Setup, seat: Seat, random: Random): Order {
  const units = shopping(setup, seat as 0 | 1, random);
  if (seat === 0 || kindOfMission(setup) !== 'last-stand') return { type: 'buy', units };
  return { type: 'buy', units, relief: shopping(setup, 'relief', random) };
}

function shopping(setup: Setup, side: Buyer, random: Random): Wanted[] {
  const list: Wanted[] = [];
  const add = (code: string) => addOne(setup, side, list, code, random);
  const points = pointsOf(setup, side);
  if (comesFromSpace(side)) {
    for (let tries = 0; tries === 0 || (tries < 9 && costOf(setup, list) < FOR_SHIPS * points); tries++)
      add(randomItem(random, ['DH', 'DH', 'DM']));
  } else {
    for (let cities = 3; cities <= points / PER_CITY; cities++) add('C');
    if (randomBelow(random, 2) === 0) add('T');
  }
  const wishes = rotated(WISHES[comesFromSpace(side) ? 0 : 1], randomBelow(random, 4));
  const fill = () => {
    while (wishes.filter(add).length > 0);
  };
  fill();
  // Another ship is worth its price only with somebody in it.
  while (comesFromSpace(side)) {
    const before = [...list];
    if (!LIFT.some(add)) break;
    const withShip = costOf(setup, list);
    fill();
    if (costOf(setup, list) > withShip) continue;
    list.splice(0, list.length, ...before);
    break;
  }
  return list;
}

const rotated = (list: readonly string[], by: number): string[] => [...list.slice(by), ...list.slice(0, by)];

/** Adds a Regular unit with such letters to a list, if it can be had. */
function addOne(setup: Setup, side: Buyer, list: Wanted[], code: string, random: Random): boolean {
  const items = itemsFor(setup, side).filter((item) => {
    const { type, quality } = entryOf(item);
    return setup.sheets[type].code === code && quality === 'regular';
  });
  for (const item of shuffle(random, items)) {
    const at = list.findIndex(({ unit }) => unit === item);
    const longer =
      at < 0 ? [...list, { unit: item, count: 1 }] : list.with(at, { unit: item, count: list[at].count + 1 });
    if ((at >= 0 && list[at].count >= MOST_OF_A_KIND) || whyNotBuy(setup, side, longer)) continue;
    list.splice(0, list.length, ...longer);
    return true;
  }
  return false;
}

const unitsIn = (menu: Menu, type: string): number[] => {
  const [field] = menu.orders.find((form) => form.type === type)?.fields ?? [];
  return field?.kind === 'pick' ? Array.from((field as Choice).values, Number) : [];
};

/** Settlements lie where there is much land around them, and no ice. */
export function founding(state: InWar, menu: Menu, random: Random): Order {
  const [unit] = unitsIn(menu, 'found');
  const world = worldIn(state.setup);
  const worth = (hex: number) => {
    const around = GLOBE.neighbours[hex].filter((each) => world[each].land !== null).length;
    return around - (world[hex].land === 'arctic' ? 4 : 0) + 3 * randomUnit(random);
  };
  return { type: 'found', unit, to: placeName(best(hexesToFound(state), worth)) };
}

/** Units stand by the settlement that has least, ships above one. */
export function posting(state: InWar, menu: Menu, seat: Seat, random: Random): Order {
  const [unit] = unitsIn(menu, 'post');
  const keep = keepOf(state, seat);
  const settled = state.war.settlements.flatMap(({ counter }) => {
    const { place, side } = state.counters[counter];
    return side === seat && place >= 0 ? [place] : [];
  });
  const towns = [...settled, ...(keep === null ? [] : [keep])];
  const guarded = (hex: number) =>
    unitsAt(state, hex, seat).reduce((sum, id) => sum + strengthOf(state, id), 0) + randomUnit(random);
  const town = towns.length > 0 ? best(towns, (hex) => -guarded(hex)) : 0;
  const places = placesToPost(state, unit);
  const to = best(places, (place) => {
    if (isOnSurface(place)) return 20 - distance(GLOBE, place, town);
    return zonesOver(town).includes(place) ? 1 : 0;
  });
  return { type: 'post', unit, to: placeName(to) };
}

function best(values: readonly number[], worth: (value: number) => number): number {
  const worths = values.map(worth);
  return values[worths.indexOf(Math.max(...worths))];
}
