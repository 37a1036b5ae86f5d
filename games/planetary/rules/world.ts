import { remembered } from '@ironfield/kernel/memory.ts';
import { TERRA } from '../data/terra.ts';
import type { Kind, Land, PlanetHex, Setup } from '../state.ts';
import { isAerospace, isOfOrbit, isOfSpace, isOfSurface, mayEnter } from './kinds.ts';
import { GLOBE, isOnSurface, placeOf, realmOf } from './places.ts';

/** A hex with its neighbours by number. */
export interface Ground {
  /** `null` for an ocean. */
  readonly land: Land | null;
  readonly hasWater: boolean;
  readonly shape: 'ordinary' | 'island' | 'lake';
  /** PA-MOVE-05: parts that nobody crosses between within one move, each the neighbours it leads to. */
  readonly landParts: readonly (readonly number[])[];
  readonly waterParts: readonly (readonly number[])[];
}

const LETTERS: Readonly<Record<string, Land>> = {
  P: 'plains',
  W: 'woods',
  M: 'mountains',
  D: 'desert',
  A: 'arctic',
};

/** A planet of a text file such as `TERRA`. */
function readPlanet(text: string): PlanetHex[] {
  return text
    .trim()
    .split('\n')
    .map((line): PlanetHex => {
      const [head, land = '', water = ''] = line.split(';').map((part) => part.trim());
      const [hex, code] = head.split(' ');
      const groups = (list: string) =>
        list.split('|').flatMap((group) => {
          const names = group.trim().split(' ').filter(Boolean);
          return names.length > 0 ? [names] : [];
        });
      return {
        hex,
        land: LETTERS[code[0]] ?? null,
        water: code[1] === '-' ? 'none' : code[1] === '+' ? 'some' : 'all',
        shape: code.includes('i') ? 'island' : 'ordinary',
        landGroups: groups(land),
        waterGroups: groups(water),
      };
    });
}

export const terra = (): PlanetHex[] => readPlanet(TERRA);

/** The planet of a war, by the numbers of its hexes. */
export function worldIn({ war }: Setup): readonly Ground[] {
  if (!war) throw new Error('There is no planet in this game');
  return compiled(war.planet);
}

const compiled = remembered((planet: readonly PlanetHex[]): readonly Ground[] => {
  const grounds = new Array<Ground>(GLOBE.size);
  for (const { hex, land, water, shape, landGroups, waterGroups } of planet) {
    const parts = (groups: readonly (readonly string[])[]) => groups.map((group) => group.map(placeOf));
    grounds[placeOf(hex)] = {
      land,
      hasWater: water !== 'none',
      shape,
      landParts: parts(landGroups),
      waterParts: parts(waterGroups),
    };
  }
  return grounds;
});

/** PA-FOT-12: Mars and Venus are mountains. */
const ELSEWHERE: Ground = {
  land: 'mountains',
  hasWater: false,
  shape: 'ordinary',
  landParts: [],
  waterParts: [],
};

/** The ground of a place; `null` in space. */
export function groundAt(setup: Setup, place: number): Ground | null {
  if (isOnSurface(place)) return worldIn(setup)[place];
  return realmOf(place) === 'other-worlds' ? ELSEWHERE : null;
}

/** The fault of a planet; `null` if it has none. */
export function whyNotPlanet(planet: readonly PlanetHex[]): string | null {
  if (new Set(planet.map(({ hex }) => hex)).size !== GLOBE.size || planet.length !== GLOBE.size)
    return `a planet has ${GLOBE.size} hexes, each once`;
  const byName = new Map(planet.map((entry) => [entry.hex, entry]));
  for (const { hex, land, water, landGroups, waterGroups } of planet) {
    const number = placeOf(hex);
    if (!isOnSurface(number)) return `there is no hex ${hex}`;
    if ((land === null) !== (water === 'all')) return `${hex} is all water exactly if it has no land`;
    for (const [name, groups] of [
      ['landGroups', landGroups],
      ['waterGroups', waterGroups],
    ] as const) {
      for (const beside of groups.flat()) {
        if (!GLOBE.neighbours[number].includes(placeOf(beside))) return `${beside} is no neighbour of ${hex}`;
        if (!byName.get(beside)![name].flat().includes(hex))
          return `${hex} leads to ${beside}, but not the other way round`;
      }
    }
  }
  return null;
}

/** PA-AERO-01: may a counter of this kind be in this place at all? */
export function mayBeIn(kind: Kind, world: readonly Ground[], place: number): boolean {
  const realm = realmOf(place);
  if (realm === 'system') return isOfSpace(kind);
  if (realm === 'orbit') return isOfOrbit(kind);
  if (realm === 'other-worlds') return (isOfSurface(kind) || isAerospace(kind)) && kind !== 'naval';
  return (isOfSurface(kind) || isAerospace(kind)) && mayEnter(kind, world[place]);
}
