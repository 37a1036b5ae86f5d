/** CBT-PIL-06: what two dice must show after so many points of pilot damage. */
export const CONSCIOUSNESS: readonly number[] = [2, 3, 5, 7, 10, 11, Number.POSITIVE_INFINITY];

/** CBT-PSR-02: what is added to the Piloting Skill. */
export const ROLL_MODIFIERS = {
  heavyDamage: 1,
  shutdown: 3,
  actuator: 1,
  hip: 2,
  gyro: 3,
  gyroDestroyed: 6,
  legDestroyed: 5,
  kicked: 0,
  pushed: 0,
  charged: 2,
  stomped: 2,
  missedKick: 0,
  madeCharge: 2,
  madeDfa: 4,
  domino: 0,
} as const;

/** CBT-PSR-06: points of damage in one phase that ask for a roll. */
export const HEAVY_DAMAGE = 20;

/** CBT-PSR-02: for entering water, which asks for a roll from depth 1 on. */
export const waterModifier = (depth: number): number => (depth <= 1 ? -1 : depth === 2 ? 0 : 1);
