import type { Part } from '../design.ts';

/** The eight locations of a 'Mech, as numbers so that record sheets are plain arrays (CBT-UNIT-02). */
export const Location = { HD: 0, CT: 1, LT: 2, RT: 3, LA: 4, RA: 5, LL: 6, RL: 7 } as const;
export type LocationCode = keyof typeof Location;
export type Location = (typeof Location)[LocationCode];

export const { HD, CT, LT, RT, LA, RA, LL, RL } = Location;

export const LOCATION_CODES = ['HD', 'CT', 'LT', 'RT', 'LA', 'RA', 'LL', 'RL'] as const;
export const LOCATIONS: readonly Location[] = [0, 1, 2, 3, 4, 5, 6, 7];
export const ARMS = [Location.LA, Location.RA] as const;
export const LEGS = [Location.LL, Location.RL] as const;
export type Arm = (typeof ARMS)[number];
export type Leg = (typeof LEGS)[number];

/** MT-PRE-11: what the limbs are called of what stands on four legs. */
export const ON_FOUR_LEGS: Readonly<Partial<Record<LocationCode, string>>> = {
  LA: 'FLL',
  RA: 'FRL',
  LL: 'RLL',
  RL: 'RRL',
};

/** Critical slots by location (CBT-CON-04). */
export const SLOTS: readonly number[] = [6, 12, 12, 12, 12, 12, 6, 6];

/** The eleven armour facings: a facing below 8 is the front of that location, then the three rear torsos. */
export const FACING_CODES = [...LOCATION_CODES, 'CTR', 'LTR', 'RTR'] as const;
export type ArmorFacing = number;
const REAR_OFFSET = 7;

/** Armour facing of a location; only the torsos have a rear one. */
export const armorFacing = (location: Part, rear: boolean): ArmorFacing =>
  rear && isTorso(location) ? location + REAR_OFFSET : location;

export const isTorso = (location: Part): boolean =>
  location === Location.CT || location === Location.LT || location === Location.RT;
export const isArm = (location: Part): location is Arm =>
  location === Location.LA || location === Location.RA;
export const isLeg = (location: Part): location is Leg =>
  location === Location.LL || location === Location.RL;

export const isLimb = (location: Part): boolean => isArm(location) || isLeg(location);

/** CBT-DMG-04: where damage goes next; -1 where it goes no further. */
export const INWARD: readonly number[] = [-1, -1, 1, 1, 2, 3, 2, 3];
