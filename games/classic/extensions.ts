// The types that options add to the game. Each declares its own in its own file, so that nothing else names it.

import type { RuleId } from './rule-index.ts';

/** Steps of the agenda with their data, as in `Frames`. */
// biome-ignore lint/suspicious/noEmptyInterface: options add to it
export interface OptionFrames {}

/** Orders by type. */
// biome-ignore lint/suspicious/noEmptyInterface: options add to it
export interface OptionOrders {}

/** Those in which a 'Mech does something else than fire in the Weapon Attack Phase, by type. */
// biome-ignore lint/suspicious/noEmptyInterface: options add to it
export interface DeclaringOrders {}

/** Those by which a 'Mech is set up otherwise than by putting it on the map, by type. */
// biome-ignore lint/suspicious/noEmptyInterface: options add to it
export interface PlacingOrders {}

/** Those by which a hidden unit does something else than fire its weapons at whoever has come upon it, by type. */
// biome-ignore lint/suspicious/noEmptyInterface: options add to it
export interface AmbushOrders {}

/** Events by type. */
// biome-ignore lint/suspicious/noEmptyInterface: options add to it
export interface OptionEvents {}

/** Modes of going on foot besides walking and running. */
// biome-ignore lint/suspicious/noEmptyInterface: options add to it
export interface OptionGaits {}

/** Notes of options on the game as a whole. */
// biome-ignore lint/suspicious/noEmptyInterface: options add to it
export interface GameMarks {}

/** Kinds of physical attack. */
// biome-ignore lint/suspicious/noEmptyInterface: options add to it
export interface OptionBlows {}

/** Further reasons for Piloting Skill Rolls. */
// biome-ignore lint/suspicious/noEmptyInterface: options add to it
export interface OptionRolls {}

/** Notes of options on a unit for the whole game. */
export interface UnitMarks {
  /** Notes for those alone who know its sheet. */
  readonly inside?: InsideMarks;
}

export interface InsideMarks {
  /** It goes on from one battle to the next. */
  readonly bypassed?: Bypassed;
}

/** MT-REPAIR-02: the slots count as whole, but for what is special about them. */
export interface Bypassed {
  /** Bypassed slots, a bit each, by part. */
  readonly slots: readonly number[];
  /** Hits on the engine whose heat is kept away; 0 without a bypass. */
  readonly engine: number;
  /** Arms that are of no use any more, a bit each (MT-REPAIR-04). */
  readonly useless: number;
}

/** Notes on it until the turn is over. */
export interface TurnMarks {
  /** Its torso has been turned already, and stays so. */
  readonly torsoSet?: true;
  /** Points that attacks have done to it in this Movement Phase (MT-ADVF-08). */
  readonly shot?: number;
}

/** Targets of attacks besides units, by their names. */
// biome-ignore lint/suspicious/noEmptyInterface: options add to it
export interface OptionTargets {}

/** Notes on a weapon attack, planned or declared. */
export interface AttackMarks {
  /** The spotter who saw its target for a unit that does not (MT-BASE-13). */
  readonly spotter?: number;
  /** It cannot lock on, and flies like any other salvo (MT-ELEC-08). */
  readonly unlocked?: true;
  /** Being no primary target has made it so much harder, of a salvo that may go on to others (MT-WPN-55). */
  readonly extra?: number;
  /** A salvo that has gone on to this target has so many missiles left. */
  readonly left?: number;
}

/** And of a physical attack. */
export interface BlowMarks {
  /** The modifier that came after it was declared. */
  readonly later?: { readonly value: number; readonly words: string; readonly rule: RuleId };
}
