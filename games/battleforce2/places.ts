// The places of units that are not in a hex, and of their cargo: marks that are absent until a chapter needs them.

import type { Seat } from '@ironfield/kernel/state.ts';
import type { BombType } from './data/support-tables.ts';

/** BF2-OFF-01: a place on the support map. */
export interface SupportPlace {
  /** The side of its half. */
  readonly half: Seat;
  /** 5 n in Box n, the spaces in between; 0 next to the map. */
  readonly space: number;
  /** The box it entered last: where it counts as being. */
  readonly box: number;
}

/** BF2-AERO-10: where a DropShip has fired this turn; an aerodyne one fires ahead twice. */
export type Broadside = 'right' | 'left' | 'ahead';

/** The state of an aerospace unit. */
export interface Flight {
  readonly airborne: boolean;
  /** BF2-AERO-08 */
  readonly revving: boolean;
  /** For a DropShip. */
  readonly spheroid: boolean;
}

/** BF2-AERO-03: how many of each type. */
export type Bombs = Readonly<Record<BombType, number>>;

declare module './extensions.ts' {
  interface UnitMarks {
    /** Null when it has come back to the map. */
    readonly support?: SupportPlace | null;
    readonly flight?: Flight;
  }
  interface TurnMarks {
    /** Put down or pushed: it came to its hex otherwise than by its own move. */
    readonly wasMoved?: boolean;
    readonly broadsides?: readonly Broadside[];
    /** BF2-AERO-08: it was on the ground when its side began to move. */
    readonly launched?: boolean;
  }
  interface TableMarks {
    /** BF2-AERO-03: by element, which only its owner knows. */
    readonly bombs?: readonly (Bombs | null)[];
  }
}
