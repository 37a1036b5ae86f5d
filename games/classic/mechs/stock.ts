import { slotEntry } from '../units/design.ts';
import { type ArmBuilds, bareSlots, COMPLETE_ARMS, mount } from '../units/frame.ts';
import { LOCATION_CODES, type LocationCode } from '../units/locations.ts';
import type { Role } from '../units/role-names.ts';
import type { MechFile } from '../units/unit-file.ts';

/** A 'Mech as a line or two: both sides have the same armour, and two legs go without saying. */
interface Stock extends Partial<Readonly<Record<LocationCode, string>>> {
  readonly frame?: MechFile['frame'];
  readonly tons: number;
  readonly walk: number;
  readonly heatSinks: number;
  readonly role: Role;
  readonly houses: readonly string[];
  /** Head, centre torso front and rear, side torsos front and rear, arms, legs. */
  readonly armor: readonly [
    head: number,
    centre: readonly [number, number],
    sides: readonly [number, number],
    arms: number,
    legs: number,
  ];
  /** Arms that lack actuators. */
  readonly arms?: Partial<ArmBuilds>;
}

/** Slots of a location in words: "2 Heat Sink, LRM 20, Ammo LRM 20" after what the frame puts there. */
export function loadedSlots(
  tons: number,
  loads: Partial<Readonly<Record<LocationCode, string>>>,
  arms: ArmBuilds,
  frame: MechFile['frame'] = 'biped',
): MechFile['slots'] {
  const slots = bareSlots(arms, frame);
  for (const location of LOCATION_CODES) {
    for (const text of loads[location]?.split(', ') ?? []) {
      const [, count = '1', name = ''] = /^(?:(\d+) )?(.*)$/.exec(text) ?? [];
      const entry = slotEntry(name, tons);
      if (!entry) throw new Error(`"${name}" in ${location} is no equipment`);
      for (let i = 0; i < Number(count); i++) {
        if (!mount(slots, location, name, entry.size, frame))
          throw new Error(`"${name}" finds no room in ${location}`);
      }
    }
  }
  return slots;
}

export function stock(name: string, model: string, mech: Stock): MechFile {
  const { frame = 'biped' } = mech;
  const [head, [centre, centreRear], [side, sideRear], arm, leg] = mech.armor;
  return {
    format: 'ironfield-unit',
    version: 1,
    name,
    model,
    frame,
    tons: mech.tons,
    walk: mech.walk,
    heatSinks: mech.heatSinks,
    role: mech.role,
    houses: [...mech.houses],
    armor: {
      HD: head,
      CT: [centre, centreRear],
      LT: [side, sideRear],
      RT: [side, sideRear],
      LA: arm,
      RA: arm,
      LL: leg,
      RL: leg,
    },
    slots: loadedSlots(mech.tons, mech, { ...COMPLETE_ARMS, ...mech.arms }, frame),
  };
}
