import type { Load } from './data/arsenal.ts';
import type { WeaponType } from './data/equipment.ts';
import type { FittingType } from './data/fittings.ts';
import type { Gear } from './data/gear.ts';
import type { Plating } from './data/plating.ts';

/** A part of a unit's body, such as an arm or a turret, by number; its kind knows which there are. */
export type Part = number;

export const bitOf = (part: Part): number => 1 << part;

/** Slots of one part, a bit for each. */
export interface Slots {
  readonly location: Part;
  readonly mask: number;
}

export interface WeaponMount {
  readonly type: WeaponType;
  /** The location it fires from; of a split weapon the one with the narrower arc (CBT-CON-20). */
  readonly location: Part;
  readonly rear: boolean;
  readonly parts: readonly Slots[];
  /** Bins it may draw from; none for energy weapons. */
  readonly bins: readonly number[];
  /** Name with location, and a number where there are several alike. */
  readonly label: string;
  /** MT-IEQP-02, MT-IEQP-06: some of the troopers of a platoon serve it, and fire it instead of what they carry. */
  readonly served?: 'gun' | 'pod';
}

/** Shots kept together: a slot of ammunition, or the one shot of a one-shot launcher, which has no slot of its own. */
export interface Bin {
  readonly type: WeaponType;
  readonly part: Slots | null;
  readonly shots: number;
  /** Damage of one full shot. */
  readonly rack: number;
  /** The kind of round, where it is not the usual. */
  readonly load?: Load;
  /** The modifier of this ammunition to the number of a shot. */
  readonly toHit?: number;
  /** MT-WPN-42: what the launcher comes to that fires it, where that is something else. */
  readonly as?: WeaponType;
  /** MT-WPN-54: it is not fired at hexes. */
  readonly isHarmless?: true;
  /** MT-BASE-12: it is fired at hexes alone, by an order of its own. */
  readonly isForHexes?: true;
  /** It is none of the usual: what fires at hexes takes others first. */
  readonly isSpecial?: true;
  /** MT-WPN-59: no two of it are fired at once. */
  readonly isSingle?: true;
}

/** Equipment that is no weapon, where it is. What has no slots is lost with its part alone, or not at all. */
export interface Fitting {
  readonly type: FittingType;
  readonly parts: readonly Slots[];
}

/** A unit file made ready for play, with slots as bits, weapons and bins by number. Kinds add what only they know of. */
export interface Design {
  readonly name: string;
  readonly tons: number;
  /** By armour facing and by part. */
  readonly armor: readonly number[];
  readonly structure: readonly number[];
  readonly weapons: readonly WeaponMount[];
  readonly bins: readonly Bin[];
  readonly heatSinks: number;
  /** MT-MCON-09: heat that each of them takes away, where it is not one. */
  readonly coolingEach?: 1 | 2;
  /** MT-INFY-01: it is one of so many squads that make a platoon. */
  readonly squads?: number;
  /** The gear of people besides their weapons. */
  readonly gear?: readonly Gear[];
  /** MT-PRE-25: tons of passengers that it has room for. */
  readonly troopSpace?: number;
  /** MT-SOPS-11: people who go under water. */
  readonly dives?: true;
  /** MT-VTOL-05 */
  readonly bombs?: number;
  /** MT-PRE-25: a squad of battle armour can ride on its outside. */
  readonly handholds?: true;
  /** MT-PRE-25: a squad that rides on whatever has handholds, or on any 'Mech or vehicle. */
  readonly ridesOn?: 'handholds' | 'anything';
  /** Equipment that is no weapon. */
  readonly fittings?: readonly Fitting[];
  /** MT-ARMOR-09: by armour facing, where any of it is not the ordinary kind. */
  readonly plating?: readonly Plating[];
  /** MT-SYS-06 */
  readonly laserSinks?: true;
  /** MT-SYS-11: MP of mechanical boosters. */
  readonly jumpBoosters?: number;
  /** MT-MCON-06: a 'Mech with a combustion engine. */
  readonly combusts?: true;
  /** MT-SYS-07: MP of a pack on its back. */
  readonly jumpPack?: number;
  /** MT-BASE-06 */
  readonly hasTargetingComputer?: boolean;
  /** MT-BASE-03: how far an active probe reaches. */
  readonly probe?: number;
}
