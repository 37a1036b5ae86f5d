import type { Place } from '@ironfield/kernel/menu/menu.ts';
import type { Seat } from '@ironfield/kernel/state.ts';
import { distance } from '@ironfield/table/place.ts';
import { boundsOf } from '@ironfield/table/polygon.ts';
import { isWaiting } from '../../rules/battle/reserves.ts';
import { edgesOf } from '../../rules/battle/zones.ts';
import { opponentOf, rosterOf } from '../../state/roster.ts';
import type { State } from '../../state.ts';

/** HGB-RES-01: where on the edges of the table those enemies may enter who are still held back, next to a place. */
export function entryNear(state: State, seat: Seat, { x, y }: Place): Place | null {
  const other = opponentOf(seat);
  if (!rosterOf(state.setup).units.some((unit) => unit.seat === other && isWaiting(state, unit.id)))
    return null;
  const { scene } = state.setup;
  let best: Place | null = null;
  let least = Number.POSITIVE_INFINITY;
  for (const zone of state.battle.zones[other]) {
    const { left, top, right, bottom } = boundsOf(zone);
    const across = Math.max(left, Math.min(right, x));
    const down = Math.max(top, Math.min(bottom, y));
    const entries: readonly Place[] = [
      { x: across, y: top },
      { x: right, y: down },
      { x: across, y: bottom },
      { x: left, y: down },
    ];
    for (const edge of edgesOf(scene, zone)) {
      const far = distance({ x, y }, entries[edge]);
      if (far >= least) continue;
      least = far;
      best = entries[edge];
    }
  }
  return best;
}
