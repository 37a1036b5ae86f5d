import type { OnTable } from '@ironfield/kernel/state.ts';
import type { SeenAttack } from './events.ts';
import type { Condition, Counter, ElementState, Setup, State, Volley } from './state.ts';

/** An element as a viewer knows it. */
export interface SeenElement extends Omit<ElementState, 'condition'> {
  /** `null` where it is none of the viewer's business. */
  condition: Condition | null;
}

export interface SeenVolley extends Omit<Volley, 'attacks'> {
  readonly attacks: readonly SeenAttack[];
}

/** A counter whose number may be hidden. */
export type SeenCounter = Omit<Counter, 'number'> & { readonly number: number | null };

/** A cup whose counters may be hidden. */
export interface SeenCup {
  /** The counters, or their number for viewers who may not know them. */
  readonly inside: readonly number[] | number;
  readonly aside: readonly number[];
  readonly drawn: number | 'hidden' | null;
}

export interface SeenCommands {
  cups: SeenCup[];
  counters: (SeenCounter | null)[];
}

/** The table as far as it is known: by a viewer, or by the state, which knows everything. */
export interface Seen extends Omit<OnTable<State>, 'setup' | 'elements' | 'volley' | 'commands'> {
  /** Replaced, never changed: counters that are turned over show more. */
  setup: Setup;
  elements: SeenElement[];
  volley: SeenVolley | null;
  commands: SeenCommands | null;
}

/** The state as one viewer knows it (BF2-INFO-01). */
export interface Table extends Seen {
  /** The steps that follow the current question, the next one last. */
  readonly upcoming: State['agenda'];
}
