import type { ElementType } from '../element.ts';

/** The printed tables, each with the rule that has it. */

/** BF2-REC-04: greatest distance of each range band. */
export const RANGE_LIMITS = [0, 4, 8] as const;
export type Band = 0 | 1 | 2;
export const OUT_OF_RANGE = 3;
export const LONGEST_RANGE = RANGE_LIMITS[2];
export const POINTBLANK: Band = 0;
export const MEDIUM: Band = 1;

/** BF2-HIT-02 */
export const RANGE_MODIFIERS = [0, 2, 4] as const;
export const JUMP_MODIFIER = 1;
export const BATTLE_ARMOR_MODIFIER = 1;
export const INDIRECT_MODIFIER = 1;
export const TARGET_IN_WATER = -1;
export const ATTACKER_IN_WATER = 1;

/** BF2-HIT-01: the least MP of each base number after the first. */
const BASE_STEPS = [3, 5, 7, 10];
const LOWEST_BASE = 4;
/** The base number of a target that cannot evade at all. */
export const HELPLESS_BASE = 0;

export function baseNumber(mp: number): number {
  let base = LOWEST_BASE;
  for (const step of BASE_STEPS) if (mp >= step) base++;
  return base;
}

/** BF2-HIT-04: what two dice show at best and at worst, which always hits and always misses. */
export const BEST_ROLL = 12;
export const WORST_ROLL = 2;

/** BF2-DMG-01 */
export const REAR_DAMAGE = 1;

/** BF2-HEAT-02, BF2-HEAT-05 */
export const SHUTDOWN_HEAT = 4;
/** BF2-HEAT-04 */
export const WATER_COOLING = 1;

/** BF2-CRIT-02, by 2D6. */
export const CRITICAL_HITS = {
  2: 'none',
  3: 'none',
  4: 'none',
  5: 'none',
  6: 'none',
  7: 'none',
  8: 'arm',
  9: 'leg',
  10: 'weapon',
  11: 'engine',
  12: 'killed',
} as const;
export type CriticalHit = (typeof CRITICAL_HITS)[keyof typeof CRITICAL_HITS];
export const FATAL_ENGINE_HITS = 3;

/** BF2-OBJ-01 */
export const OBJECTIVE_ROWS = 5;
export const OBJECTIVE_DISTANCE = 5;

/** BF2-VIC-02 */
export const DESTROYED_FACTOR = 2;
export const CLAIMED_FACTOR = 5;
export const HEADQUARTERS_FACTOR = 2;

/** BF2-REC-05 */
export const WORST_SKILL = 2;
export const BEST_SKILL = -4;

/** BF2-GEN-21, by skill modifier. */
export const SKILL_MULTIPLES: Readonly<Record<number, number>> = {
  2: 0.7,
  1: 0.9,
  0: 1,
  [-1]: 1.1,
  [-2]: 1.3,
  [-3]: 1.6,
  [-4]: 2,
};

/** BF2-UNIT-04 */
export const WEIGHT_VALUES = { L: 1, M: 2, H: 3, A: 4, AR: 1 } as const;
export const WEIGHTS = ['L', 'M', 'H', 'A'] as const;
export type UnitWeight = (typeof WEIGHTS)[number];

export const ORGANIZATIONS = ['Inner Sphere', 'Clan', 'Com Guards'] as const;
export type Organization = (typeof ORGANIZATIONS)[number];

const AEROSPACE_SIZES = { conventionalFighter: 2, aerospaceFighter: 2, dropship: 1 } as const;

/** BF2-UNIT-03: the most elements in a unit, by organization and type. */
export const UNIT_SIZES: Readonly<Record<Organization, Readonly<Record<ElementType, number>>>> = {
  'Inner Sphere': { ...AEROSPACE_SIZES, mech: 4, vehicle: 4, infantry: 3, battleArmor: 4 },
  Clan: { ...AEROSPACE_SIZES, mech: 5, vehicle: 5, infantry: 5, battleArmor: 5 },
  'Com Guards': { ...AEROSPACE_SIZES, mech: 6, vehicle: 6, infantry: 6, battleArmor: 6 },
};

/** BF2-SEQ-07: the last turn if neither side ends the game. */
export const NO_LIMIT = 100;

export interface Building {
  readonly strength: number;
  /** Unit classes that its tops carry. */
  readonly carries: readonly UnitWeight[];
}

/** BF2-BLDG-01; their costs, concealment and cover are with the terrain. */
export const BUILDINGS_BY_KIND: Readonly<Record<'base' | 'city' | 'fortress', Building>> = {
  base: { strength: 12, carries: ['L', 'M'] },
  city: { strength: 14, carries: ['L', 'M', 'H'] },
  fortress: { strength: 16, carries: ['L', 'M', 'H', 'A'] },
};
