/** The printed tables, each with the rule that has it. */

/** Terrain names in board files, by index in a board's terrain array. */
export const TERRAINS = ['clear', 'rough', 'light woods', 'heavy woods'] as const;
export const LIGHT_WOODS = 2;

/** BFQ-MOV-03: what entering any hex costs, and what its terrain adds. */
export const ENTER_COST = 1;
export const TERRAIN_COST = [0, 1, 1, 2];

/** BFQ-COM-05: greatest distance of each range bracket. */
export const RANGE_LIMITS = [1, 4, 8] as const;
export type Bracket = 0 | 1 | 2;
export const OUT_OF_RANGE = 3;

/** BFQ-COM-06 */
export const RANGE_MODIFIERS = [0, 2, 4];
export const TERRAIN_MODIFIERS = [0, 0, 1, 2];
export const FIRE_CONTROL_MODIFIER = 2;
export const JUMP_MODIFIER = 1;
export const SHUTDOWN_MODIFIER = -4;
const MOVEMENT_STEPS = [3, 5, 7, 10, 18];

/** Modifier for the movement points a target has available: 0–2 +0, 3–4 +1, 5–6 +2, 7–9 +3, 10–17 +4, 18+ +5. */
export function movementModifier(mp: number): number {
  let modifier = 0;
  for (const step of MOVEMENT_STEPS) if (mp >= step) modifier++;
  return modifier;
}

/** BFQ-COM-07: the best that two dice can do. */
export const BEST_ROLL = 12;

/** BFQ-COM-10 */
export const REAR_DAMAGE = 1;

/** BFQ-COM-12, by 2D6. */
export const CRITICAL_HITS = {
  2: 'ammo-explosion',
  3: 'engine',
  4: 'fire-control',
  5: 'none',
  6: 'weapon',
  7: 'mp',
  8: 'weapon',
  9: 'none',
  10: 'fire-control',
  11: 'engine',
  12: 'head-blown-off',
} as const;
export type CriticalHit = (typeof CRITICAL_HITS)[keyof typeof CRITICAL_HITS];

/** BFQ-HEA-03, BFQ-HEA-04 */
export const SHUTDOWN_HEAT = 4;

/** BFQ-SCN-02 and BFQ-SCN-05: depth of the deployment zones in hex rows. */
export const GREEN_DEFENDER_ROWS = 3;
export const GREEN_ATTACKER_ROWS = 1;
export const VETERAN_ZONE_ROWS = 5;

/** BFQ-SCN-09, as whole numbers: the value of a Force's counters in hundredths of its Point Value. */
export const OBJECTIVES_PERCENT = 66;
export const OBJECTIVES_PER_SIDE = 2;
export const HEADQUARTERS_PERCENT = 33;
export const OBJECTIVE_OCCUPIED_PERCENT = 25;
export const HEADQUARTERS_OCCUPIED_PERCENT = 50;
export const DESTROYED_FACTOR = 2;
