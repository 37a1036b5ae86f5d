// Ranges of weapons in BattleForce 2, and the share of each that counts there (BF2-CONV-06, BF2-CONV-14, BF2-CONV-46).

import type { Weapon } from '../data/items.ts';

/** Pointblank, medium and long range. */
export type Bands = readonly [pb: number, m: number, l: number];

const NEAR = 3;
const MIDDLE = 15;

/** The share of a weapon's damage that counts at each range: a list of the book that follows from ranges. */
export function shares({ category, long, medium, short, min, ammo, damageByRange, damage }: Weapon): Bands {
  // BF2-CONV-06: artillery is clumsy near at hand, and MRMs are wild at medium range.
  if (category === 'artillery') return [0.5, 0.5, 1];
  if (ammo === 'mrm') return [1, 0.5, 0];
  const reach = long ?? medium ?? short ?? 0;
  const close = min === 0 ? 1 : min <= 3 ? 0.75 : 0.5;
  const bands: Bands = reach <= NEAR ? [close, 0, 0] : reach <= MIDDLE ? [close, 1, 0] : [close, 1, 1];
  if (damageByRange.length < 3 || damage !== null) return bands;
  // BF2-CONV-14: a heavy Gauss rifle loses force with range; the shares are of its damage at short range.
  const [near = 1, middle = 0, far = 0] = damageByRange;
  return [bands[0], (bands[1] * middle) / near, (bands[2] * far) / near];
}

const AERIAL_NEAR = 9;
const AERIAL_MIDDLE = 18;

/** BF2-CONV-46: fighters shoot at each other from farther away. */
export function aerialShares({ long, medium, short, damageByRange }: Weapon): Bands {
  const reach = long ?? medium ?? short ?? 0;
  if (damageByRange.length === 3) {
    const [near = 1, middle = 0, far = 0] = damageByRange;
    return [1, middle / near, far / near];
  }
  return [1, reach > AERIAL_NEAR ? 1 : 0, reach > AERIAL_MIDDLE ? 1 : 0];
}

/** The cluster table for a roll of 7, and of 9 with guidance: missiles that hit, by those fired. */
const HITS: Readonly<Record<number, readonly [plain: number, guided: number]>> = {
  2: [1, 2],
  3: [2, 2],
  4: [3, 3],
  5: [3, 4],
  6: [4, 5],
  9: [5, 7],
  10: [6, 8],
  12: [8, 10],
  15: [9, 12],
  20: [12, 16],
  30: [18, 24],
  40: [24, 32],
};

export const missilesThatHit = (rack: number, isGuided: boolean): number =>
  HITS[rack]?.[isGuided ? 1 : 0] ?? 0;
