import { createHexField } from '@ironfield/spaces/hex-field.ts';
import { createPlanet, type Planet, ZONES } from '@ironfield/spaces/planet.ts';
import { createRing } from '@ironfield/spaces/ring.ts';
import { createSpaces, type Spaces, spaceOf } from '@ironfield/spaces/spaces.ts';

// All places of a war have one row of numbers: the hexes of the planet, then the zones of its orbit, then the hexes of the
// system diagram.

/** The hexes of every planet and how they lie beside each other. */
export const GLOBE: Planet = createPlanet();
/** PA-MAP-04: the zones of the orbit. */
const RING: Spaces = createRing(ZONES);
/** PA-MAP-05: deep space. */
export const SYSTEM: Spaces = createHexField(15, 9);
/** PA-FOT-12: the ground of Mars and of Venus, a single hex each. */
const OTHER_WORLDS: Spaces = createSpaces([
  { name: 'Mars', neighbours: [] },
  { name: 'Venus', neighbours: [] },
]);

/** The map that a place is on. */
export type Realm = 'surface' | 'orbit' | 'system' | 'other-worlds';

const FIRST_ZONE = GLOBE.size;
const FIRST_IN_SYSTEM = FIRST_ZONE + RING.size;
const FIRST_BEYOND = FIRST_IN_SYSTEM + SYSTEM.size;

export function realmOf(place: number): Realm {
  if (place < FIRST_ZONE) return 'surface';
  if (place < FIRST_IN_SYSTEM) return 'orbit';
  return place < FIRST_BEYOND ? 'system' : 'other-worlds';
}

/** In a hex of the planet of the war. */
export const isOnSurface = (place: number): boolean => place >= 0 && place < FIRST_ZONE;
/** The same, or on Mars or Venus. */
export const isOnGround = (place: number): boolean => isOnSurface(place) || place >= FIRST_BEYOND;
export const isInSpace = (place: number): boolean => place >= FIRST_ZONE && place < FIRST_BEYOND;

/** The map that a place is on, and the number of the first of its spaces. */
export const MAPS: Readonly<Record<Realm, { readonly spaces: Spaces; readonly first: number }>> = {
  surface: { spaces: GLOBE, first: 0 },
  orbit: { spaces: RING, first: FIRST_ZONE },
  system: { spaces: SYSTEM, first: FIRST_IN_SYSTEM },
  'other-worlds': { spaces: OTHER_WORLDS, first: FIRST_BEYOND },
};

const ZONE_WORD = 'orbit';

/** Hexes as they are printed, and `orbit 3`. */
export function placeName(place: number): string {
  if (place < 0) return '';
  const realm = realmOf(place);
  const { spaces, first } = MAPS[realm];
  const name = spaces.name[place - first] ?? '';
  return realm === 'orbit' ? `${ZONE_WORD} ${name}` : name;
}

/** The number of a place; -1 if there is none of that name. */
export function placeOf(name: string): number {
  const hex = spaceOf(GLOBE, name);
  if (hex >= 0) return hex;
  const zone = name.startsWith(`${ZONE_WORD} `) ? spaceOf(RING, name.slice(ZONE_WORD.length + 1)) : -1;
  if (zone >= 0) return FIRST_ZONE + zone;
  const deep = spaceOf(SYSTEM, name);
  if (deep >= 0) return FIRST_IN_SYSTEM + deep;
  const beyond = spaceOf(OTHER_WORLDS, name);
  return beyond < 0 ? -1 : FIRST_BEYOND + beyond;
}

export const MARS = FIRST_BEYOND;
export const VENUS = FIRST_BEYOND + 1;
export const OTHER_GROUNDS: readonly number[] = [MARS, VENUS];
/** PA-FOT-12: the hexes of the system in which they lie, in the same order. */
const THEIR_HEXES: readonly number[] = ['0802', '0804'].map((hex) => FIRST_IN_SYSTEM + spaceOf(SYSTEM, hex));

/** The hex of the system around Mars or Venus. */
export const skyAbove = (ground: number): number => THEIR_HEXES[OTHER_GROUNDS.indexOf(ground)];
/** Mars or Venus below a hex of the system; -1 where neither is. */
export const groundBelow = (hex: number): number => OTHER_GROUNDS[THEIR_HEXES.indexOf(hex)] ?? -1;

export const ZONE_PLACES: readonly number[] = Array.from({ length: ZONES }, (_, zone) => FIRST_ZONE + zone);
export const SYSTEM_PLACES: readonly number[] = Array.from(
  { length: SYSTEM.size },
  (_, hex) => FIRST_IN_SYSTEM + hex,
);

/** PA-ORBIT-01: the zones over a hex, as places. */
export const zonesOver = (hex: number): readonly number[] =>
  GLOBE.zonesOver[hex].map((zone) => FIRST_ZONE + zone);

const BELOW: readonly (readonly number[])[] = ZONE_PLACES.map((zone) =>
  Array.from({ length: GLOBE.size }, (_, hex) => hex).filter((hex) => zonesOver(hex).includes(zone)),
);

/** PA-ORBIT-01: the hexes below a zone. */
export const hexesBelow = (zone: number): readonly number[] => BELOW[zone - FIRST_ZONE] ?? [];
