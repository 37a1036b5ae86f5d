// Wars in which everybody meets at once: a few hexes, the zones above them, and the hex of the planet.

import { crowdOf, crowdsOf } from '@ironfield/conformance/runs/crowd.ts';
import { type Random, randomBelow, randomItem, shuffle } from '@ironfield/kernel/random.ts';
import { planetary } from '../game.ts';
import { isAlwaysOpen, isJumper, isOfSurface, isSettlement } from '../rules/kinds.ts';
import { GLOBE, placeName, placeOf, zonesOver } from '../rules/places.ts';
import { capacityOf, mayCarry } from '../rules/war/carrying.ts';
import { mayBeIn, worldIn } from '../rules/world.ts';
import {
  type CounterEntry,
  type HiddenEntry,
  QUALITIES,
  type Setup,
  type SideSheet,
  WORLD_TYPES,
} from '../state.ts';

/** Counters of a side at most, besides those aboard others. */
const MOST = 12;
/** One counter of so many begins aboard another, is known to everybody, or has yet to come out of a jump. */
const ABOARD = 4;
const OPEN = 6;
const LATE = 3;

interface Drawn {
  readonly entry: HiddenEntry;
  readonly place: string;
  readonly isOpen: boolean;
}

function drawnEntry(setup: Setup, types: readonly string[], random: Random): CounterEntry {
  const type = randomItem(random, types);
  const sold = QUALITIES.filter((_, index) => setup.sheets[type].prices[index] !== null);
  return { type, quality: randomItem(random, sold) };
}

/** Counters of a side in some places; a settlement is in the hex that is named, if any. */
function drawnSide(
  setup: Setup,
  side: SideSheet,
  places: readonly number[],
  town: number,
  random: Random,
): Drawn[] {
  const world = worldIn(setup);
  const own = Object.keys(setup.sheets).filter((type) => setup.sheets[type].faction === side.faction);
  const hasSky = setup.war!.system !== undefined;
  const types = own.filter((type) => {
    const { kind } = setup.sheets[type];
    return !isSettlement(kind) && (hasSky || isOfSurface(kind)) && placesFor(type).length > 0;
  });
  function placesFor(type: string): number[] {
    return places.filter((place) => mayBeIn(setup.sheets[type].kind, world, place));
  }
  const towns = own.filter((type) => isSettlement(setup.sheets[type].kind));
  const settlement = { entry: drawnEntry(setup, towns, random), place: placeName(town), isOpen: true };
  const units = Array.from({ length: 2 + randomBelow(random, MOST) }, (): Drawn => {
    const entry = drawnEntry(setup, types, random);
    const { kind } = setup.sheets[entry.type];
    const isLate = isJumper(kind) && randomBelow(random, LATE) === 0;
    const place = isLate
      ? `jump ${1 + randomBelow(random, 2)}`
      : placeName(randomItem(random, placesFor(entry.type)));
    return { entry, place, isOpen: isAlwaysOpen(kind) || randomBelow(random, OPEN) === 0 };
  });
  const all = [settlement, ...units].toSorted((a, b) => Number(b.isOpen) - Number(a.isOpen));
  return [...all, ...cargoFor(setup, all, types, random)];
}

/** Somebody aboard those who can carry. */
function cargoFor(setup: Setup, all: readonly Drawn[], types: readonly string[], random: Random): Drawn[] {
  return all.flatMap(({ entry }, aboard): Drawn[] => {
    const carrier = setup.sheets[entry.type];
    const fitting = types.filter((type) => mayCarry(carrier, setup.sheets[type]));
    if (fitting.length === 0 || randomBelow(random, ABOARD) > 1) return [];
    const cargo = drawnEntry(setup, fitting, random);
    if (setup.sheets[cargo.type].carrySize > capacityOf(carrier)) return [];
    return [{ entry: { ...cargo, aboard }, place: 'aboard', isOpen: false }];
  });
}

/** A war on Terra, on the ground or from space, around one hex. */
function drawnWar({ options }: Setup, random: Random): Setup {
  const scenario = randomItem(random, ['australia', 'south-america', 'africa']);
  const base = planetary.scenarios.find(({ id }) => id === scenario)!.setup({}, random) as Setup;
  const world = worldIn(base);
  const land = GLOBE.name.flatMap((_, hex) => (world[hex].land === null ? [] : [hex]));
  const middle = randomItem(random, land);
  const beside = shuffle(random, [...GLOBE.neighbours[middle]]).slice(0, 2 + randomBelow(random, 3));
  const ground = [middle, ...beside];
  const { system } = base.war!;
  const sky = system ? [...zonesOver(middle), placeOf(system.planet), placeOf(system.points[0].hex)] : [];
  const towns = ground.filter((hex) => world[hex].land !== null);
  const sides = base.sides.map((side, seat) =>
    drawnSide(base, side, [...ground, ...sky], towns[Math.min(seat, towns.length - 1)], random),
  );
  const sideOf = (side: SideSheet, drawn: readonly Drawn[]): SideSheet => ({
    ...side,
    counters: drawn.map(({ entry: { type, quality }, isOpen }) => (isOpen ? { type, quality } : null)),
  });
  return {
    ...base,
    options: Object.fromEntries(
      Object.entries(options).filter(([id]) => id.endsWith('water') || id.startsWith('vtol')),
    ),
    sides: [sideOf(base.sides[0], sides[0]), sideOf(base.sides[1], sides[1])],
    secrets: sides.map((drawn) => drawn.filter(({ isOpen }) => !isOpen).map(({ entry }) => entry)),
    war: {
      ...base.war!,
      world: randomItem(random, WORLD_TYPES),
      turns: 4,
      places: [sides[0].map(({ place }) => place), sides[1].map(({ place }) => place)],
    },
  };
}

/** A war that begins crowded, and many of them. */
export const crowdedWar = crowdOf(planetary, drawnWar);
export const warCrowds = crowdsOf(planetary, drawnWar);
