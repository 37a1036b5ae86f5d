// PA-MAP-10: over which sides of a hex one gets by land and by water.

import { type Random, randomBelow, randomItem } from '@ironfield/kernel/random.ts';
import { GLOBE } from '../rules/places.ts';
import type { Land } from '../state.ts';

/** By hex the number of its continent or island. */
export type Masses = ReadonlyMap<number, number>;

interface Surface {
  readonly masses: Masses;
  readonly ice: readonly number[];
  readonly lands: ReadonlyMap<number, Land>;
  isOcean(hex: number): boolean;
  isCoast(hex: number): boolean;
}

/** Pack ice is a mass of its own. */
const ICE = -1;
/** One hex of so many along the contact of two continents is divided between them. */
const DIVIDED = 4;

/** Parts of the land of a hex, each with the masses that it belongs to. */
type Parts = readonly (readonly number[])[];

export function groupsOf(surface: Surface, random: Random) {
  const parts = partsOf(surface, random);
  const isWet = (hex: number) => surface.isOcean(hex) || surface.isCoast(hex);
  const shares = (own: readonly number[], beside: number) =>
    parts.get(beside)?.some((other) => other.some((mass) => own.includes(mass))) ?? false;
  const named = (hexes: readonly number[]) => hexes.map((hex) => GLOBE.name[hex]);
  return {
    land: (hex: number): string[][] =>
      (parts.get(hex) ?? []).flatMap((part) => {
        const group = GLOBE.neighbours[hex].filter((beside) => shares(part, beside));
        return group.length > 0 ? [named(group)] : [];
      }),
    water: (hex: number): string[][] => {
      const group = isWet(hex) ? GLOBE.neighbours[hex].filter(isWet) : [];
      return group.length > 0 ? [named(group)] : [];
    },
  };
}

function partsOf({ masses, ice, lands }: Surface, random: Random): Map<number, Parts> {
  const parts = new Map<number, Parts>(ice.map((hex) => [hex, [[ICE]]]));
  const contacts: [number, number][] = [];
  for (const [hex, mass] of masses) {
    const besideIce = lands.get(hex) === 'arctic' && GLOBE.neighbours[hex].some((each) => ice.includes(each));
    parts.set(hex, [[mass, ...(besideIce ? [ICE] : [])]]);
    const others = GLOBE.neighbours[hex].flatMap((each) => masses.get(each) ?? mass);
    const other = others.find((each) => each !== mass);
    if (other !== undefined) contacts.push([hex, other]);
  }
  if (contacts.length === 0) return parts;
  for (const [hex, other] of contacts)
    if (randomBelow(random, DIVIDED) === 0) parts.set(hex, [...parts.get(hex)!, [other]]);
  // A canal joins both sides, and does not divide its hex.
  const [canal, other] = randomItem(random, contacts);
  parts.set(canal, [[...parts.get(canal)!.flat(), other]]);
  return parts;
}
