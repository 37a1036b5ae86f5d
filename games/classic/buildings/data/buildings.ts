import type { BuildingClass } from '../../data/terrain.ts';

export const HARDENED: BuildingClass = 4;

/** MT-STRUCT-06: of the bridges of maps, which do not say. */
export const BRIDGE_CLASS: BuildingClass = 3;

type ByClass = Readonly<Record<BuildingClass, number>>;

/** MT-STRUCT-01: typical ones. */
export const CONSTRUCTION_FACTORS: ByClass = { 1: 15, 2: 40, 3: 90, 4: 120 };

/** MT-BASE-04: of the roll to come through a wall unharmed. */
export const WALL_MODIFIERS: ByClass = { 1: 0, 2: 1, 3: 2, 4: 5 };

/** MT-BASE-19: and for the hexes moved in this turn, from so many on. */
export const SPEED_MODIFIERS: readonly (readonly [hexes: number, modifier: number])[] = [
  [10, 4],
  [7, 3],
  [5, 2],
  [3, 1],
];

/** MT-BASE-20: per cent of the damage to a building that infantry in it suffers. */
export const SHARE_INSIDE: ByClass = { 1: 75, 2: 50, 3: 25, 4: 0 };

/** MT-BASE-21: infantry suffers so many times as much of a collapse. */
export const COLLAPSE_ON_INFANTRY = 3;

/** MT-BASE-21: from so many points on the roll of a pilot who falls is harder. */
export const HEAVY_COLLAPSE = 20;

/** MT-BASE-22: points of each End Phase. */
export const FIRE_DAMAGE = 2;

/** MT-BASE-22: to the roll to set a building on fire. */
export const FIRE_MODIFIERS: ByClass = { 1: 0, 2: 1, 3: 2, 4: 3 };
