// A unit's actions in its Action Phase (MT-DUEL-04), and how much of it is used up.

import type { Play } from '@ironfield/kernel/play/play.ts';
import type { Battlefield } from '../../battlefield.ts';
import type { Classic } from '../../game-types.ts';
import type { State } from '../../state.ts';

/** Two Simple Actions or one Complex one; Incidental ones cost nothing. */
export const COSTS = { incidental: 0, simple: 1, complex: 2 } as const;

/** One that an option adds. */
export interface DuelAction {
  readonly id: string;
  readonly label: string;
  readonly cost: number;
  offers(field: Battlefield, state: State, unit: number): boolean;
  carryOut(play: Play<Classic>, field: Battlefield, unit: number): void;
  /** For bots, before they do anything else. */
  pays(field: Battlefield, state: State, unit: number): boolean;
}
