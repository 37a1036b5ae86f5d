import type { Mount } from '../../cards/card.ts';
import { BANDS, type Band, type Traits, type Weapon } from '../../cards/weapon.ts';
import { INCH, TOLERANCE } from '../../data/tables.ts';

/** HGB-WSR-07: in inches. */
const ARTILLERY_MINIMUM = 24;

/** HGB-SCALE-01: "within" a number of inches, with doubt in favour of within. */
export const isWithin = (distance: number, inches: number): boolean => distance <= inches * INCH + TOLERANCE;

/** HGB-SCALE-01: how often a number of inches fits in full. */
export const fullTimes = (length: number, inches: number): number =>
  Math.floor((length + TOLERANCE) / (inches * INCH));

/** HGB-MOVE-10, HGB-WSR-01, HGB-WSR-02: along the ground, and how high both fly; 0 is on the ground. */
export interface Distance {
  readonly ground: number;
  readonly shooterAltitude: number;
  readonly targetAltitude: number;
}

export function rangeOf({ ground, shooterAltitude, targetAltitude }: Distance, traits: Traits = {}): number {
  const height = Math.abs(shooterAltitude - targetAltitude);
  const isDirect =
    (traits.antiAircraft && targetAltitude > 0) ||
    (traits.airToGround && shooterAltitude > 0 && targetAltitude === 0);
  return isDirect ? Math.max(height, ground) : ground + height;
}

/** HGB-CARD-02, HGB-WSR-07: `null` where the weapon does not reach. */
export function bandOf({ ranges }: Weapon, distance: number): Band | null {
  if (!ranges) return distance + TOLERANCE < ARTILLERY_MINIMUM * INCH ? null : 'M';
  for (let i = 0; i < BANDS.length; i++) if (isWithin(distance, ranges[i])) return BANDS[i];
  return null;
}

/** HGB-WPN-02: that of the card where cards differ. */
export const rofOf = ({ rof }: Mount, weapon: Weapon): number => rof ?? weapon.rof[0];

/** HGB-ROF-01, HGB-WSR-07: the most that may be used; beyond Long range single shots only. */
export function usableRof(mount: Mount, weapon: Weapon, band: Band): number {
  return band === 'EX' ? 0 : rofOf(mount, weapon);
}

/** HGB-ROF-01, HGB-ROF-02, HGB-ROF-04: the radius of an attack in inches. */
export function radiusOf({ traits }: Weapon, rofUsed: number, concentrated: number): number {
  return (traits.areaEffect ?? 0) + rofUsed - concentrated;
}
