import type { OpenTable } from '@ironfield/kernel/state.ts';
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

/** How many counters a cup holds, and for their owner which. */
export interface SeenCup {
  readonly size: number;
  readonly inside: readonly number[] | null;
  readonly aside: readonly number[];
  /** Somebody has drawn: the number, or null for whoever may not know it. */
  readonly hasDrawn: boolean;
  readonly drawn: number | null;
}

export interface SeenCommands {
  cups: SeenCup[];
  counters: (SeenCounter | null)[];
}

/** The state as one viewer knows it (BF2-INFO-01). */
export interface Table extends Omit<OpenTable<State>, 'setup' | 'elements' | 'volley' | 'commands'> {
  /** Not changed, but replaced: counters that are turned over show more. */
  setup: Setup;
  elements: SeenElement[];
  volley: SeenVolley | null;
  commands: SeenCommands | null;
}
