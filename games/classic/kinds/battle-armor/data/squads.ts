// Squads of battle armour and their loads (MT-PRE-14, MT-PRE-15, MT-WPN-64).

import { ADVANCED_WEAPONS } from '../../../data/advanced-weapons.ts';
import { type CloseAttack, WEAPONS, type WeaponType } from '../../../data/equipment.ts';
import { CLUSTER_HITS } from '../../../data/tables.ts';
import type { Covering } from '../../../units/battle-armor-file.ts';

/** A trooper without armour can take so much. */
export const INSIDE = 1;
/** Added to the numbers of all that is no infantry. */
export const HARD_TO_HIT = 1;
/** Such as not to get stuck. */
export const SKILL = 5;

/** By troopers that fire: for throws of 2 to 12 those whose shot hits. */
const HITS: readonly (readonly number[])[] = [
  [1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1],
  [1, 1, 1, 1, 1, 2, 2, 2, 2, 2, 2],
  [1, 1, 2, 2, 2, 2, 2, 3, 3, 3, 3],
  [1, 2, 2, 2, 2, 3, 3, 3, 4, 4, 4],
  [1, 2, 2, 3, 3, 3, 4, 4, 4, 5, 5],
];

export const hitsOf = (troopers: number, throwOfTwo: number): number => HITS[troopers - 1][throwOfTwo - 2];

/** MT-WPN-46: a column that no 'Mech needs. */
const COLUMNS: Readonly<Record<number, readonly number[]>> = {
  ...CLUSTER_HITS,
  8: [2, 3, 3, 4, 4, 5, 5, 6, 7, 8, 8],
};
export const LARGEST_COLUMN = 20;

/** So many missiles: of a number without a column the next larger one counts, and no more than there are. */
export function missilesOf(missiles: number, throwOfTwo: number): number {
  if (missiles <= 1) return missiles;
  let column = Math.min(missiles, LARGEST_COLUMN);
  while (!(column in COLUMNS)) column++;
  return Math.min(missiles, COLUMNS[column][throwOfTwo - 2]);
}

/** The number by troopers, from one up. */
const CLOSE: Readonly<Record<CloseAttack, readonly number[]>> = {
  leg: [12, 10, 7, 4],
  swarm: [10, 10, 10, 7],
};

export const closeBaseOf = (how: CloseAttack, troopers: number): number | null =>
  CLOSE[how][Math.min(troopers, CLOSE[how].length) - 1] ?? null;

const CARRIED = [
  'Flamer',
  'Machine Gun',
  'Small Laser',
  'Medium Laser',
  'SRM 2',
  'SRM 4',
  'LRM 5',
  'ER Small Laser',
  'Small Pulse Laser',
  'Medium Pulse Laser',
] as const;

const CARRIED_WEAPONS = new Map<string, WeaponType>(
  [...WEAPONS, ...ADVANCED_WEAPONS]
    .filter(({ name }) => CARRIED.some((carried) => carried === name))
    .map((type) => [type.name, type]),
);
const ARMS = new Set<string>();

/** Weapons that a suit can carry, by name. */
export const SUIT_WEAPONS: ReadonlyMap<string, WeaponType> = CARRIED_WEAPONS;

/** MT-WPN-63: those that nothing else carries, where they are loaded. */
export function addSuitArms(types: readonly WeaponType[]): void {
  for (const type of types) {
    CARRIED_WEAPONS.set(type.name, type);
    ARMS.add(type.name);
  }
}

export const isSuitArm = (name: string): boolean => ARMS.has(name);

/** MT-WPN-63: what of the hits by the table counts, of so many shots. */
export function countedHits({ doublesHits, roundsUp }: WeaponType, hits: number, shots: number): number {
  if (doublesHits) return 2 * hits;
  return roundsUp ? Math.min(shots, hits + (hits % 2)) : hits;
}

/** Points that it adds to numbers at short, medium and long range. */
export const STEALTH: Readonly<Partial<Record<Covering, readonly number[]>>> = {
  'basic-stealth': [0, 1, 2],
  'standard-stealth': [1, 1, 2],
  'improved-stealth': [1, 2, 3],
};
/** Less one for each hex moved. */
export const MIMETIC = 3;
export const CAMOUFLAGE = 2;
