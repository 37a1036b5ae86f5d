import type { Explanation } from '@ironfield/kernel/explanation.ts';
import type { Place } from '@ironfield/kernel/menu/menu.ts';
import type { Seat } from '@ironfield/kernel/state.ts';
import type { Emitting } from '../cards/unit.ts';
import type { LetPass, Source, Use, Wishes } from '../state/command.ts';

/** Command Points, communication and electronic warfare. */
export type CommandEvent =
  | {
      /** HGB-CP-02: a point for a unit, or a vain try to hand one on. */
      readonly type: 'command-point';
      readonly seat: Seat;
      readonly unit: number;
      /** The unit that gives it. */
      readonly by: number;
      readonly use: Use;
      readonly source: Source;
      readonly isHeard: boolean;
      /** HGB-CP-09: it would be that of a Satellite Uplink. */
      readonly isUplink: boolean;
    }
  | {
      readonly type: 'rerolled';
      readonly unit: number;
      readonly purpose: string;
      readonly dice: readonly number[];
    }
  | { readonly type: 'autopilot'; readonly unit: number }
  | { readonly type: 'let-pass'; readonly seat: Seat; readonly letPass: LetPass }
  | { readonly type: 'wished'; readonly seat: Seat; readonly wishes: Wishes }
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
      /** The place of the target; `null` when it is not tagged. */
      readonly at: Place | null;
    };
