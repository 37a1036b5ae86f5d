/** The printed tables of off-board units, artillery and aerospace, each with the rule that has it. */

/** BF2-OFF-01 */
export const LAST_BOX = 8;
export const SPACES_PER_BOX = 5;

/** BF2-OFF-02: the least MP of each number of support MP. */
const SUPPORT_STEPS = [1, 5, 9, 12, 16];

export const supportMp = (mp: number): number => SUPPORT_STEPS.filter((step) => mp >= step).length;

/** BF2-ART-04 */
export type ArtilleryType = 'A' | 'L' | 'S' | 'T';
export const ARTILLERY: Readonly<Record<ArtilleryType, { readonly name: string; readonly range: number }>> = {
  A: { name: 'Arrow IV', range: 2 },
  L: { name: 'Long Tom', range: 7 },
  S: { name: 'Sniper', range: 4 },
  T: { name: 'Thumper', range: 5 },
};

/** BF2-ART-03: hexes within which a shot on the map flies no mapsheet. */
export const NEAR_SHOT = 16;

/** BF2-ART-05: turns in flight. */
export const turnsInFlight = (range: number): number => Math.ceil(range / 2);

/** BF2-ART-06 */
export const ARTILLERY_NUMBER = 11;
/** BF2-ART-07: hexes by 1D6. */
export const SHOT_SCATTER = [1, 1, 1, 2, 2, 2] as const;
/** BF2-ART-09 */
export const TAG_RANGE = 4;
export const GUIDED_NUMBER = 4;

/** BF2-AERO-03, BF2-AERO-15 */
export const BOMB_TYPES = ['explosive', 'cluster', 'inferno', 'mines'] as const;
export type BombType = (typeof BOMB_TYPES)[number];
export const BOMB_LOADS: Readonly<Record<string, number>> = { L: 1, M: 2, H: 4 };
export const BOMB_DAMAGE: Readonly<Record<BombType, number>> = {
  explosive: 2,
  cluster: 1,
  inferno: 0,
  mines: 0,
};
/** BF2-AERO-14 */
export const BOMBING_NUMBER = 8;
export const BOMB_SCATTER = [1, 1, 2, 2, 3, 3] as const;

/** BF2-AERO-13 */
export const STRAFING_DAMAGE = 1;

/** BF2-AERO-07: hexes; spheroid DropShips need none. */
export const RUNWAYS = { L: 4, M: 6, H: 8 } as const;
export const DROPSHIP_RUNWAY = 10;

/** BF2-AERO-08 */
export const TAXI_MP = 1;
