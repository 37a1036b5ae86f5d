import type { Counter, State, Veteran } from '../state.ts';

/** The state of a counter after battles elsewhere, if it was in any. */
export const veteranOf = (
  { elsewhere }: Partial<Pick<State, 'elsewhere'>>,
  id: number,
): Veteran | undefined => elsewhere?.veterans.find(({ counter }) => counter === id);

/** The counter before any battle elsewhere (PA-ZOOM-08). */
export const originalType = (
  state: Pick<State, 'counters'> & Partial<Pick<State, 'elsewhere'>>,
  id: number,
): Counter['type'] => veteranOf(state, id)?.original ?? state.counters[id].type;
