import type { Explanation } from '@ironfield/kernel/explanation.ts';
import type { Place } from '@ironfield/kernel/menu.ts';
import type { Coordinates } from './special.ts';
import type { Attack, UnitState } from './state.ts';

/** What has become of a unit. */
interface Change {
  readonly unit: number;
  readonly now: Partial<UnitState>;
}

/** HGB-IF-*, HGB-AUX-*, HGB-BLDG-*: special attacks, and what they leave behind. */
export type SpecialEvent =
  | (Change & {
      readonly type: 'observed';
      readonly target: number | null;
      readonly at: Place;
      /** Of Active Comms; none where nothing had to be rolled. */
      readonly dice: readonly number[];
      readonly result: number;
      readonly modifiers: Explanation;
      readonly enemyEcm: number;
      /** `null` where nobody has heard it. */
      readonly coordinates: Coordinates | null;
    })
  | { readonly type: 'coordinates-lapsed' }
  | (Change & {
      readonly type: 'placed';
      readonly attack: Attack;
      readonly dice: readonly number[];
      readonly total: number;
      readonly modifiers: Explanation;
      readonly threshold: Explanation;
      readonly isFumble: boolean;
      readonly isDry: boolean;
      readonly cardinal: Place;
      /** Of the direction; `null` on the spot. */
      readonly die: number | null;
      /** Where it comes down. */
      readonly at: Place;
    });
