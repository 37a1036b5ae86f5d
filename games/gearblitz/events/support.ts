import type { Explanation } from '@ironfield/kernel/explanation.ts';
import type { Place } from '@ironfield/kernel/menu/menu.ts';
import type { Asset } from '../state/battle.ts';

/** The changes of an event to a strike or a salvo. */
interface Change {
  readonly asset: number;
  readonly now: Partial<Asset>;
}

/** HGB-AIR-*, HGB-ARTY-*: what comes from beyond the table. */
export type SupportEvent =
  | (Change & {
      readonly type: 'support-called';
      readonly unit: number;
      readonly isHeard: boolean;
    })
  | (Change & { readonly type: 'support-arrives' })
  | (Change & { readonly type: 'support-delayed'; readonly rounds: number })
  | (Change & {
      readonly type: 'intercepted';
      /** The strike that intercepts, and what becomes of it. */
      readonly by: number;
      readonly bySpent: boolean;
      readonly dice: readonly (readonly number[])[];
      readonly results: readonly number[];
      readonly outcome: 'attacks' | 'driven off' | 'destroyed';
    })
  | { readonly type: 'air-run'; readonly asset: number; readonly from: Place; readonly to: Place }
  | {
      readonly type: 'strafed';
      readonly asset: number;
      readonly unit: number;
      readonly dice: readonly number[];
      readonly total: number;
      readonly modifiers: Explanation;
    }
  | {
      readonly type: 'salvo-lands';
      readonly asset: number;
      readonly dice: readonly number[];
      readonly result: number;
      readonly threshold: number;
      /** Of the direction; `null` on the spot. */
      readonly die: number | null;
      readonly at: Place;
    }
  | (Change & { readonly type: 'support-over' });
