import { type Battlefield, NO_BOG } from '../battlefield.ts';
import type { State } from '../state.ts';
import { chanceToFall, costOfFall } from './blows.ts';

/** To be stuck is about as bad as to lie there. */
const STUCK = 1;

/** What it may cost to end a move on ground that holds units. */
export function riskOfGround(field: Battlefield, state: State, unit: number, cell: number): number {
  const bog = field.special!.bog[cell];
  if (bog === NO_BOG) return 0;
  return STUCK * costOfFall(field, unit, 0) * chanceToFall(field, state, unit, 'bog', bog);
}
