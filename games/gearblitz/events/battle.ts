import type { Explanation } from '@ironfield/kernel/explanation.ts';
import type { Place } from '@ironfield/kernel/menu/menu.ts';
import type { Seat } from '@ironfield/kernel/state.ts';
import type { Heading } from '@ironfield/table/heading.ts';
import type { Mode, Speed } from '../cards/card.ts';
import type { Mission, Stance } from '../data/missions.ts';
import type { Deployment } from '../data/scenario-tables.ts';
import type { Battle } from '../state/battle.ts';
import type { SupportEvent } from './support.ts';

/** Setting up a battle, reinforcements, and the final score. */
export type BattleEvent =
  | SupportEvent
  | ({ readonly type: 'terms' } & Pick<Battle, 'missions' | 'priorities' | 'lastRound' | 'weather' | 'light'>)
  | {
      readonly type: 'stances';
      /** By seat. */
      readonly stances: readonly Stance[];
      readonly commandPoints: readonly number[];
    }
  | { readonly type: 'deployment-type'; readonly seat: Seat; readonly deployment: Deployment }
  | { readonly type: 'zones'; readonly seat: Seat; readonly zones: Battle['zones'] }
  | { readonly type: 'drop-later'; readonly group: number }
  | {
      readonly type: 'planned';
      readonly seat: Seat;
      /** Rounds and places are `null` for everybody else. */
      readonly reserves: readonly { readonly group: number; readonly arrival: number | null }[];
      readonly support: readonly {
        readonly asset: number;
        readonly due: number | null;
        readonly at: Place | null;
      }[];
    }
  | {
      readonly type: 'prepared';
      readonly unit: number;
      readonly standBy: number;
      readonly hullDown: number | null;
      readonly shelter: Heading | null;
    }
  | { readonly type: 'reserves-due'; readonly group: number; readonly edge: number | null }
  | {
      readonly type: 'entered';
      readonly unit: number;
      readonly at: Place;
      readonly others: readonly Place[];
      readonly heading: Heading;
      readonly mode: Mode;
      readonly speed: Speed;
    }
  | { readonly type: 'waited'; readonly unit: number }
  | {
      readonly type: 'reserves-called';
      readonly unit: number;
      readonly group: number;
      readonly dice: readonly number[];
      readonly result: number;
      readonly modifiers: Explanation;
      readonly threshold: Explanation;
      /** `null` for viewers who were not told. */
      readonly arrival: number | null;
    }
  | { readonly type: 'game-length'; readonly die: number; readonly goesOn: boolean }
  | {
      readonly type: 'victory-points';
      readonly seat: Seat;
      readonly mission: Mission;
      readonly points: Explanation;
    };
