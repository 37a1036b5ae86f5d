import type { Guidance } from '../special.ts';
import type { State } from '../state.ts';

/** HGB-TD-02: what a tag on a unit is worth to those who fire at it; `null` for one that has none. */
export const tagOn = (_state: State, _by: number, _target: number): Guidance | null => null;
