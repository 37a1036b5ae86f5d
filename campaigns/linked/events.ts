import type { MapsheetId } from '@ironfield/battleforce2/data/maps.ts';
import type { Edge } from '@ironfield/hex/board.ts';
import type { Explanation } from '@ironfield/kernel/explanation.ts';
import type { Outcome, Seat } from '@ironfield/kernel/state.ts';
import type { Mend, Stage } from './state.ts';

export type Event =
  | { readonly type: 'prepares'; readonly stage: Stage; readonly attacker: Seat | null }
  | { readonly type: 'mustered'; readonly reserve: readonly number[] }
  | { readonly type: 'ground'; readonly sheets: readonly (readonly MapsheetId[])[] }
  | { readonly type: 'edge'; readonly seat: Seat; readonly edge: Edge }
  | {
      readonly type: 'fought';
      readonly stage: Stage;
      readonly winner: Seat | null;
      readonly holder: Seat | null;
      readonly destroyed: readonly number[];
    }
  | { readonly type: 'roles'; readonly dice: readonly (readonly number[])[]; readonly attacker: Seat }
  | {
      readonly type: 'attempt';
      readonly element: number;
      readonly isDestroyed: boolean;
      readonly needed: Explanation;
      readonly dice: readonly number[];
      readonly extra: number;
      readonly repairs: number;
      /** The element whose wreck was used up. */
      readonly wreck: number | null;
    }
  | { readonly type: 'mended'; readonly element: number; readonly what: Mend; readonly times: number }
  | { readonly type: 'mixed'; readonly element: number; readonly shift: -1 | 1 }
  | { readonly type: 'lost'; readonly element: number; readonly holder: Seat | null }
  | { readonly type: 'ended'; readonly outcome: Outcome };
