import type { Explanation } from '@ironfield/kernel/explanation.ts';
import type { Place } from '@ironfield/kernel/menu/menu.ts';
import type { Outcome, Seat } from '@ironfield/kernel/state.ts';
import type { Heading } from '@ironfield/table/heading.ts';
import type { Piece } from '@ironfield/table/scenes/scene.ts';
import type { Mode, Speed } from './cards/card.ts';
import type { Damage } from './cards/unit.ts';
import type { BattleEvent } from './events/battle.ts';
import type { Change } from './events/change.ts';
import type { CommandEvent } from './events/command.ts';
import type { SpecialEvent } from './events/special.ts';
import type { OptionEvents } from './extensions.ts';
import type { Attack, AttackCount, Test } from './state.ts';

export type Event = Happening | OptionEvents[keyof OptionEvents];

type Happening =
  | BattleEvent
  | SpecialEvent
  | CommandEvent
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
      readonly others: readonly Place[];
      readonly heading: Heading;
      readonly mode: Mode;
      readonly speed: Speed;
    }
  | { readonly type: 'round'; readonly round: number }
  | { readonly type: 'group'; readonly group: number }
  | { readonly type: 'activated'; readonly unit: number; readonly speed: Speed; readonly mode: Mode }
  | (Change & Travel & { readonly type: 'moved'; readonly cost: Explanation })
  | (Change & {
      readonly type: 'climbed';
      readonly from: Place;
      readonly cost: Explanation;
      readonly far: number;
      readonly isDown: boolean;
    })
  | (Change & { readonly type: 'altitude'; readonly isUp: boolean; readonly cost: Explanation | null })
  | (Change & { readonly type: 'shut-down'; readonly die: number; readonly threshold: number })
  | (Change & { readonly type: 'heated'; readonly isTooHot: boolean })
  | (Change & { readonly type: 'came-down'; readonly from: Place })
  | (Change & { readonly type: 'paid'; readonly cost: Explanation })
  | (Change & {
      readonly type:
        | 'hidden'
        | 'in-the-open'
        | 'turned'
        | 'stopped'
        | 'locked'
        | 'spent'
        | 'evaded'
        | 'slowed'
        | 'dying';
    })
  | (Change & Travel & { readonly type: 'slid' })
  | (Change & { readonly type: 'reloaded'; readonly mount: number })
  | (Change & { readonly type: 'snapped'; readonly by: number })
  | {
      readonly type: 'rams';
      readonly unit: number;
      readonly target: number;
      readonly dice: readonly number[];
      readonly total: number;
      readonly modifiers: Explanation;
    }
  | (Change & {
      readonly type: 'sought';
      readonly target: number;
      readonly dice: readonly number[];
      readonly total: number;
      readonly modifiers: Explanation;
      readonly threshold: Explanation;
      readonly isFound: boolean;
    })
  | (Change & {
      readonly type: 'fired';
      readonly attack: Attack;
      readonly dice: readonly number[];
      readonly total: number;
      readonly modifiers: Explanation;
      readonly isFumble: boolean;
      readonly isDry: boolean;
    })
  | {
      readonly type: 'defended';
      readonly unit: number;
      readonly dice: readonly number[];
      readonly total: number;
      readonly modifiers: Explanation;
      readonly against: number;
      /** 0 is a miss. */
      readonly margin: number;
      readonly isConcussion: boolean;
    }
  | {
      readonly type: 'struck';
      readonly unit: number;
      readonly multiplier: Explanation;
      readonly margin: number;
      readonly damage: number;
      readonly armor: Explanation;
      readonly level: Damage;
      /** HGB-INF-07, HGB-INF-08: for a squad, the bases it is left with, and those it counts for. */
      readonly bases?: number | null;
      readonly touched?: number | null;
    }
  | (Change & {
      readonly type: 'damaged';
      readonly level: Damage;
      readonly countersSpent: number;
      readonly boxesSpent: number;
      readonly result: Damage;
    })
  | (Change & { readonly type: 'thinned'; readonly lost: number; readonly countersSpent: number })
  | (Change & { readonly type: 'controlled'; readonly by: number })
  | (Change & { readonly type: 'released' })
  | (Change & { readonly type: 'embarked'; readonly transport: number })
  | (Change & { readonly type: 'disembarked' })
  | {
      readonly type: 'shaken';
      readonly unit: number;
      readonly transport: number;
      readonly die: number;
      readonly threshold: number;
      readonly isReached: boolean;
    }
  | (Change & { readonly type: 'destroyed'; readonly wreck: Piece | null })
  | { readonly type: 'haywire'; readonly unit: number; readonly die: number; readonly number: number }
  | {
      readonly type: 'maneuvered';
      readonly unit: number;
      readonly why: Test;
      readonly dice: readonly number[];
      readonly total: number;
      readonly modifiers: Explanation;
      readonly threshold: Explanation;
      readonly isMade: boolean;
    }
  | {
      readonly type: 'sanded';
      readonly unit: number;
      readonly dice: readonly number[];
      readonly total: number;
      readonly modifiers: Explanation;
      readonly threshold: Explanation;
      readonly isMade: boolean;
    }
  | { readonly type: 'slides'; readonly unit: number; readonly die: number }
  | {
      readonly type: 'succession';
      readonly seat: Seat;
      readonly commander: number;
      readonly points: number;
      /** The owner is still to say who follows. */
      readonly isOpen?: boolean;
    }
  | { readonly type: 'counted'; readonly attacks: readonly AttackCount[] }
  | { readonly type: 'unlocked' }
  | { readonly type: 'ended'; readonly outcome: Outcome };

/** A straight part of a way. */
interface Travel {
  readonly from: Place;
  /** The start of the way that ends here; `null` where it goes on at once. */
  readonly since: Place | null;
}
