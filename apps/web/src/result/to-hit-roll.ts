import type { Seat } from '@ironfield/kernel/state.ts';

/** One attack with its roll and what came of it. */
export interface ToHitRoll {
  readonly moment: number;
  readonly turn: number;
  readonly seat: Seat;
  /** The attacker and the target. */
  readonly attack: string;
  /** The weapon, if there is a choice. */
  readonly means?: string;
  readonly needed: number;
  /** `null` for what misses without a roll. */
  readonly rolled: number | null;
  readonly chance: number;
  readonly isHit: boolean;
  readonly damage: number;
  readonly destroys: boolean;
}
