import type { Explanation } from '@ironfield/kernel/explanation.ts';
import type { Place } from '@ironfield/kernel/menu.ts';
import type { Emitting } from './unit.ts';

/** Communication and electronic warfare. */
export type CommandEvent =
  | {
      /** HGB-COMM-03: an Active Comms roll. */
      readonly type: 'comms';
      readonly unit: number;
      readonly dice: readonly number[];
      readonly result: number;
      readonly modifiers: Explanation;
      readonly enemyEcm: number;
      readonly isHeard: boolean;
    }
  | {
      readonly type: 'switched';
      readonly unit: number;
      readonly system: Emitting;
      readonly isOn: boolean;
    }
  | {
      readonly type: 'boosted';
      readonly unit: number;
      readonly system: Emitting;
      readonly dice: readonly number[];
      readonly result: number;
      readonly modifiers: Explanation;
      /** The best of this round. */
      readonly value: number;
    }
  | {
      readonly type: 'designated';
      readonly unit: number;
      readonly target: number;
      readonly dice: readonly number[];
      readonly total: number;
      readonly modifiers: Explanation;
      readonly threshold: Explanation;
      /** Where the target stands; `null` when it is not tagged. */
      readonly at: Place | null;
    };
