import { STRUCTURE } from '../data/structure.ts';
import { LOCATION_CODES, Location, type LocationCode, SLOTS } from './locations.ts';
import type { MechFile } from './unit-file.ts';

/** CBT-CON-05: what an arm is built with; without its lower arm it has no hand either. */
export type ArmBuild = 'complete' | 'no hand' | 'no lower arm';
export type ArmBuilds = Readonly<Record<'LA' | 'RA', ArmBuild>>;

export const COMPLETE_ARMS: ArmBuilds = { LA: 'complete', RA: 'complete' };

type Slots = MechFile['slots'];

const HEAD = ['Life Support', 'Sensors', 'Cockpit', null, 'Sensors', 'Life Support'];
const CORE = ['Engine', 'Engine', 'Engine', 'Gyro', 'Gyro', 'Gyro', 'Gyro', 'Engine', 'Engine', 'Engine'];
const ARM = ['Shoulder', 'Upper Arm Actuator', 'Lower Arm Actuator', 'Hand Actuator'];
const LEG = ['Hip', 'Upper Leg Actuator', 'Lower Leg Actuator', 'Foot Actuator'];
const ARM_ITEMS: Readonly<Record<ArmBuild, number>> = { complete: 4, 'no hand': 3, 'no lower arm': 2 };

const padded = (items: readonly (string | null)[], length: number): (string | null)[] =>
  Array.from({ length }, (_, slot) => items[slot] ?? null);

/** CBT-CON-04: the slots of a 'Mech before anything is mounted in it; a four-legged one has two more legs for arms. */
export function bareSlots(arms: ArmBuilds = COMPLETE_ARMS, frame: MechFile['frame'] = 'biped'): Slots {
  const forelimb = (arm: 'LA' | 'RA') => (frame === 'quad' ? LEG : ARM.slice(0, ARM_ITEMS[arms[arm]]));
  return {
    HD: padded(HEAD, 6),
    CT: padded(CORE, 12),
    LT: padded([], 12),
    RT: padded([], 12),
    LA: padded(forelimb('LA'), 12),
    RA: padded(forelimb('RA'), 12),
    LL: padded(LEG, 6),
    RL: padded(LEG, 6),
  };
}

/** Names of what `bareSlots` puts in, in any location. */
export const FRAME_ITEMS: ReadonlySet<string> = new Set(
  [...HEAD, ...CORE, ...ARM, ...LEG].filter((item) => item !== null),
);

export function armBuildsOf({ slots }: MechFile): ArmBuilds {
  const buildOf = (arm: 'LA' | 'RA'): ArmBuild => {
    if (!slots[arm].includes('Lower Arm Actuator')) return 'no lower arm';
    return slots[arm].includes('Hand Actuator') ? 'complete' : 'no hand';
  };
  return { LA: buildOf('LA'), RA: buildOf('RA') };
}

/** Slots of a location that something can be put into: a front leg has six, though a file has room for an arm's twelve. */
export const slotCount = (frame: MechFile['frame'], location: LocationCode): number =>
  SLOTS[Location[frame === 'quad' ? behind(location) : location]];

/** Internal structure by location, with the legs of a four-legged 'Mech all alike; undefined for what is not built. */
export function structureOf(tons: number, frame: MechFile['frame']): readonly number[] | undefined {
  const row = STRUCTURE[tons];
  if (!row || frame === 'biped') return row;
  return LOCATION_CODES.map((location) => row[Location[behind(location)]]);
}

/** The hind leg that a front leg is built like. */
const behind = (location: LocationCode): LocationCode =>
  location === 'LA' ? 'LL' : location === 'RA' ? 'RL' : location;

export const openSlots = (slots: Slots, location: LocationCode, frame: MechFile['frame'] = 'biped'): number =>
  slots[location].slice(0, slotCount(frame, location)).filter((item) => item === null).length;

/** Puts an item of so many slots into the first open ones of a location; false, and no change, if there is no room. */
export function mount(
  slots: Slots,
  location: LocationCode,
  item: string,
  size: number,
  frame: MechFile['frame'] = 'biped',
): boolean {
  if (openSlots(slots, location, frame) < size) return false;
  for (let i = 0; i < size; i++) slots[location][slots[location].indexOf(null)] = item;
  return true;
}
