import type { Place } from '@ironfield/kernel/menu.ts';
import type { Seat } from '@ironfield/kernel/state.ts';

/** HGB-IF-01: what a weapon is placed by. */
export interface Guidance {
  /** Who sees the target. */
  readonly observer: number;
  /** `null` for a place. */
  readonly target: number | null;
  /** Where the target is; a unit that has gone from there is lost. */
  readonly at: Place;
  /** HGB-IF-04: from the observer, and by how much its Active Detection has won. */
  readonly obscured: number;
  readonly lockMargin: number;
  /** HGB-IF-09: for Guided weapons alone. */
  readonly isTag: boolean;
}

/** HGB-IF-02: what an observer has told, and whom; until the turn of its group ends. */
export interface Coordinates extends Guidance {
  readonly served: readonly number[];
}

/** HGB-IF-02: whom an observer serves: those near by whom it sees, or all whom it reaches by radio. */
export const RELAYS = ['near', 'all'] as const;
export type Relay = (typeof RELAYS)[number];

/** What fire and its direction have left on the table. Replaced, never changed. */
export interface Effects {
  readonly coordinates: readonly Coordinates[];
}

export const NO_EFFECTS: Effects = { coordinates: [] };

/** An observation as it is ordered: of a unit or of a place. */
export interface Observation {
  readonly by: number;
  readonly target: number | null;
  readonly at: Place | null;
  readonly relay: Relay;
}

/** Steps of special attacks. `A` is an attack. */
export interface SpecialFrames<A> {
  observe: Observation;
  'observe/again': { readonly seat: Seat; readonly unit: number };
  relaying: Observation;
  barrage: Coordinates;
  'barrage/fire': Coordinates & { readonly seat: Seat };
  'scatter-point': { readonly seat: Seat; readonly attack: A };
  placement: { readonly attack: A; readonly cardinal: Place };
}
