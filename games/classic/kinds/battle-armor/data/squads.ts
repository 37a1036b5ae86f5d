// Squads of battle armour and their loads (MT-PRE-14, MT-PRE-15, MT-WPN-64).

import type { CloseAttack, WeaponType } from '../../../data/equipment.ts';
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
  // MT-WPN-63
  mine: [8],
};

export const closeBaseOf = (how: CloseAttack, troopers: number): number | null =>
  CLOSE[how][Math.min(troopers, CLOSE[how].length) - 1] ?? null;

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
