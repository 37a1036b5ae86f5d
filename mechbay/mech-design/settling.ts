// Consequences of the choices of a design: its rating, and the sinks, jets and materials in its slots.

import { ITEMS, type Item, itemOf } from '../data/items.ts';
import { ARMOR_ITEMS } from '../legality/mech-slots.ts';
import { FIXED_PLACES, openSlots, slotsWanted } from '../slots/counts.ts';
import { legsOf, MECH_LOCATIONS, slotsOf } from '../slots/frame.ts';
import { COMPACT_PAIR, COMPACT_SINGLE, isSink, SINK_ITEMS } from '../slots/sinks.ts';
import type { Mech, Mount } from '../units/unit.ts';
import { integralSinks } from '../weights/mech.ts';
import { isMaterial, placed, sized } from './room.ts';

export const plain = (item: Item, location: string): Mount => ({
  item,
  location,
  isRear: false,
  armoredSlots: 0,
});

/** The design with everything that follows from its choices. */
export function settled(mech: Mech): Mech {
  const { framing: _, ...choices } = mech;
  const old = mech.mounts.filter(({ item }) => isMaterial(item));
  const steps = [
    withRating,
    withArmorPlaces,
    withConsole,
    withFixedSets,
    withSizes,
    yielding,
    withSinks,
    withJets,
  ];
  const bare = { ...choices, mounts: mech.mounts.filter(({ item }) => !isMaterial(item)) };
  const built = steps.reduce<Mech>((now, step) => step(now), bare);
  return withMaterials(built, old);
}

function withRating(mech: Mech): Mech {
  const actuators = mech.frame === 'quad' || mech.isArmless ? [] : mech.missingActuators;
  return {
    ...mech,
    engine: { ...mech.engine, rating: mech.tons * mech.walk },
    isArmless: mech.isArmless && mech.frame === 'biped',
    missingActuators: actuators,
  };
}

/** A 'Mech without arms has no armour on them. */
function withArmorPlaces(mech: Mech): Mech {
  const { armor, isArmless } = mech;
  if (!isArmless) return mech;
  return { ...mech, armor: { ...armor, points: { ...armor.points, LA: 0, RA: 0 } } };
}

const SEATS: Readonly<Record<string, string>> = {
  'command-console': 'is-command-console',
  'enhanced-imaging': 'clan-ei-display',
};

/** A console and a display are mounted with their cockpit. */
function withConsole(mech: Mech): Mech {
  const own = SEATS[mech.cockpit.id];
  const mounts = mech.mounts.filter(({ item }) => !Object.values(SEATS).includes(item.id) || item.id === own);
  const isThere = mounts.some(({ item }) => item.id === own);
  return { ...mech, mounts: own === undefined || isThere ? mounts : [...mounts, plain(itemOf(own), 'HD')] };
}

/** MT-ARMOR-12, MT-ELEC-11, MT-MCON-04: what has the same places in every 'Mech. */
function withFixedSets(mech: Mech): Mech {
  const isStealthy = mech.armor.type.id === 'stealth';
  const others = mech.mounts.filter(({ item }) => item.id !== 'any-stealth-armor');
  const all = isStealthy ? [...others, plain(itemOf('any-stealth-armor'), 'LA')] : others;
  const mounts = all.map((mount) => {
    const slots = FIXED_PLACES[mount.item.id];
    return slots === undefined ? mount : { ...mount, slots };
  });
  return { ...mech, mounts };
}

/** MT-MCON-10, MT-MCON-13: weight and weapons decide the size. */
function withSizes(mech: Mech): Mech {
  const mounts = mech.mounts.map((mount) => {
    const { item, location, otherLocation } = mount;
    if (otherLocation !== undefined || isSink(item) || FIXED_PLACES[item.id] !== undefined) return mount;
    const { slots: _, ...rest } = mount;
    return { ...rest, ...sized(item, location, slotsWanted(item, mech)) };
  });
  return { ...mech, mounts };
}

/** Sinks and jets give way to what a designer has chosen; the next steps find other places for them. */
function yielding(mech: Mech): Mech {
  const open = openSlots(mech);
  const mounts = mech.mounts.filter((mount) => {
    const { item, location } = mount;
    const wantsLegs = hasBoosters(mech) && legsOf(mech).includes(location);
    const yields = (isSink(item) || isJet(mount)) && (open[location]! < 0 || wantsLegs);
    if (yields) open[location]! += slotsWanted(item, mech);
    return !yields;
  });
  return { ...mech, mounts };
}

/** CBT-CON-13, MT-MCON-09, MT-SYS-04: what the engine cannot hold lies in slots. */
function withSinks(mech: Mech): Mech {
  const { count, type } = mech.heatSinks;
  const wanted = Math.max(0, count - integralSinks(mech));
  const ids =
    type.id === 'compact' ? compactItems(wanted) : Array<string>(wanted).fill(SINK_ITEMS[type.id][0]!);
  const spare = mech.mounts.filter(({ item }) => isSink(item));
  const kept: Mount[] = [];
  const missing = ids.filter((id) => {
    const index = spare.findIndex(({ item }) => item.id === id);
    if (index < 0) return true;
    kept.push(...spare.splice(index, 1));
    return false;
  });
  const others = mech.mounts.filter(({ item }) => !isSink(item));
  const keptInOrder = mech.mounts.filter((mount) => kept.includes(mount) || others.includes(mount));
  return missing.reduce<Mech>((now, id) => put(now, itemOf(id), sinkOrder(now)), {
    ...mech,
    mounts: keptInOrder,
  });
}

/** Legs first, in turns, where water cools them; the torsos last, where other things want to be. */
const sinkOrder = (mech: Mech): string[] => {
  const sinks = mech.mounts.filter(({ item }) => isSink(item));
  const even = (places: readonly string[]) =>
    places.toSorted((one, other) => inPlace(sinks, one) - inPlace(sinks, other));
  // Jump boosters want the legs for themselves.
  const legs = hasBoosters(mech) ? [] : even(['LL', 'RL']);
  return [...legs, 'CT', ...even(['LT', 'RT']), ...even(['LA', 'RA']), 'HD', 'LL', 'RL'];
};

const compactItems = (count: number): string[] => [
  ...Array<string>(Math.floor(count / 2)).fill(COMPACT_PAIR),
  ...(count % 2 === 1 ? [COMPACT_SINGLE] : []),
];

/** Puts it in the best location; if nothing has room, in a side torso, and the verdict says so. */
function put(mech: Mech, item: Item, order: readonly string[]): Mech {
  const place = placed(mech, item, order) ?? { location: 'LT' };
  return { ...mech, mounts: [...mech.mounts, { ...plain(item, place.location), ...place }] };
}

const hasBoosters = ({ jump, jumpKind }: Mech): boolean => jump > 0 && jumpKind === 'boosters';

const isJet = ({ item }: Mount): boolean => item.flags.has('jumpJet');

/** CBT-CON-11, MT-SYS-09: a jet for each MP, on both sides alike. */
function withJets(mech: Mech): Mech {
  const { jump, jumpKind, techBase } = mech;
  const improved = techBase === 'Clan' ? 'clan-improved-jump-jet' : 'is-improved-jump-jet';
  const id = jumpKind === 'improved' ? improved : 'any-jump-jet';
  const wanted = jumpKind === 'boosters' ? 0 : jump;
  const kept = mech.mounts.filter((mount) => isJet(mount) && mount.item.id === id).slice(0, wanted);
  let now: Mech = { ...mech, mounts: mech.mounts.filter((mount) => !isJet(mount) || kept.includes(mount)) };
  for (let count = kept.length; count < wanted; count++) {
    const jets = now.mounts.filter(isJet);
    const order = ['LL', 'RL', 'LT', 'RT', 'CT'].toSorted(
      (one, other) => inPlace(jets, one) - inPlace(jets, other),
    );
    now = put(now, itemOf(id), [...order, 'LA', 'RA']);
  }
  return now;
}

const inPlace = (mounts: readonly Mount[], place: string): number =>
  mounts.filter(({ location }) => location === place).length;

/** Endo steel, armour, muscles and jump boosters fill what is left open; what lay somewhere stays there if it can. */
function withMaterials(mech: Mech, old: readonly Mount[]): Mech {
  const boosters = hasBoosters(mech) ? [itemOf('is-jump-booster')] : [];
  const { structure, armor, techBase } = mech;
  const steel = (techBase === 'Clan' ? structure.slotsClan : structure.slotsIS) > 0;
  const plates = ARMOR_ITEMS[armor.type.id];
  const items = [
    ...(steel ? [ITEMS.find(({ id }) => id === 'any-endo-steel')!] : []),
    ...(plates === undefined ? [] : [itemOf(plates)]),
    ...(mech.hasTripleStrength ? [itemOf('is-tsm')] : []),
  ];
  const jumping = boosters.reduce((now, item) => withBoosters(now, item), mech);
  return items.reduce((now, item) => {
    const before = old.find((mount) => mount.item === item)?.slots ?? {};
    return spread(now, item, before);
  }, jumping);
}

function withBoosters(mech: Mech, item: Item): Mech {
  const open = openSlots(mech);
  const slots = Object.fromEntries(legsOf(mech).map((leg) => [leg, Math.max(0, open[leg]!)]));
  return { ...mech, mounts: [...mech.mounts, { ...plain(item, legsOf(mech)[0]!), slots }] };
}

const SPREAD_ORDER = [['LT', 'RT'], ['LA', 'RA'], ['LL', 'RL'], ['CT'], ['HD']];

function spread(mech: Mech, item: Item, before: Readonly<Record<string, number>>): Mech {
  const open = openSlots(mech);
  let left = slotsWanted(item, mech);
  const slots: Record<string, number> = {};
  const take = (place: string, most: number) => {
    const has = slots[place] ?? 0;
    const more = Math.max(0, Math.min(left, most, open[place]! - has));
    if (more > 0) slots[place] = has + more;
    left -= more;
  };
  for (const place of MECH_LOCATIONS) take(place, before[place] ?? 0);
  // One here, one there: both sides alike.
  for (const pair of SPREAD_ORDER)
    for (let turn = 0; turn < slotsOf(mech, pair[0]!); turn++) for (const place of pair) take(place, 1);
  const location = Object.keys(slots)[0] ?? 'LT';
  return { ...mech, mounts: [...mech.mounts, { ...plain(item, location), slots }] };
}
