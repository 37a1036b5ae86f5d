import { type Tally, totalOf } from '@ironfield/kernel/explanation.ts';
import type { Place } from '@ironfield/kernel/menu/menu.ts';
import type { Reason } from '@ironfield/kernel/refusal.ts';
import { MOVE } from '../data/numbers.ts';
import { register } from '../register.ts';
import type { RuleId } from '../rule-index.ts';
import type { Marker, State } from '../state.ts';
import { TEXT } from '../text.ts';
import { isOnTable, isWithin } from './distance.ts';

/** DEMO-MOVE-01 */
export const moveDistance = (state: State) => (tally: Tally<RuleId>) => {
  tally.add(MOVE, TEXT.baseMove, 'DEMO-MOVE-01');
  register.plugged(state.setup).moveDistance?.(tally);
};

/** Why the marker may not move there; `null` when it may. */
export function forbidsMove(state: State, marker: Marker, to: Place): Reason | null {
  if (!isOnTable(to)) return { message: TEXT.offTable, rule: 'DEMO-MOVE-02' };
  const distance = totalOf(moveDistance(state));
  if (isWithin(marker.at, to, distance)) return null;
  return { message: TEXT.tooFar(distance), rule: 'DEMO-MOVE-01' };
}
