import type { Seat } from '@ironfield/kernel/state.ts';
import type { Unit } from '../../cards/unit.ts';
import { rosterOf, unitOf } from '../../state/roster.ts';
import type { State } from '../../state.ts';
import { type Jamming, sideValue } from './electronic-warfare.ts';

/** HGB-ECM-03: the jamming a side must send through, from all units on the table. */
export function jammingOf(state: Pick<State, 'setup' | 'units'>, seat: Seat): Jamming {
  const own: Unit[] = [];
  const enemies: Unit[] = [];
  for (const { id, seat: side } of rosterOf(state.setup).units)
    if (state.units[id].at) (side === seat ? own : enemies).push(unitOf(state, id));
  return { enemyEcm: sideValue(enemies, 'ecm'), ownEccm: sideValue(own, 'eccm') };
}
