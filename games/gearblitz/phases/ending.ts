import type { Outcome } from '@ironfield/kernel/state.ts';
import { rosterOf } from '../roster.ts';
import type { State } from '../state.ts';
import { TEXT } from '../text/menus.ts';

/** HGB-SETUP-04: at the end of the last round, or when a side has nobody left. */
export function outcomeOf(state: State): Outcome | null {
  const { units } = rosterOf(state.setup);
  const left = state.setup.armies.map(
    (_, seat) => units.filter((unit) => unit.seat === seat && state.units[unit.id].at !== null).length,
  );
  if (state.round < state.setup.rounds && left.every((count) => count > 0)) return null;
  const most = Math.max(...left);
  const winners = left.flatMap((count, seat) => (count === most ? [seat] : []));
  return {
    winners: winners.length === 1 ? winners : [],
    reason: TEXT.lastRound,
    rule: 'HGB-SETUP-04',
    points: left,
  };
}
