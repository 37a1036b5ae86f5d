import type { View } from '@ironfield/kernel/game.ts';
import { openTable, stateBehind } from '@ironfield/kernel/open-table.ts';
import type { Event } from './events.ts';
import { fork } from './fork.ts';
import type { GearBlitz } from './game-types.ts';
import type { State } from './state.ts';

/** Nothing on this table is hidden but the dice to come. */
export const table = (state: State): GearBlitz['Table'] => openTable(state, fork(state));

export const redact = (event: Event): Event => event;

export const imagine = (view: View<GearBlitz>, seed: string): State => fork(stateBehind<State>(view, seed));
