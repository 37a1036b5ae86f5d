import type { Place } from '@ironfield/kernel/menu/menu.ts';
import type { Seat } from '@ironfield/kernel/state.ts';
import type { Damage } from '../cards/unit.ts';
import type { Section } from './building.ts';

/** HGB-IF-01: the guidance of a placed weapon. */
export interface Guidance {
  /** The unit that sees the target. */
  readonly observer: number;
  /** `null` for a place. */
  readonly target: number | null;
  /** The place of the target; guidance to a unit that has left it is lost. */
  readonly at: Place;
  /** HGB-IF-04: from the observer, and by how much its Active Detection has won. */
  readonly obscured: number;
  readonly lockMargin: number;
  /** HGB-IF-09: for Guided weapons alone. */
  readonly isTag: boolean;
}

/** HGB-IF-02: an observer's report and its receivers; valid until the turn of its group ends. */
export interface Coordinates extends Guidance {
  readonly served: readonly number[];
}

/** HGB-IF-02: whom an observer serves: those near by whom it sees, or all whom it reaches by radio. */
export const RELAYS = ['near', 'all'] as const;
export type Relay = (typeof RELAYS)[number];

/** HGB-AUX-09: a circle of smoke, and the last round in which it is there. */
export interface Smoke {
  readonly at: Place;
  readonly until: number;
}

/** HGB-BLDG-01: the condition of a section of a building. */
export interface Building {
  readonly section: Section;
  readonly damage: Damage;
  /** Sturdy boxes that are left. */
  readonly sturdy: number;
}

/** The effects of fire on the table. Replaced, never changed. */
export interface Effects {
  readonly coordinates: readonly Coordinates[];
  readonly smoke: readonly Smoke[];
  /** Sections that were hit, by the id of their piece. */
  readonly buildings: Readonly<Record<string, Building>>;
}

export const NO_EFFECTS: Effects = { coordinates: [], smoke: [], buildings: {} };

/** HGB-AUX-02, HGB-AUX-09: the remaining uses of a unit's stores. Replaced, never changed. */
export interface Stores {
  readonly smoke: number;
  /** The last round in which it has launched smoke; 0 if it never has. */
  readonly smokedIn: number;
  readonly charges: number;
  /** Infantry in contact about which it has been asked already. */
  readonly met: readonly number[];
}

/** HGB-WSR-16: a unit that may burn when the round ends, or burns. Replaced, never changed. */
export interface Fire {
  readonly isBurning: boolean;
  /** Actions that were spent on putting it out this round. */
  readonly fought: number;
}

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
  'scatter-point': { readonly seat: Seat; readonly unit: number; readonly attack: A };
  placement: { readonly attack: A; readonly cardinal: Place };
  'missile-defense': {
    readonly seat: Seat;
    readonly unit: number;
    readonly lost: number;
    readonly least: number;
    readonly most: number;
  };
  'counter-battery': { readonly seat: Seat; readonly unit: number; readonly against: number };
  'counter-battery/seek': { readonly unit: number; readonly against: number };
  /** HGB-AUX-02: of this unit with enemies, one after the other. */
  contacts: { readonly unit: number };
  charges: { readonly seat: Seat; readonly unit: number; readonly against: number };
  'charges/blast': { readonly unit: number; readonly against: number };
  burning: object;
  'ram-building': { readonly by: number; readonly building: string };
}
