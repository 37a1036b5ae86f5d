// A map of stars: those of the book's example, whose distances are told, among others from a seed (BF2-CAMP-23).

import { type Random, randomBelow, randomFrom, shuffle } from '@ironfield/kernel/random.ts';
import type { Seat } from '@ironfield/kernel/state.ts';

/** In tenths of a light-year: whole numbers are the same on every machine. */
export interface Spot {
  readonly x: number;
  readonly y: number;
}

export interface StarSystem extends Spot {
  readonly name: string;
  /** BF2-CAMP-24: a plain world, a provincial or district capital, the capital of a Successor State. */
  readonly rank: 'world' | 'district' | 'capital';
  /** The side that holds it at the beginning. */
  readonly owner: Seat;
}

export interface StarMap {
  readonly width: number;
  readonly height: number;
  readonly systems: readonly StarSystem[];
}

const LIGHT_YEAR = 10;
/** BF2-CAMP-22 */
const REACH = 30 * LIGHT_YEAR;

const squared = (one: Spot, other: Spot): number => (one.x - other.x) ** 2 + (one.y - other.y) ** 2;

/** BF2-CAMP-22: in reach of one jump. */
export const isInReach = (from: Spot, to: Spot): boolean => squared(from, to) <= REACH ** 2;

/** The systems that a ship can jump to at once. */
export const systemsInReach = ({ systems }: StarMap, from: Spot): StarSystem[] =>
  systems.filter((system) => (system.x !== from.x || system.y !== from.y) && isInReach(from, system));

/** The system at a spot; undefined where none is marked. */
export const systemAt = ({ systems }: StarMap, { x, y }: Spot): StarSystem | undefined =>
  systems.find((system) => system.x === x && system.y === y);

/** The fewest jumps from one spot to another, if any point of the map may be a stop on the way. */
export function jumpsBetween(from: Spot, to: Spot): number {
  const distance = Math.sqrt(squared(from, to));
  return Math.ceil(distance / REACH);
}

/** A stop between two spots two jumps apart, rounded to where both jumps are in reach. */
export function stopBetween(from: Spot, to: Spot): Spot | null {
  const stop = { x: Math.round((from.x + to.x) / 2), y: Math.round((from.y + to.y) / 2) };
  return isInReach(from, stop) && isInReach(stop, to) ? stop : null;
}

/**
 * BF2-CAMP-23: places are ours, but who is in reach of whom is told: all of Caripare but Asgard, which is two jumps
 * away with nothing in between.
 */
const NAMED: readonly (readonly [name: string, x: number, y: number])[] = [
  ['Caripare', 0, 0],
  ['Itabaiana', -210, 120],
  ['Outer Volta', -120, -230],
  ['Juazeiro', 60, 270],
  ['Cyrenaica', -280, -60],
  ['Asgard', 470, -90],
];

const SYLLABLES = [
  'al',
  'bor',
  'ca',
  'den',
  'el',
  'fer',
  'gan',
  'hol',
  'is',
  'kar',
  'lor',
  'mi',
  'nor',
  'ost',
  'pel',
];
const ENDINGS = ['a', 'dan', 'ia', 'is', 'on', 'os', 'ris', 'tar', 'tine', 'us', 'ven', 'vik'];

function systemName(random: Random): string {
  const part = () => SYLLABLES[randomBelow(random, SYLLABLES.length)]!;
  const text = `${part()}${part()}${ENDINGS[randomBelow(random, ENDINGS.length)]!}`;
  return text.charAt(0).toUpperCase() + text.slice(1);
}

const SIZE = 1500;
const CLOSEST = 60;
/** Around Asgard and on the way to it nothing is marked. */
const isOnEmptyWay = (spot: Spot, caripare: Spot, asgard: Spot): boolean =>
  isInReach(spot, caripare) && isInReach(spot, asgard);

/** A map with so many systems, of which each side holds half. */
export function starMap(seed: string, count: number): StarMap {
  const random = randomFrom(`stars ${seed}`);
  const middle = { x: SIZE / 2 - 100, y: SIZE / 2 };
  const spots: (Spot & { readonly name: string })[] = NAMED.map(([name, x, y]) => ({
    name,
    x: middle.x + x,
    y: middle.y + y,
  }));
  const [caripare, asgard] = [spots[0]!, spots.at(-1)!];
  const wanted = Math.max(NAMED.length, count - (count % 2));
  for (let tries = 0; spots.length < wanted && tries < 10_000; tries++) {
    const spot = { x: randomBelow(random, SIZE), y: randomBelow(random, SIZE), name: systemName(random) };
    const isFree = spots.every((other) => other.name !== spot.name && squared(other, spot) >= CLOSEST ** 2);
    // Everybody can be reached from somewhere.
    if (isFree && !isOnEmptyWay(spot, caripare, asgard) && spots.some((other) => isInReach(other, spot)))
      spots.push(spot);
  }
  // BF2-CAMP-24: as many for each side, the west for the first one.
  const westward = spots.toSorted((one, other) => one.x - other.x || one.y - other.y);
  const half = westward.length / 2;
  const sides = [westward.slice(0, half), westward.slice(half)];
  const ranks = sides.map((own) => {
    const [capital, ...others] = shuffle(random, [...own]);
    return {
      capital: capital!.name,
      districts: others.slice(0, Math.floor(half / 6)).map(({ name }) => name),
    };
  });
  return {
    width: SIZE,
    height: SIZE,
    systems: spots.map((spot) => {
      const owner: Seat = sides[0]!.includes(spot) ? 0 : 1;
      const { capital, districts } = ranks[owner]!;
      const rank = spot.name === capital ? 'capital' : districts.includes(spot.name) ? 'district' : 'world';
      return { ...spot, owner, rank };
    }),
  };
}
