// A designer's operations on a 'Mech. Each gives another 'Mech; the verdict says whether it is legal.

import { totalOf } from '@ironfield/kernel/explanation.ts';
import {
  ARMOR_TYPES,
  type ArmorType,
  COCKPITS,
  ENGINE_TYPES,
  type EngineType,
  GYROS,
  HEAT_SINKS,
  STRUCTURE_TYPES,
} from '../data/frames.ts';
import type { Item, TechBase } from '../data/items.ts';
import { placesFor } from '../legality/mech-places.ts';
import { placesOf, slotsWanted } from '../slots/counts.ts';
import { framePartsIn, legsOf } from '../slots/frame.ts';
import { COMPACT_PAIR, isSink } from '../slots/sinks.ts';
import type { FramePart } from '../units/frame-parts.ts';
import type { Mech, Mount } from '../units/unit.ts';
import { weighMech } from '../weights/mech.ts';
import { isMaterial, placed, roomIn, sized } from './room.ts';
import { plain, settled } from './settling.ts';

export const ARMOR_PLACES = ['HD', 'CT', 'CTR', 'LT', 'LTR', 'RT', 'RTR', 'LA', 'RA', 'LL', 'RL'] as const;

export function newMech(): Mech {
  return settled({
    kind: 'mech',
    name: "New 'Mech",
    model: '',
    techBase: 'IS',
    isMixed: false,
    level: 3,
    year: null,
    tons: 50,
    isOmni: false,
    frame: 'biped',
    engine: { type: ENGINE_TYPES.standard!, rating: 200 },
    structure: STRUCTURE_TYPES.standard!,
    hasTripleStrength: false,
    cockpit: COCKPITS.standard!,
    gyro: GYROS.standard!,
    heatSinks: { type: HEAT_SINKS.single!, count: 10 },
    walk: 4,
    jump: 0,
    jumpKind: 'standard',
    armor: {
      type: ARMOR_TYPES.standard!,
      tech: 'IS',
      points: Object.fromEntries(ARMOR_PLACES.map((place) => [place, 0])),
    },
    missingActuators: [],
    armoredFrameSlots: 0,
    armoredCockpit: false,
    isArmless: false,
    mounts: [],
  });
}

export type Choices = Partial<
  Pick<
    Mech,
    | 'name'
    | 'model'
    | 'year'
    | 'level'
    | 'tons'
    | 'techBase'
    | 'isMixed'
    | 'isOmni'
    | 'frame'
    | 'structure'
    | 'hasTripleStrength'
    | 'cockpit'
    | 'gyro'
    | 'heatSinks'
    | 'walk'
    | 'jump'
    | 'jumpKind'
    | 'isArmless'
    | 'isFractional'
    | 'hasSlotLimits'
  >
> & {
  readonly engineType?: EngineType;
  readonly armorType?: ArmorType;
  readonly armorTech?: TechBase;
};

/** Makes a choice, with all its consequences. */
export function choose(mech: Mech, { engineType, armorType, armorTech, ...choices }: Choices): Mech {
  const { engine, armor } = mech;
  const isOther = choices.techBase !== undefined && choices.techBase !== mech.techBase;
  const chosen: Mech = {
    ...mech,
    ...choices,
    engine: { ...engine, type: engineType ?? engine.type },
    armor: { ...armor, type: armorType ?? armor.type, tech: armorTech ?? choices.techBase ?? armor.tech },
  };
  return withoutLostArmor(settled(isOther && !chosen.isMixed ? ofItsBase(chosen) : chosen));
}

/** The same kinds of the other base, where it has them. */
function ofItsBase(mech: Mech): Mech {
  const { techBase, engine, heatSinks, armor, cockpit } = mech;
  const end = techBase === 'Clan' ? 'clan' : 'is';
  const ownEngine =
    engine.type.tech === 'any'
      ? engine.type
      : (ENGINE_TYPES[engine.type.id.replace(/-(is|clan)$/, `-${end}`)] ?? engine.type);
  const isKnown = ownEngine.tech === 'any' || ownEngine.tech === techBase;
  const isForeign = (tech: string) => tech !== '' && tech !== techBase;
  const sinks = heatSinks.type.id.startsWith('double') ? HEAT_SINKS[`double-${end}`]! : heatSinks.type;
  return {
    ...mech,
    engine: { ...engine, type: isKnown ? ownEngine : ENGINE_TYPES.standard! },
    heatSinks: { ...heatSinks, type: isForeign(sinks.tech) ? HEAT_SINKS.single! : sinks },
    armor: {
      ...armor,
      tech: techBase,
      type: isForeign(armor.type.tech) ? ARMOR_TYPES.standard! : armor.type,
    },
    cockpit: isForeign(cockpit.tech) ? COCKPITS.standard! : cockpit,
  };
}

/** Component armour goes with the part that carried it. */
function withoutLostArmor(mech: Mech): Mech {
  const parts = mech.armoredParts ?? [];
  const isThere = (each: string) => {
    const [location = '', part] = each.split(':');
    return framePartsIn(mech, location).includes(part as FramePart);
  };
  return withArmoredParts(mech, parts.filter(isThere));
}

/** MT-FRAME-01: a cockpit weighs a ton, everything else half a ton a slot. */
function withArmoredParts(mech: Mech, parts: readonly string[]): Mech {
  const slots = parts
    .filter((each) => !each.endsWith(':cockpit'))
    .map((each) => {
      const [location = '', part] = each.split(':');
      return framePartsIn(mech, location).filter((other) => other === part).length;
    });
  const { armoredParts: _, ...rest } = mech;
  return {
    ...rest,
    ...(parts.length > 0 && { armoredParts: parts }),
    armoredFrameSlots: slots.reduce((sum, each) => sum + each, 0),
    armoredCockpit: parts.some((each) => each.endsWith(':cockpit')),
  };
}

/** Puts component armour on a part of the frame, or takes it off. */
export function armorPart(mech: Mech, location: string, part: FramePart): Mech {
  const key = `${location}:${part}`;
  const parts = mech.armoredParts ?? [];
  return withArmoredParts(mech, parts.includes(key) ? parts.filter((each) => each !== key) : [...parts, key]);
}

/** The same for something that is mounted; ammunition cannot carry it. */
export function armorMount(mech: Mech, index: number): Mech {
  const mount = mech.mounts[index];
  if (mount === undefined || mount.item.kind === 'ammo') return mech;
  const all = Object.values(placesOf(mount, mech)).reduce((sum, each) => sum + each, 0);
  return replaced(mech, index, { ...mount, armoredSlots: mount.armoredSlots > 0 ? 0 : all });
}

/** CBT-CON-05: without a lower arm there is no hand. */
export function toggleActuator(mech: Mech, arm: string, part: 'lowerArm' | 'hand'): Mech {
  const key = `${arm}:${part}`;
  const is = mech.missingActuators.includes(key);
  const others = mech.missingActuators.filter((each) => each !== key);
  const [lower, hand] = [`${arm}:lowerArm`, `${arm}:hand`];
  const missing = is
    ? others.filter((each) => part !== 'hand' || each !== lower)
    : [...new Set([...others, key, ...(part === 'lowerArm' ? [hand] : [])])];
  return withoutLostArmor(settled({ ...mech, missingActuators: missing }));
}

export const setArmor = (mech: Mech, place: string, points: number): Mech => ({
  ...mech,
  armor: { ...mech.armor, points: { ...mech.armor.points, [place]: Math.max(0, points) } },
});

/** Why a thing finds no place; null where it does. */
export function whyNoRoom(mech: Mech, item: Item): string | null {
  if (mount(mech, item) !== mech) return null;
  const slots = slotsWanted(item, mech);
  return `No place for it has ${slots === 1 ? 'an open slot' : `${slots} open slots`}`;
}

/** The size of what can be had in any size, at first. */
const FIRST_SIZE = 1;

const isSized = (item: Item): boolean =>
  item.kind === 'equipment' && (item.sized || item.id === 'any-jump-pack');

/** Mounts a thing in the best place, or in the one that is named; unchanged where there is no room. */
export function mount(mech: Mech, item: Item, location?: string): Mech {
  const order = location === undefined ? undefined : [location];
  const place = placed(mech, item, order) ?? placed(withoutSinks(mech), item, order);
  if (place === null) return mech;
  const isThere = location === undefined || place.location === location || location in (place.slots ?? {});
  if (!isThere) return mech;
  const added = { ...plain(item, place.location), ...place, ...(isSized(item) && { size: FIRST_SIZE }) };
  const next = settled({ ...mech, mounts: [...mech.mounts, added] });
  return isCrowded(next) && !isCrowded(mech) ? mech : next;
}

/** Sinks find other places, if there are any. */
const withoutSinks = (mech: Mech): Mech => ({
  ...mech,
  mounts: mech.mounts.filter(({ item }) => !isSink(item)),
});

const isCrowded = (mech: Mech): boolean => Object.values(roomIn(mech)).some((open) => open < 0);

/** A heat sink or a jump jet that is taken out is one less of them. */
export function unmount(mech: Mech, index: number): Mech {
  const gone = mech.mounts[index];
  if (gone === undefined || isMaterial(gone.item)) return mech;
  const rest = { ...mech, mounts: mech.mounts.toSpliced(index, 1) };
  const { heatSinks, jump } = mech;
  if (isSink(gone.item)) {
    const count = Math.max(0, heatSinks.count - (gone.item.id === COMPACT_PAIR ? 2 : 1));
    return settled({ ...rest, heatSinks: { ...heatSinks, count } });
  }
  if (gone.item.flags.has('jumpJet')) return settled({ ...rest, jump: Math.max(0, jump - 1) });
  if (gone.item.id === 'is-command-console' || gone.item.id === 'clan-ei-display')
    return choose(rest, { cockpit: COCKPITS.standard! });
  return settled(rest);
}

/** Other locations for a mounted thing, and its own. */
export function otherPlaces(mech: Mech, index: number): string[] {
  const { item, location } = mech.mounts[index]!;
  const rest = { ...mech, mounts: mech.mounts.toSpliced(index, 1) };
  const room = roomIn(rest);
  const wanted = slotsWanted(item, mech);
  return placesFor(mech, item).filter((place) => place === location || room[place]! >= wanted);
}

export function move(mech: Mech, index: number, location: string): Mech {
  const moved = mech.mounts[index];
  if (moved === undefined || isMaterial(moved.item) || !otherPlaces(mech, index).includes(location))
    return mech;
  const { otherLocation: _, slots: __, ...rest } = moved;
  const isRear = moved.isRear && canPointBack(mech, location);
  return replaced(mech, index, {
    ...rest,
    isRear,
    ...sized(moved.item, location, slotsWanted(moved.item, mech)),
  });
}

/** CBT-CON-21 */
export const canPointBack = (mech: Mech, location: string): boolean =>
  !location.endsWith('A') || legsOf(mech).includes(location);

export function turn(mech: Mech, index: number): Mech {
  const mount = mech.mounts[index];
  if (mount?.item.kind !== 'weapon' || !canPointBack(mech, mount.location)) return mech;
  return replaced(mech, index, { ...mount, isRear: !mount.isRear });
}

export const setSize = (mech: Mech, index: number, size: number): Mech => {
  const mount = mech.mounts[index];
  return mount === undefined ? mech : replaced(mech, index, { ...mount, size });
};

const replaced = (mech: Mech, index: number, mount: Mount): Mech =>
  settled({ ...mech, mounts: mech.mounts.with(index, mount) });

export const tonsOf = (mech: Mech): number => totalOf((tally) => weighMech(mech, tally));
