import type { Viewer } from '@ironfield/kernel/state.ts';
import type { Battlefield } from './battlefield.ts';
import type { State } from './state.ts';

/** What somebody knows of a unit. */
export interface Knowledge {
  /** Where it is and what it does. */
  readonly place: boolean;
  /** Which model it is; otherwise its chassis shows and no more. */
  readonly model: boolean;
  /** That it is of its chassis. */
  readonly chassis: boolean;
  /** What is marked on its record sheet, and who sits in it. */
  readonly sheet: boolean;
}

const ALL: Knowledge = { place: true, model: true, chassis: true, sheet: true };

/** Whoever knows all is not asked about. */
export const knowsAll = ({ place, model, sheet }: Knowledge): boolean => place && model && sheet;

/** What a viewer knows of a unit: everything of those of the own side, and of others what options leave. */
export function knowledgeOf(
  field: Battlefield,
  state: Pick<State, 'units' | 'phase'>,
  unit: number,
  viewer: Viewer,
): Knowledge {
  const { known } = field.plugged;
  if (!known || (viewer !== 'spectator' && field.setup.seats[viewer].side === field.sideOf[unit])) return ALL;
  return known(ALL, field, state, unit, viewer);
}
