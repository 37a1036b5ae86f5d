import type { Place } from '@ironfield/kernel/menu/menu.ts';
import type { Reason } from '@ironfield/kernel/refusal.ts';
import { distance, isSamePlace } from '@ironfield/table/place.ts';
import { TOLERANCE } from '../../data/tables.ts';
import { plugged } from '../../register.ts';
import type { State } from '../../state.ts';
import { TEXT } from '../../text/menus.ts';
import { whyBarred } from '../terrain/room.ts';
import { moverOf, walk } from './legs.ts';

/** HGB-MOVE-07: why a unit that goes freely cannot go to a place; null if it can. */
export function whyNotWalk(state: State, id: number, to: Place): Reason | null {
  const at = state.units[id].at!;
  if (isSamePlace(at, to)) return { message: TEXT.noMove };
  const wanted = distance(at, to);
  const { distance: far } = walk(state, id, to);
  if (far + TOLERANCE < wanted)
    return whyBarred(state, moverOf(state, id), to) ?? { message: TEXT.tooFar(far), rule: 'HGB-MOVE-01' };
  return plugged(state.setup).whyNotWalk?.(null, state, id, to) ?? null;
}
