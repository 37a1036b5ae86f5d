import type { OpenTable } from '@ironfield/kernel/state.ts';
import type { SeenAttack } from './events.ts';
import type { Condition, ElementState, State, Volley } from './state.ts';

/** An element as a viewer knows it. */
export interface SeenElement extends Omit<ElementState, 'condition'> {
  /** `null` where it is none of the viewer's business. */
  condition: Condition | null;
}

export interface SeenVolley extends Omit<Volley, 'attacks'> {
  readonly attacks: readonly SeenAttack[];
}

/** The state as one viewer knows it (BF2-INFO-01). */
export interface Table extends Omit<OpenTable<State>, 'elements' | 'volley'> {
  elements: SeenElement[];
  volley: SeenVolley | null;
}
