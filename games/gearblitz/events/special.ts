import type { Explanation } from '@ironfield/kernel/explanation.ts';
import type { Place } from '@ironfield/kernel/menu/menu.ts';
import type { Piece } from '@ironfield/table/scenes/scene.ts';
import type { Damage } from '../cards/unit.ts';
import type { Building, Coordinates, Fire, Smoke } from '../state/special.ts';
import type { Attack } from '../state.ts';
import type { Change } from './change.ts';

/** HGB-IF-*, HGB-AUX-*, HGB-BLDG-*: special attacks, and what they leave behind. */
export type SpecialEvent =
  | {
      readonly type: 'observed';
      readonly unit: number;
      readonly target: number | null;
      readonly at: Place;
      /** `null` if nobody heard it. */
      readonly coordinates: Coordinates | null;
    }
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
      /** For the direction; `null` if it lands on the spot. */
      readonly die: number | null;
      /** The place where it comes down. */
      readonly at: Place;
    })
  | {
      readonly type: 'missile-defense';
      readonly unit: number;
      readonly by: number | null;
      readonly dice: readonly number[];
      readonly total: number;
      readonly rating: number;
      readonly against: number;
      /** The remaining Rate of Fire; `null` when the attack is stopped. */
      readonly rof: number | null;
    }
  | (Change & {
      readonly type: 'charges';
      readonly target: number;
      readonly dice: readonly number[];
      readonly total: number;
    })
  | (Change & { readonly type: 'charges-kept'; readonly target: number })
  | (Change & { readonly type: 'parted' })
  | (Change & { readonly type: 'smoke-launched'; readonly smoke: Smoke })
  | { readonly type: 'smoke-clears'; readonly left: readonly Smoke[] }
  | (Change & { readonly type: 'set-alight' })
  | (Change & { readonly type: 'fire-fought'; readonly target: number; readonly fire: Fire })
  | (Change & { readonly type: 'burns'; readonly die: number | null; readonly number: number | null })
  | (Change & { readonly type: 'lit-up' })
  | (Change & { readonly type: 'braced' })
  | {
      readonly type: 'building-struck';
      readonly building: string;
      /** Its former name. */
      readonly label: string;
      readonly multiplier: Explanation;
      readonly margin: number;
      readonly damage: number;
      readonly armor: number;
      readonly level: Damage;
      readonly boxesSpent: number;
      readonly now: Building;
      /** The piece there now, if it has changed. */
      readonly piece: Piece | null;
    }
  | (Change & { readonly type: 'counters-stripped'; readonly count: number })
  | {
      readonly type: 'trapped';
      readonly unit: number;
      readonly dice: readonly number[];
      readonly total: number;
      readonly modifiers: Explanation;
      readonly threshold: number;
    }
  | {
      readonly type: 'rams-building';
      readonly unit: number;
      readonly building: string;
      readonly dice: readonly number[];
      readonly total: number;
      readonly modifiers: Explanation;
    };
