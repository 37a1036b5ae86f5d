// The number of slots that a thing fills, and their places.

import type { Item } from '../data/items.ts';
import { figureFor, quantitiesOf } from '../units/quantities.ts';
import type { Mech, Mount } from '../units/unit.ts';
import { mechEngineTons } from '../weights/engine.ts';
import { mountTons, quantitiesFor } from '../weights/items.ts';
import { framePartsIn, legsOf, MECH_LOCATIONS, slotsOf } from './frame.ts';

/** A number; or all slots of that name are one thing; or each is one. */
export type SlotCount = number | 'all' | 'each';

const ONE_THING = [
  'spreadable',
  'armorType',
  'structureType',
  'masc',
  'tsm',
  'jumpBooster',
  'stealth',
  'targetingComputerItem',
];

/** MT-MCON-04: four slots in each arm are one combine. */
export const COMBINE = 'any-combine';

/** MT-ARMOR-12 */
export const STEALTH: Readonly<Record<string, number>> = { LA: 2, RA: 2, LT: 2, RT: 2, LL: 2, RL: 2 };
/** MT-ELEC-11 */
export const NULL_SIGNATURE: Readonly<Record<string, number>> = {
  CT: 1,
  LT: 1,
  RT: 1,
  LA: 1,
  RA: 1,
  LL: 1,
  RL: 1,
};

/** Things that have the same places in every 'Mech. */
export const FIXED_PLACES: Readonly<Record<string, Readonly<Record<string, number>>>> = {
  'any-stealth-armor': STEALTH,
  'is-null-signature-system': NULL_SIGNATURE,
  [COMBINE]: { LA: 4, RA: 4 },
};

/** The meaning of the slots of a file, before anything else of the unit is known. */
export function slotCount(item: Item, known: { readonly tons: number; readonly rating: number }): SlotCount {
  if (item.kind !== 'equipment') return Math.max(1, item.slots);
  if (ONE_THING.some((flag) => item.flags.has(flag)) || item.id === COMBINE) return 'all';
  if (item.sized || item.slots === null) return 'each';
  return Math.max(1, figureFor(item.slots, quantitiesOf(known)));
}

/** Slots that one of it fills in this 'Mech; for what is spread over the body, all of them together. */
export function slotsWanted(item: Item, mech: Mech): number {
  if (item.kind !== 'equipment') return Math.max(1, item.slots);
  if (item.flags.has('structureType'))
    return mech.techBase === 'Clan' ? mech.structure.slotsClan : mech.structure.slotsIS;
  if (item.flags.has('armorType'))
    return mech.armor.tech === 'Clan' ? mech.armor.type.slotsClan : mech.armor.type.slotsIS;
  if (item.flags.has('jumpBooster'))
    return legsOf(mech).reduce((sum, leg) => sum + slotsOf(mech, leg) - framePartsIn(mech, leg).length, 0);
  if (item.id === COMBINE) return 8;
  if (item.sized) return 1;
  const quantities = quantitiesFor(mech, mechEngineTons(mech.engine) ?? 0);
  const mount = { item, location: '', isRear: false, armoredSlots: 0 };
  return figureFor(item.slots, { ...quantities, tons: mountTons(mount, quantities) });
}

/** By location, what a mount fills. */
export const placesOf = (mount: Mount, mech: Mech): Readonly<Record<string, number>> =>
  mount.slots ?? { [mount.location]: slotsWanted(mount.item, mech) };

/** By location, the slots that are filled: those of the frame and of everything mounted. */
export function filledSlots(mech: Mech): Record<string, number> {
  const filled = Object.fromEntries(
    MECH_LOCATIONS.map((location) => [location, framePartsIn(mech, location).length]),
  );
  for (const mount of mech.mounts)
    for (const [location, slots] of Object.entries(placesOf(mount, mech)))
      filled[location] = (filled[location] ?? 0) + slots;
  return filled;
}

export function openSlots(mech: Mech): Record<string, number> {
  const filled = filledSlots(mech);
  return Object.fromEntries(
    MECH_LOCATIONS.map((location) => [location, slotsOf(mech, location) - filled[location]!]),
  );
}
