// The operations of a designer on a 'Mech. Every operation gives a new file and leaves the old one alone, so that
// undoing is going back. Operations refuse what makes no sense or finds no room; whether a design is legal is for the
// validator (construction.ts) to say, at any time.

import { layOut, loadOf, spreadArmor } from '@ironfield/classic/units/auto-allocation.ts';
import { type ArmBuild, armBuildsOf, bareSlots, FRAME_ITEMS } from '@ironfield/classic/units/frame.ts';
import { type FACING_CODES, LOCATION_CODES, type LocationCode } from '@ironfield/classic/units/locations.ts';
import type { Role } from '@ironfield/classic/units/role-names.ts';
import { type MechFile, mechFileSchema } from '@ironfield/classic/units/unit-file.ts';
import { armorPoints, maxArmorPoints, POINTS_PER_HALF_TON } from '@ironfield/classic/units/weights.ts';
import { accepted, type Reason, type Result, refused } from '@ironfield/kernel/refusal.ts';
import { type Item, introductoryEntry, itemAt, itemsIn } from '../items.ts';
import { whyNoName } from '../names.ts';
import { CANNOT, locationName } from '../text.ts';
import { checkUnit } from './construction.ts';
import { closeRanks, fitHeatSinks, HEAT_SINK, put, takeOut } from './placing.ts';

export type Outcome = Result<MechFile, Reason>;

/** A change made on a copy; it may say why it is not possible. */
function changed(file: MechFile, change: (draft: MechFile) => Reason | undefined): Outcome {
  const draft = structuredClone(file);
  const reason = change(draft);
  if (reason) return refused(reason);
  const parsed = mechFileSchema.safeParse(draft);
  if (parsed.success) return accepted(parsed.data);
  const [{ path, message }] = parsed.error.issues as [(typeof parsed.error.issues)[number]];
  return refused({ message: `${path.join('.')}: ${message}` });
}

export interface NewDesign {
  readonly name: string;
  readonly model?: string;
  readonly tons: number;
  readonly frame?: MechFile['frame'];
}

/** CBT-CON-02: tonnage, structure and cockpit; no engine yet, and the ten heat sinks that every 'Mech has. */
export function newDesign({ name, model = '', tons, frame = 'biped' }: NewDesign): Outcome {
  const armor: MechFile['armor'] = { HD: 0, CT: [0, 0], LT: [0, 0], RT: [0, 0], LA: 0, RA: 0, LL: 0, RL: 0 };
  const bare: MechFile = {
    format: 'ironfield-unit',
    version: 1,
    name,
    model,
    frame,
    tons,
    walk: 0,
    heatSinks: 10,
    armor,
    slots: bareSlots(undefined, frame),
  };
  return changed(bare, () => namesProblem(name, model));
}

const namesProblem = (name: string, model: string): Reason | undefined =>
  whyNoName(name, 'name') ?? whyNoName(model, 'model', true) ?? undefined;

export const rename = (file: MechFile, name: string, model: string): Outcome =>
  changed(file, (draft) => {
    draft.name = name;
    draft.model = model;
    return namesProblem(name, model);
  });

/** Without a role the figures of the design give one (CBT-FOR-10). */
export const setRole = (file: MechFile, role: Role | null): Outcome =>
  changed(file, (draft) => {
    delete draft.role;
    if (role) draft.role = role;
    return undefined;
  });

/**
 * On two legs or on four: front legs take the place of arms, with what is in them as far as it fits. Heat sinks look for
 * other slots.
 */
export const setFrame = (file: MechFile, frame: MechFile['frame']): Outcome =>
  changed(file, (draft) => {
    if (frame === draft.frame) return undefined;
    const limbs = ['LA', 'RA'] as const;
    const mounted = itemsIn(draft).filter(({ name }) => !FRAME_ITEMS.has(name) && name !== HEAT_SINK);
    draft.frame = frame;
    for (const limb of limbs) draft.slots[limb] = bareSlots(undefined, frame)[limb];
    for (const { name, places } of mounted) {
      for (const limb of limbs) {
        const size = places.filter(({ location }) => location === limb).length;
        if (size > 0 && !put(draft, name, size, limb)) return CANNOT.feet(name, locationName(frame, limb));
      }
    }
    fitHeatSinks(draft);
    return undefined;
  });

/** CBT-CON-03: engine, gyro and heat sinks in slots follow, and hatchets grow with their 'Mech. */
export const setTons = (file: MechFile, tons: number): Outcome =>
  changed(file, (draft) => {
    const hatchets = itemsIn(draft).filter(({ entry }) => entry?.kind === 'hatchet');
    for (const hatchet of hatchets) takeOut(draft, hatchet);
    draft.tons = tons;
    for (const { name, places } of hatchets) {
      const { location } = places[0];
      const size = introductoryEntry(name, tons)!.size;
      if (!put(draft, name, size, location))
        return CANNOT.noRoom(name, size, locationName(draft.frame, location));
    }
    fitHeatSinks(draft);
    return undefined;
  });

/** CBT-CON-08: engine and gyro follow; heat sinks that the engine has room for leave their slots, others look for some. */
export const setWalk = (file: MechFile, walk: number): Outcome =>
  changed(file, (draft) => {
    draft.walk = walk;
    fitHeatSinks(draft);
    return undefined;
  });

/** CBT-CON-12 */
export const setHeatSinks = (file: MechFile, heatSinks: number): Outcome =>
  changed(file, (draft) => {
    draft.heatSinks = heatSinks;
    fitHeatSinks(draft);
    return undefined;
  });

/** Jets beyond those there are go where CBT-FOR-14 puts them, then into the legs; surplus ones leave the other way round. */
const JETS: readonly LocationCode[] = ['LT', 'RT', 'CT', 'LL', 'RL'];

/** CBT-CON-11 */
export const setJumpJets = (file: MechFile, jets: number): Outcome =>
  changed(file, (draft) => {
    if (!Number.isSafeInteger(jets) || jets < 0) return CANNOT.number('jump jets', jets);
    const at = (location: LocationCode): number =>
      draft.slots[location].filter((item) => item === 'Jump Jet').length;
    let count = LOCATION_CODES.reduce((sum, location) => sum + at(location), 0);
    const places = draft.frame === 'quad' ? [...JETS, 'LA' as const, 'RA' as const] : JETS;
    for (; count > jets; count--) {
      const fullest = Math.max(...LOCATION_CODES.map(at));
      const location = [...LOCATION_CODES].reverse().find((one) => at(one) === fullest)!;
      draft.slots[location][draft.slots[location].lastIndexOf('Jump Jet')] = null;
    }
    for (; count < jets; count++) {
      // The side torsos take turns; an odd jet goes into the centre.
      const isOddLast = count === jets - 1 && jets % 2 === 1;
      const sides: LocationCode[] = at('LT') <= at('RT') ? ['LT', 'RT'] : ['RT', 'LT'];
      const order = [...(isOddLast ? (['CT'] as const) : []), ...sides, ...places];
      if (!order.some((location) => put(draft, 'Jump Jet', 1, location)))
        return CANNOT.noRoomAnywhere('Jump Jet');
    }
    return undefined;
  });

export type FacingCode = (typeof FACING_CODES)[number];

/** CBT-CON-15 */
export const setArmor = (file: MechFile, facing: FacingCode, points: number): Outcome =>
  changed(file, ({ armor }) => {
    switch (facing) {
      case 'CT':
      case 'LT':
      case 'RT':
        armor[facing][0] = points;
        break;
      case 'CTR':
      case 'LTR':
      case 'RTR':
        armor[facing.slice(0, 2) as 'CT' | 'LT' | 'RT'][1] = points;
        break;
      default:
        armor[facing] = points;
    }
    return undefined;
  });

/** CBT-CON-14: half tons of armour to pay for; null for as many as the points need. */
export const buyArmor = (file: MechFile, halfTons: number | null): Outcome =>
  changed(file, (draft) => {
    delete draft.armorHalfTons;
    if (halfTons !== null) draft.armorHalfTons = halfTons;
    return undefined;
  });

/** CBT-FOR-13: spreads so many half tons of armour; without a number, all that the tonnage leaves. */
export const spreadArmorOver = (file: MechFile, halfTons?: number): Outcome =>
  changed(file, (draft) => {
    const { remaining, weights } = checkUnit(draft);
    const most = Math.ceil(maxArmorPoints(draft.tons, draft.frame) / POINTS_PER_HALF_TON);
    const left = Math.max(0, Math.min(most, remaining + (weights.armor ?? 0)));
    const bought = halfTons ?? left;
    if (!Number.isSafeInteger(bought) || bought < 0) return CANNOT.number('half tons of armour', bought);
    const armor = spreadArmor(draft.tons, bought * POINTS_PER_HALF_TON, draft.frame);
    if (!armor) return CANNOT.tonnage(draft.tons);
    draft.armor = armor;
    delete draft.armorHalfTons;
    if (Math.ceil(armorPoints(draft) / POINTS_PER_HALF_TON) < bought) draft.armorHalfTons = bought;
    return undefined;
  });

/** CBT-CON-05 */
export const buildArm = (file: MechFile, arm: 'LA' | 'RA', build: ArmBuild): Outcome =>
  changed(file, (draft) => {
    const where = locationName(draft.frame, arm);
    if (draft.frame === 'quad') return CANNOT.noArm(where);
    if (!closeRanks(draft, arm, { ...armBuildsOf(draft), [arm]: build })) return CANNOT.armFull(where);
    return undefined;
  });

/** CBT-CON-19: into the given slots, or the first that do; things move together to make room. */
export const addItem = (file: MechFile, name: string, location: LocationCode, slot?: number): Outcome =>
  changed(file, (draft) => {
    const size = introductoryEntry(name, draft.tons)?.size;
    if (size === undefined || FRAME_ITEMS.has(name)) return CANNOT.unknown(name);
    if (put(draft, name, size, location, slot)) return undefined;
    return CANNOT.noRoom(name, size, locationName(draft.frame, location), slot);
  });

/** CBT-CON-20: so many slots in the first location, the rest in the second. */
export const addSplit = (
  file: MechFile,
  name: string,
  first: LocationCode,
  slots: number,
  second: LocationCode,
): Outcome =>
  changed(file, (draft) => {
    const size = introductoryEntry(name, draft.tons)?.size;
    if (size === undefined || FRAME_ITEMS.has(name)) return CANNOT.unknown(name);
    if (!Number.isSafeInteger(slots) || slots < 1 || slots >= size || first === second) {
      return CANNOT.split(name, size);
    }
    if (!put(draft, name, slots, first)) return CANNOT.noRoom(name, slots, locationName(draft.frame, first));
    if (put(draft, name, size - slots, second)) return undefined;
    return CANNOT.noRoom(name, size - slots, locationName(draft.frame, second));
  });

/** The contents of a slot, if a designer may take them out. */
function mountedAt(file: MechFile, location: LocationCode, slot: number): Result<Item, Reason> {
  const item = itemAt(file, location, slot);
  const where = locationName(file.frame, location);
  if (!item) return refused(CANNOT.nothingThere(slot, where));
  return FRAME_ITEMS.has(item.name) ? refused(CANNOT.builtIn(item.name, where)) : accepted(item);
}

/** Takes out the whole item that fills a slot. */
export const removeItem = (file: MechFile, location: LocationCode, slot: number): Outcome =>
  changed(file, (draft) => {
    const item = mountedAt(draft, location, slot);
    if (!item.ok) return item.error;
    takeOut(draft, item.value);
    return undefined;
  });

export interface Destination {
  readonly location: LocationCode;
  readonly slot?: number;
}

export const moveItem = (file: MechFile, location: LocationCode, slot: number, to: Destination): Outcome =>
  changed(file, (draft) => {
    const item = mountedAt(draft, location, slot);
    if (!item.ok) return item.error;
    const { name, entry, places } = item.value;
    const size = entry?.size ?? places.length;
    takeOut(draft, item.value);
    if (put(draft, name, size, to.location, to.slot)) return undefined;
    return CANNOT.noRoom(name, size, locationName(draft.frame, to.location), to.slot);
  });

/** CBT-CON-21 */
export const mountRear = (file: MechFile, location: LocationCode, slot: number, rear: boolean): Outcome =>
  changed(file, (draft) => {
    const item = mountedAt(draft, location, slot);
    if (!item.ok) return item.error;
    const { name, entry, places } = item.value;
    if (entry?.kind !== 'weapon') return CANNOT.rear(name);
    const plain = name.replace(' (R)', '');
    for (const at of places) draft.slots[at.location][at.slot] = rear ? `${plain} (R)` : plain;
    return undefined;
  });

/** CBT-FOR-14: jets, ammunition and heat sinks wherever they belong, weapons where they are. */
export const arrange = (file: MechFile): Outcome =>
  changed(file, (draft) => {
    const load = loadOf(draft);
    if (!load) return CANNOT.arrange;
    const slots = layOut(load);
    if (!slots.ok) return { message: slots.error.join('; '), rule: 'CBT-FOR-14' };
    draft.slots = slots.value;
    return undefined;
  });

/** CBT-FOR-14, for heat sinks alone. */
export const arrangeHeatSinks = (file: MechFile): Outcome =>
  changed(file, (draft) => {
    for (const location of LOCATION_CODES) {
      draft.slots[location] = draft.slots[location].map((item) => (item === HEAT_SINK ? null : item));
    }
    fitHeatSinks(draft);
    return undefined;
  });
