// Finds room for a thing in a 'Mech.

import type { Item } from '../data/items.ts';
import { placesFor } from '../legality/mech-places.ts';
import { FIXED_PLACES, openSlots, slotsWanted } from '../slots/counts.ts';
import type { Mech, Mount } from '../units/unit.ts';

/** The places for a gun, the best first. */
const ARMS_FIRST = ['RA', 'LA', 'RT', 'LT', 'CT', 'LL', 'RL', 'HD'];
/** For what need not point anywhere: deep inside first. */
const INSIDE_FIRST = ['CT', 'LL', 'RL', 'LT', 'RT', 'LA', 'RA', 'HD'];
const BINS_FIRST = ['LT', 'RT', 'CT', 'LL', 'RL', 'LA', 'RA', 'HD'];

const orderFor = (item: Item): readonly string[] => {
  if (item.kind === 'ammo') return BINS_FIRST;
  return item.kind === 'weapon' || item.flags.has('physicalWeapon') ? ARMS_FIRST : INSIDE_FIRST;
};

const NEIGHBOURS: readonly (readonly [string, string])[] = [
  ['RT', 'RA'],
  ['LT', 'LA'],
  ['CT', 'RT'],
  ['CT', 'LT'],
  ['RT', 'RL'],
  ['LT', 'LL'],
];

/** Material that spreads over open slots gives way to everything else, and is settled last. */
export const isMaterial = ({ flags }: Item): boolean =>
  ['structureType', 'armorType', 'tsm', 'jumpBooster'].some((flag) => flags.has(flag));

const withoutMaterials = (mech: Mech): Mech => ({
  ...mech,
  mounts: mech.mounts.filter(({ item }) => !isMaterial(item)),
});

/** Open slots for what is put in: materials give way. */
export const roomIn = (mech: Mech): Record<string, number> => openSlots(withoutMaterials(mech));

/** A mount in the best place that has room, or across two for the largest weapons; null if there is none. */
export function placed(
  mech: Mech,
  item: Item,
  order: readonly string[] = orderFor(item),
): Pick<Mount, 'location' | 'otherLocation' | 'slots'> | null {
  const wanted = slotsWanted(item, mech);
  const room = roomIn(mech);
  const fixed = FIXED_PLACES[item.id];
  if (fixed !== undefined) {
    const fits = Object.entries(fixed).every(([place, slots]) => room[place]! >= slots);
    return fits ? { location: Object.keys(fixed)[0]!, slots: fixed } : null;
  }
  const places = placesFor(mech, item);
  const location = order.find((place) => places.includes(place) && room[place]! >= wanted);
  if (location !== undefined) return sized(item, location, wanted);
  if (!item.flags.has('splittable')) return null;
  const pair = NEIGHBOURS.find(
    ([one, other]) => room[one]! > 0 && room[other]! > 0 && room[one]! + room[other]! >= wanted,
  );
  if (pair === undefined) return null;
  const [one, other] = pair;
  const first = Math.min(wanted - 1, room[one]!);
  return { location: one, otherLocation: other, slots: { [one]: first, [other]: wanted - first } };
}

/** Things whose size the unit decides have it written down. */
export function sized(item: Item, location: string, slots: number): Pick<Mount, 'location' | 'slots'> {
  const isComputed = ['masc', 'targetingComputerItem'].some((flag) => item.flags.has(flag));
  return isComputed ? { location, slots: { [location]: slots } } : { location };
}
