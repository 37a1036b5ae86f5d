import type { Facing } from '@ironfield/hex/coordinates.ts';
import type { Explanation } from '@ironfield/kernel/explanation.ts';
import type { Outcome, Seat } from '@ironfield/kernel/state.ts';
import type { CriticalHit } from './data/tables.ts';
import type { Attack, Counter, Direction, Side } from './state.ts';

type Dice = readonly number[];

/** Events, in order. Units, Elements and cells by number, as in the state. */
export type Event =
  | { readonly type: 'turn'; readonly turn: number }
  | { readonly type: 'phase'; readonly phase: 'movement' | 'combat' | 'end' }
  | { readonly type: 'set-up-roll'; readonly dice: readonly [Dice, Dice]; readonly winner: Seat }
  | { readonly type: 'initiative'; readonly dice: readonly [Dice, Dice]; readonly winner: Seat }
  | { readonly type: 'deployed'; readonly unit: number; readonly hex: number; readonly facing: Facing }
  | {
      readonly type: 'counter-placed';
      readonly kind: Counter['kind'];
      readonly seat: Seat;
      readonly defender: Seat;
      readonly hex: number;
    }
  | { readonly type: 'set-up-order'; readonly seat: Seat; readonly first: boolean }
  | {
      readonly type: 'moved';
      readonly unit: number;
      readonly path: readonly number[];
      readonly facing: Facing;
      readonly mp: Explanation;
    }
  | { readonly type: 'left-map'; readonly unit: number }
  | { readonly type: 'cannot-move'; readonly unit: number; readonly mp: Explanation }
  | { readonly type: 'declared'; readonly seat: Seat; readonly attacks: readonly Attack[] }
  | { readonly type: 'line-chosen'; readonly attacker: number; readonly target: number; readonly side: Side }
  | {
      readonly type: 'direction-chosen';
      readonly attacker: number;
      readonly target: number;
      readonly direction: Direction;
    }
  | { readonly type: 'aborted'; readonly attack: Attack }
  | { readonly type: 'skipped'; readonly attack: Attack }
  | {
      readonly type: 'attacked';
      readonly attack: Attack;
      readonly toHit: Explanation;
      readonly dice: Dice;
      /** `null` for a miss. */
      readonly damage: Explanation | null;
    }
  | {
      readonly type: 'damaged';
      readonly element: number;
      readonly damage: number;
      readonly armor: number;
      readonly structure: number;
      readonly destroyed: boolean;
    }
  | {
      readonly type: 'critical';
      readonly element: number;
      readonly dice: Dice;
      readonly hit: CriticalHit;
      /** False when 1 point of damage takes its place. */
      readonly applies: boolean;
    }
  | { readonly type: 'destroyed'; readonly element: number }
  | { readonly type: 'heat'; readonly element: number; readonly from: number; readonly to: number }
  | { readonly type: 'occupied'; readonly kind: Counter['kind']; readonly unit: number }
  | { readonly type: 'captured'; readonly kind: Counter['kind']; readonly unit: number }
  | { readonly type: 'ended'; readonly outcome: Outcome };
