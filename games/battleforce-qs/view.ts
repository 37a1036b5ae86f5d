import type { View } from '@ironfield/kernel/play/game.ts';
import { openTable, stateBehind } from '@ironfield/kernel/play/open-table.ts';
import type { Event } from './events.ts';
import type { BattleforceQs } from './game-types.ts';
import { fork } from './state/fork.ts';
import type { State } from './state.ts';

/** Nothing on this table is hidden but the dice to come. */
export function table(state: State): BattleforceQs['Table'] {
  return openTable(state, fork(state));
}

export function redact(event: Event): Event {
  return event;
}

export function imagine(view: View<BattleforceQs>, seed: string): State {
  return fork(stateBehind<State>(view, seed));
}
