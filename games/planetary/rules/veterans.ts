import type { Counter, State } from '../state.ts';

/** What a counter was before any battle elsewhere (PA-ZOOM-08). */
export const originalType = (
  { counters, elsewhere }: Pick<State, 'counters'> & Partial<Pick<State, 'elsewhere'>>,
  id: number,
): Counter['type'] =>
  elsewhere?.veterans.find(({ counter }) => counter === id)?.original ?? counters[id].type;
