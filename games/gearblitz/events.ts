import type { Explanation } from '@ironfield/kernel/explanation.ts';
import type { Place } from '@ironfield/kernel/menu.ts';
import type { Outcome, Seat } from '@ironfield/kernel/state.ts';
import type { Heading } from '@ironfield/table/heading.ts';
import type { BattleEvent } from './battle-events.ts';
import type { Mode, Speed } from './card.ts';
import type { Activation } from './state.ts';

export type Event =
  | BattleEvent
  | {
      readonly type: 'set-up-roll' | 'initiative';
      /** By seat. */
      readonly dice: readonly (readonly number[])[];
      readonly results: readonly number[];
      /** `null` for a tie, which is rolled again. */
      readonly winner: Seat | null;
    }
  | { readonly type: 'first'; readonly seat: Seat; readonly chosenBy: Seat }
  | {
      readonly type: 'deployed';
      readonly unit: number;
      readonly at: Place;
      readonly heading: Heading;
      readonly mode: Mode;
      readonly speed: Speed;
    }
  | { readonly type: 'round'; readonly round: number }
  | { readonly type: 'group'; readonly group: number }
  | { readonly type: 'activated'; readonly unit: number; readonly speed: Speed; readonly mode: Mode }
  | {
      readonly type: 'moved';
      readonly unit: number;
      readonly from: Place;
      readonly to: Place;
      readonly cost: Explanation;
      readonly activation: Activation;
    }
  | {
      readonly type: 'turned';
      readonly unit: number;
      readonly heading: Heading;
      readonly cost: Explanation;
      readonly activation: Activation;
    }
  | { readonly type: 'locked'; readonly unit: number }
  | { readonly type: 'unlocked' }
  | { readonly type: 'ended'; readonly outcome: Outcome };
