import { groupedBy } from '@ironfield/kernel/grouping.ts';
// PA-MAP-10: planets that are made from a seed.

import {
  type Random,
  randomBelow,
  randomFrom,
  randomItem,
  randomUnit,
  shuffle,
} from '@ironfield/kernel/random.ts';
import { distance } from '@ironfield/spaces/spaces.ts';
import { SETTLEMENTS_APART } from '../data/tables.ts';
import { GLOBE, hexesBelow, ZONE_PLACES } from '../rules/places.ts';
import type { Land, PlanetHex } from '../state.ts';
import { isIcy, landAt, type Relief, type Temperature } from './climate.ts';
import { groupsOf, type Masses } from './coasts.ts';

export interface WorldWish {
  /** The same wish gives the same planet. */
  readonly seed: string;
  /** Percent of the planet. */
  readonly water: number;
  readonly temperature: Temperature;
  readonly relief: Relief;
  readonly continents: number;
}

/** PA-MAP-10: cities for which there must be room. */
const CITIES = 3;
const TRIES = 200;
const HEXES: readonly number[] = Array.from({ length: GLOBE.size }, (_, hex) => hex);
/** Hexes that continents begin apart, where there is room; the share of inland hexes with a lake; pack ice in a cold sea. */
const APART = 5;
const LAKES = 0.1;
const PACK_ICE = 0.5;
/** The percent of a planet by which inland waters make oceans smaller. */
const INLAND_WATER = 2;
/** No continent has more of the land; one that counts for a city has so many hexes, and a large one reaches the sea. */
const LARGEST = 0.6;
const SMALL = 3;

/** The first planet of the seed on which a war can be fought. */
export function generateWorld(wish: WorldWish): PlanetHex[] {
  for (let attempt = 0; attempt < TRIES; attempt++) {
    const random = randomFrom(`planet ${wish.seed} ${attempt}`);
    const masses = continentsOf(wish, random);
    if (isSound(masses, wish.continents)) return covered(wish, masses, random);
  }
  throw new Error(`No planet with ${wish.water} % water and ${wish.continents} continents can be made`);
}

/** By hex the number of its continent or island; hexes without are ocean. */
function continentsOf({ water, continents }: WorldWish, random: Random): Masses {
  const islands = 4 + randomBelow(random, 5);
  const wanted = Math.round(GLOBE.size * (1 - (water - INLAND_WATER) / 100)) - islands;
  const masses = new Map<number, number>();
  const weights = startContinents(masses, continents, random);
  while (masses.size < wanted) {
    const open = weights.map((weight, mass) => (shoreOf(masses, mass).length > 0 ? weight : 0));
    const mass = weighted(open, random);
    if (mass < 0) break;
    masses.set(randomItem(random, shoreOf(masses, mass)), mass);
  }
  const alone = shuffle(
    random,
    HEXES.filter((hex) => isAlone(masses, hex)),
  );
  let next = continents;
  for (const hex of alone) {
    if (next === continents + islands) break;
    if (isAlone(masses, hex)) masses.set(hex, next++);
  }
  return masses;
}

const isAlone = (masses: Masses, hex: number): boolean =>
  !masses.has(hex) && GLOBE.neighbours[hex].every((beside) => !masses.has(beside));

function startContinents(masses: Map<number, number>, continents: number, random: Random): number[] {
  const weights: number[] = [];
  for (const hex of shuffle(random, [...HEXES])) {
    if (weights.length === continents) break;
    if ([...masses.keys()].some((other) => distance(GLOBE, other, hex) < APART)) continue;
    masses.set(hex, weights.length);
    weights.push(0.5 + 1.5 * randomUnit(random));
  }
  return weights;
}

/** Free hexes beside a continent. */
const shoreOf = (masses: Masses, mass: number): number[] =>
  [...masses].flatMap(([hex, each]) =>
    each === mass ? GLOBE.neighbours[hex].filter((beside) => !masses.has(beside)) : [],
  );

function weighted(weights: readonly number[], random: Random): number {
  let at = randomUnit(random) * weights.reduce((a, b) => a + b, 0);
  for (const [index, weight] of weights.entries()) {
    at -= weight;
    if (weight > 0 && at <= 0) return index;
  }
  return -1;
}

/** PA-MAP-10: is it a planet for a war? */
function isSound(masses: Masses, continents: number): boolean {
  const sizes = groupedBy(masses, ([, mass]) => mass);
  const all = Array.from({ length: continents }, (_, mass) => sizes.get(mass)?.length ?? 0);
  if (Math.max(...all) > LARGEST * masses.size) return false;
  if (all.filter((size) => size >= SMALL).length < Math.min(CITIES, continents)) return false;
  if (ZONE_PLACES.some((zone) => hexesBelow(zone).filter((hex) => masses.has(hex)).length < 2)) return false;
  return hasRoom([...masses.keys()]);
}

/** Is there room for cities that lie apart? */
function hasRoom(land: readonly number[]): boolean {
  const chosen: number[] = [];
  for (const hex of land)
    if (chosen.every((other) => distance(GLOBE, other, hex) >= SETTLEMENTS_APART)) chosen.push(hex);
  return chosen.length >= CITIES;
}

/** Ice, lakes and what covers the land. */
function covered(wish: WorldWish, masses: Masses, random: Random): PlanetHex[] {
  const ice = HEXES.filter(
    (hex) => !masses.has(hex) && isIcy(wish.temperature, hex) && randomUnit(random) < PACK_ICE,
  );
  const isOcean = (hex: number) => !masses.has(hex) && !ice.includes(hex);
  const lands = new Map<number, Land>(ice.map((hex) => [hex, 'arctic']));
  for (const hex of masses.keys()) lands.set(hex, landAt(hex, lands, wish, random));
  const isCoast = (hex: number) => masses.has(hex) && GLOBE.neighbours[hex].some(isOcean);
  const lakes = [...masses.keys()].filter((hex) => !isCoast(hex) && randomUnit(random) < LAKES);
  const groups = groupsOf({ masses, ice, lands, isOcean, isCoast }, random);
  return HEXES.map((hex): PlanetHex => {
    const isIsland = masses.has(hex) && masses.get(hex)! >= wish.continents;
    return {
      hex: GLOBE.name[hex],
      land: lands.get(hex) ?? null,
      water: isOcean(hex) ? 'all' : isCoast(hex) || lakes.includes(hex) ? 'some' : 'none',
      shape: lakes.includes(hex) ? 'lake' : isIsland ? 'island' : 'ordinary',
      landGroups: groups.land(hex),
      waterGroups: groups.water(hex),
    };
  });
}
