// The room of a 'Mech for everything: its frame, its materials and its mounts.

import type { Item } from '../data/items.ts';
import { filledSlots, NULL_SIGNATURE, openSlots, placesOf, STEALTH, slotsWanted } from '../slots/counts.ts';
import { framePartsIn, legsOf, MECH_LOCATIONS, slotsOf, struckSlots } from '../slots/frame.ts';
import { FRAME_PARTS, type FramePart } from '../units/frame-parts.ts';
import type { Mech, Mount } from '../units/unit.ts';
import { isLarge } from '../weights/engine.ts';
import { type Finding, unless } from './finding.ts';
import { WRONG } from './mech-text.ts';

export function slotFindings(mech: Mech): Finding[] {
  return [
    ...capacityFindings(mech),
    ...frameFindings(mech),
    ...materialFindings(mech),
    ...mech.mounts.flatMap((mount) => spreadFindings(mech, mount)),
  ];
}

function capacityFindings(mech: Mech): Finding[] {
  const filled = filledSlots(mech);
  return MECH_LOCATIONS.flatMap((location) => {
    const has = slotsOf(mech, location);
    const most = mech.hasSlotLimits ? has - struckSlots(mech, location) : has;
    const rule = filled[location]! <= has ? 'MT-MCON-01' : crowdingRule(mech, location, has);
    return unless(filled[location]! <= most, rule, () => WRONG.crowded(location, filled[location]!, most));
  });
}

/** A frame that is too large for the location by itself breaks a rule of its own. */
function crowdingRule(mech: Mech, location: string, most: number): string {
  if (mech.isArmless && location.endsWith('A')) return 'MT-FRAME-04';
  if (framePartsIn(mech, location).length <= most) return 'CBT-CON-19';
  if (mech.cockpit.id === 'torso-mounted') return 'MT-COCKPIT-09';
  return isLarge(mech.engine) ? 'MT-ENG-02' : 'MT-GYRO-01';
}

/** CBT-CON-04: what the slot lists of a file have of the frame, and what they should have. */
function frameFindings(mech: Mech): Finding[] {
  const { framing, missingActuators, frame, isArmless } = mech;
  const arms = frame === 'quad' || isArmless ? [] : ['LA', 'RA'];
  const hands = arms.flatMap((arm) => {
    const isWrong = missingActuators.includes(`${arm}:lowerArm`) && !missingActuators.includes(`${arm}:hand`);
    return unless(!isWrong, 'CBT-CON-05', () => WRONG.handAlone(arm));
  });
  if (framing === undefined) return hands;
  const faults = MECH_LOCATIONS.flatMap((location) => {
    const wanted = countsOf(framePartsIn(mech, location));
    const has = countsOf(framing[location] ?? []);
    const parts = [...new Set([...wanted.keys(), ...has.keys()])];
    return parts.flatMap((part) => {
      const [is, should] = [has.get(part) ?? 0, wanted.get(part) ?? 0];
      return unless(is === should, frameRule(mech, part), () =>
        WRONG.frame(location, FRAME_PARTS[part].toLowerCase(), is, should),
      );
    });
  });
  return [...hands, ...faults];
}

function countsOf(parts: readonly FramePart[]): Map<FramePart, number> {
  const counts = new Map<FramePart, number>();
  for (const part of parts) counts.set(part, (counts.get(part) ?? 0) + 1);
  return counts;
}

const LIMBS: readonly FramePart[] = ['shoulder', 'upperArm', 'hip', 'upperLeg', 'lowerLeg', 'foot'];
const SEAT: readonly FramePart[] = ['cockpit', 'sensors', 'lifeSupport'];

function frameRule({ engine, gyro, cockpit, frame }: Mech, part: FramePart): string {
  if (part === 'engine') return ENGINE_RULES[engine.type.id] ?? (isLarge(engine) ? 'MT-ENG-02' : 'MT-ENG-01');
  if (part === 'gyro' && gyro.id !== 'standard') return 'MT-GYRO-01';
  if (SEAT.includes(part)) return SEAT_RULES[cockpit.id] ?? 'CBT-CON-04';
  return frame === 'quad' && LIMBS.includes(part) ? 'MT-MCON-17' : 'CBT-CON-04';
}

const ENGINE_RULES: Readonly<Record<string, string>> = {
  compact: 'MT-ENG-03',
  'xxl-is': 'MT-ENG-04',
  'xxl-clan': 'MT-ENG-04',
  light: 'MT-ENG-06',
};
const SEAT_RULES: Readonly<Record<string, string>> = {
  small: 'MT-COCKPIT-08',
  'torso-mounted': 'MT-COCKPIT-09',
};

/** The item that stands in the slots for each kind of armour. */
export const ARMOR_ITEMS: Readonly<Record<string, string>> = {
  'ferro-fibrous': 'any-ferro-fibrous',
  'light-ferro-fibrous': 'is-light-ferro-fibrous',
  'heavy-ferro-fibrous': 'is-heavy-ferro-fibrous',
  'laser-reflective': 'any-armor-reflective',
  reactive: 'any-armor-reactive',
};
const ARMOR_RULES: Readonly<Record<string, string>> = {
  'ferro-fibrous': 'MT-MCON-08',
  'light-ferro-fibrous': 'MT-ARMOR-05',
  'heavy-ferro-fibrous': 'MT-ARMOR-05',
  'laser-reflective': 'MT-ARMOR-06',
  reactive: 'MT-ARMOR-07',
};

const sumOf = (slots: Readonly<Record<string, number>>): number =>
  Object.values(slots).reduce((sum, each) => sum + each, 0);

const slotsWith = (mech: Mech, isIt: (item: Item) => boolean): Record<string, number> => {
  const sum: Record<string, number> = {};
  for (const mount of mech.mounts.filter(({ item }) => isIt(item)))
    for (const [location, slots] of Object.entries(placesOf(mount, mech)))
      sum[location] = (sum[location] ?? 0) + slots;
  return sum;
};

/** Structure, armour and muscles that fill slots anywhere; stealth armour and a null-signature system have places. */
function materialFindings(mech: Mech): Finding[] {
  const { structure, armor, techBase, hasTripleStrength } = mech;
  const steel = techBase === 'Clan' ? structure.slotsClan : structure.slotsIS;
  const plates = armor.tech === 'Clan' ? armor.type.slotsClan : armor.type.slotsIS;
  const own = ARMOR_ITEMS[armor.type.id];
  const foreign = mech.mounts.filter(({ item }) => item.flags.has('armorType') && item.id !== own);
  const count = (name: string, rule: string, has: number, wanted: number) =>
    unless(has === wanted, rule, () => WRONG.spread(name, has, wanted));
  const isStealth = armor.type.id === 'stealth';
  const stealth = slotsWith(mech, ({ id }) => id === 'any-stealth-armor');
  return [
    ...count(
      'endo steel',
      'MT-MCON-07',
      sumOf(slotsWith(mech, ({ flags }) => flags.has('structureType'))),
      steel,
    ),
    ...foreign.map(({ item }) => ({ rule: 'MT-ARMOR-01', message: WRONG.secondArmor(item.name) })),
    ...(own === undefined
      ? []
      : count(
          armor.type.id,
          ARMOR_RULES[armor.type.id]!,
          sumOf(slotsWith(mech, ({ id }) => id === own)),
          plates,
        )),
    ...count(
      'triple-strength myomer',
      'MT-MCON-11',
      sumOf(slotsWith(mech, ({ flags }) => flags.has('tsm'))),
      hasTripleStrength ? TRIPLE_STRENGTH : 0,
    ),
    ...placed(stealth, isStealth ? STEALTH : {}, 'MT-ARMOR-12', 'stealth armour'),
    ...(sumOf(slotsWith(mech, isNullSignature)) === 0
      ? []
      : placed(slotsWith(mech, isNullSignature), NULL_SIGNATURE, 'MT-ELEC-11', 'the null-signature system')),
  ];
}

const TRIPLE_STRENGTH = 6;
const isNullSignature = ({ id }: Item): boolean => id === 'is-null-signature-system';

const placed = (
  has: Readonly<Record<string, number>>,
  wanted: Readonly<Record<string, number>>,
  rule: string,
  name: string,
): Finding[] =>
  MECH_LOCATIONS.flatMap((location) =>
    unless((has[location] ?? 0) === (wanted[location] ?? 0), rule, () =>
      WRONG.placed(name, location, has[location] ?? 0, wanted[location] ?? 0),
    ),
  );

/** Things of which the unit decides how many slots they fill. */
function spreadFindings(mech: Mech, mount: Mount): Finding[] {
  const { item } = mount;
  if (item.kind !== 'equipment') return [];
  const places = placesOf(mount, mech);
  if (item.flags.has('jumpBooster')) return boosterFindings(mech, places);
  const rule =
    item.id === 'is-targeting-computer'
      ? 'MT-ELEC-12'
      : SPREAD_RULES.find(([flag]) => item.flags.has(flag))?.[1];
  if (rule === undefined) return [];
  const wanted = slotsWanted(item, mech);
  return [
    ...unless(sumOf(places) === wanted, rule, () => WRONG.spread(item.name, sumOf(places), wanted)),
    ...unless(Object.keys(places).length === 1, rule, () => WRONG.apart(item.name)),
  ];
}

const SPREAD_RULES: readonly (readonly [string, string])[] = [
  ['targetingComputerItem', 'MT-MCON-13'],
  ['masc', 'MT-MCON-10'],
];

/** MT-SYS-10: all that is open in every leg. */
function boosterFindings(mech: Mech, places: Readonly<Record<string, number>>): Finding[] {
  const open = openSlots(mech);
  const elsewhere = Object.keys(places).filter((location) => !legsOf(mech).includes(location));
  return [
    ...legsOf(mech)
      .filter((leg) => (places[leg] ?? 0) === 0 || open[leg]! > 0)
      .map((leg) => ({ rule: 'MT-SYS-10', message: WRONG.boosters(leg, (places[leg] ?? 0) + open[leg]!) })),
    ...elsewhere.map((location) => ({
      rule: 'MT-SYS-10',
      message: WRONG.notThere('Jump boosters', location, 'the legs'),
    })),
  ];
}
