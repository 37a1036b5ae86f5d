import type { Ground, Land, Quality, Terrain } from '../state.ts';

/** PA-CBT-06: actions of a side in a Combat Turn. */
export const ACTIONS = 2;
/** PA-CBT-06: Combat Turns in a row after which a battle is broken off: without an action, without any change. */
export const IDLE_TURNS = 2;
export const QUIET_TURNS = 20;

/** Counters that a side can have at the beginning. */
export const MOST_COUNTERS = 60;
/** PA-SCN-01: cities that a defender buys at least. */
export const FIRST_CITIES = 2;

/** PA-SCN-10: points of the defender of a raid for each base that it needs, and for each unit of DropShips that it may have. */
export const POINTS_PER_BASE = 100;
export const POINTS_PER_DROPSHIP = 200;
/** PA-SCN-32: MP on the surface for the side with the bunker, and what is added to the dice of scouts against it. */
export const BUNKER = { mp: 1, recon: 2 } as const;
/** PA-SCN-33: a trap attacks like a Green unit with this Attack Value. */
export const TRAP = { attack: 4, quality: 'green' } as const;
/** A turn that never comes: a relief force arrives in no turn as long as the dice have not said when. */
export const NEVER = 999;

/** PA-SCN-02: hexes from one settlement to the next. */
export const SETTLEMENTS_APART = 6;

/** PA-SEQ-06: counters on a printed sheet, by their letters; a side has one sheet. */
export const PRINTED_COUNTERS: Readonly<Record<string, number>> = {
  AR: 5,
  B: 6,
  C: 4,
  DA: 1,
  DH: 2,
  DL: 3,
  DM: 2,
  FH: 2,
  FL: 2,
  FM: 3,
  GA: 3,
  GC: 10,
  GH: 9,
  GL: 6,
  GM: 12,
  GT: 6,
  IB: 5,
  IN: 23,
  JU: 2,
  MA: 3,
  MH: 9,
  ML: 9,
  MM: 12,
  NS: 1,
  NT: 3,
  SP: 1,
  T: 1,
  VA: 3,
  VT: 3,
  WH: 1,
  WM: 2,
};

/** PA-MOVE-02: MP to enter, for ground vehicles in the second place. */
export const MOVE_COST: Readonly<Record<Land, readonly [number, number]>> = {
  plains: [1, 1],
  woods: [2, 3],
  mountains: [3, 4],
  desert: [2, 2],
  arctic: [2, 2],
};
/** PA-CBT-07: MP to turn to any facing, and to leave over the home edge. */
export const TURN_COST = 1;
export const LEAVE_COST = 1;

/** PA-UNIT-02: what quality adds to target numbers. */
export const QUALITY_MODIFIER: Readonly<Record<Quality, number>> = {
  green: 1,
  regular: 0,
  veteran: -1,
  elite: -2,
};

/** PA-CBT-12: what the target's box adds to the number to hit it, and what a settlement there does instead. */
export const TERRAIN_MODIFIER: Readonly<Record<Terrain, number>> = {
  plains: 0,
  woods: 2,
  mountains: 3,
  desert: -1,
  arctic: -1,
  water: -2,
  space: 0,
};
export const COVER_MODIFIER = { base: 1, city: 2, fortress: 3 } as const;
/** PA-CBT-12: infantry makes this many times as much of it. */
export const INFANTRY_COVER = 2;

/** PA-CBT-11: to hit. */
export const TO_HIT = {
  attackerUnsupplied: 2,
  attackerDamaged: 2,
  flank: -1,
  rear: -2,
  harassed: 1,
  targetDamaged: -2,
  targetUnsupplied: -1,
  supported: -1,
} as const;

/** PA-CBT-14: damage. */
export const DAMAGE = {
  attackerUnsupplied: -2,
  attackerDamaged: -2,
  flank: 2,
  rear: 4,
  harassed: -1,
  mechInArctic: 1,
  mechInDesert: -1,
  targetDamaged: 2,
  targetUnsupplied: 1,
  supported: 1,
} as const;

/** PA-CBT-02: what lies around the nine shaded boxes, which have the terrain of the hex. */
const OUTLYING: Readonly<Record<Land, Land>> = {
  arctic: 'arctic',
  desert: 'desert',
  woods: 'plains',
  mountains: 'woods',
  plains: 'plains',
};

/** PA-CBT-02: the terrain of the shaded boxes and of those around them. */
export function boxTerrains({ land, shape }: Ground): readonly [shaded: Terrain, outlying: Terrain] {
  if (shape === 'island') return [land, 'water'];
  if (shape === 'lake') return ['water', land];
  return [land, OUTLYING[land]];
}

/** PA-ORBIT-05: what two dice must come to for a landing, and what makes it harder. */
export const LANDING = { base: 4, stronghold: 2, cityBeside: 2, flyer: 2 } as const;
/** PA-ORBIT-03: added to each roll of a drop from orbit. */
export const ORBITAL_DROP = 2;
/** PA-ACBT-05: what two dice must come to for a hit from orbit. */
export const BOMBARDMENT = 10;
/** PA-DEEP-06: taken from the Toughness of a ship that charges. */
export const CHARGING_TOUGHNESS = 2;

/** PA-FOT-08: operations of special forces in a turn, at first. */
export const SPECIAL_FORCES = 8;
/** PA-FOT-10: the Attack Value of a sabotage. */
export const SABOTAGE = 4;
/** PA-FOT-11: what a disrupted unit adds to its own numbers to hit, and what two dice must come to for it to recover. */
export const DISRUPTED = { toHit: 1, recovery: 8 } as const;
/** PA-FOT-05: exact maps make it easier to come out of a jump at the right point. */
export const EXACT_MAPS = 2;
/** PA-FOT-06: turns by which the Word of Blake has to have what it came for. */
export const DEADLINES = { decisive: 5, marginal: 11 } as const;
