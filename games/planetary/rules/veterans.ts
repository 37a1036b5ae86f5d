import type { Counter, State, Veteran } from '../state.ts';

/** What battles elsewhere have left of a counter, if it was in any. */
export const veteranOf = (
  { elsewhere }: Partial<Pick<State, 'elsewhere'>>,
  id: number,
): Veteran | undefined => elsewhere?.veterans.find(({ counter }) => counter === id);

/** What a counter was before any battle elsewhere (PA-ZOOM-08). */
export const originalType = (
  state: Pick<State, 'counters'> & Partial<Pick<State, 'elsewhere'>>,
  id: number,
): Counter['type'] => veteranOf(state, id)?.original ?? state.counters[id].type;
