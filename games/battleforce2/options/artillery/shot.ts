import type { ArtilleryType } from '../../data/support-tables.ts';
import type { SupportPlace } from '../../places.ts';

/** No hex, or no unit. */
export const NONE = -1;

/** BF2-ART-05: a shot in flight, with the values it was fired with. */
export interface Shot {
  readonly element: number;
  readonly artillery: ArtilleryType;
  /** The hex that was written down; NONE for a shot at a unit off the map. */
  readonly hex: number;
  /** BF2-ART-01: the unit, and the box in which it must still be; NONE for a shot at a hex. */
  readonly unit: number;
  readonly place: SupportPlace | null;
  /** The turn in which it lands. */
  readonly lands: number;
  /** The to-hit number and the damage; 0 for viewers who may not know. */
  readonly number: number;
  readonly damage: number;
  /** BF2-MINE-05: fired to clear mines. */
  readonly clears: boolean;
  /** BF2-MINE-02: it lays mines where it comes down, and does no damage. */
  readonly lays: boolean;
}

/** BF2-ART-07, BF2-ART-08: an element's registration of a hex. */
export interface Registration {
  readonly element: number;
  readonly hex: number;
  readonly hit: boolean;
  /** Shots that friends have seen landing. */
  readonly observed: number;
}

export interface ArtilleryMarks {
  /** BF2-ART-02: by seat. */
  readonly designated: readonly (readonly number[])[];
  /** In the order in which they were fired. */
  readonly shots: readonly Shot[];
  readonly registered: readonly Registration[];
  /** The shot that is landing now. */
  readonly landing: Shot | null;
  /** BF2-ART-09: missiles that somebody guides. */
  readonly guided: readonly Shot[];
}

declare module '../../extensions.ts' {
  interface TableMarks {
    readonly artillery?: ArtilleryMarks;
  }
  interface TurnMarks {
    /** BF2-ART-09: elements that have used their TAG. */
    readonly pointed?: readonly number[];
  }
}
