import type { Place } from '@ironfield/kernel/menu/menu.ts';
import type { Card, Mode, Speed } from './card.ts';

/** HGB-SKILL-01, HGB-DICE-04: 0 is unskilled. Infantry has the same in all four (HGB-INF-01). */
export interface Skills {
  readonly att: number;
  readonly def: number;
  readonly ew: number;
  readonly ld: number;
}

/** A Unit as its army brings it: the card after all options, and the skills of its crew. */
export interface UnitSheet {
  readonly name: string;
  readonly card: Card;
  readonly skills: Skills;
  /** HGB-DRONE-01: the place in its group of the unit that it is slaved to. */
  readonly master?: number | undefined;
}

/** HGB-DMG-03: nothing, Light, Heavy, Critical, destroyed. Single results are counted alike; 4 is Overkill. */
export type Damage = 0 | 1 | 2 | 3 | 4;

/** HGB-ECM-01: systems that are switched on and off. */
export const EMITTERS = ['ecm', 'eccm'] as const;
export type Emitting = (typeof EMITTERS)[number];

/** HGB-ECM-01, HGB-ECM-02 */
export interface Emitter {
  readonly isOn: boolean;
  /** The best active result of this round; absent when nothing was rolled. */
  readonly rolled?: number;
}

/** HGB-AMMO-01, HGB-AMMO-05: the remaining ammunition of a mounted weapon. */
export interface Ammunition {
  readonly isOut: boolean;
  /** Circles of Limited Ammo that are left; nothing where it is not limited. */
  readonly circles: number | null;
}

/** HGB-TERR-07: heights above the table, and the final place. */
export interface Climb {
  readonly height: number;
  readonly foot: number;
  readonly top: number;
  readonly onTop: Place;
}

/** A Unit in play, as far as rules without geometry look at it. */
export interface Unit {
  readonly sheet: UnitSheet;
  readonly speed: Speed;
  readonly mode: Mode;
  /** HGB-MOVE-10: how high above the table it flies; 0 on the ground, wherever that is. */
  readonly altitude: number;
  /** `null` unless it hangs on a cliff. */
  readonly climb: Climb | null;
  /** Infantry loses bases instead: it is whole or destroyed (HGB-INF-07). */
  readonly damage: Damage;
  /** Sturdy boxes that are left. */
  readonly sturdy: number;
  /** HGB-WSR-06: Armor lost beyond that of the damage. */
  readonly armorLost: number;
  /** HGB-DMG-06, HGB-APERK-01: results that have destroyed AUX systems. */
  readonly auxHits: number;
  /** Bases of infantry that are left; 0 of everybody else. */
  readonly bases: number;
  /** HGB-ACT-07: counters that are left; nothing for a Unit that is not Hull-Down. */
  readonly hullDown: number | null;
  /** HGB-ACT-05: Evasive Maneuvers of this round. */
  readonly evasions: number;
  /** HGB-OPT-01: only its crew is left, on foot. */
  readonly isCrew: boolean;
  /** HGB-DRONE-02: those of its Master, while it is under control. */
  readonly borrowed: Skills | null;
  /** HGB-MOR-03: its group is. */
  readonly isDemoralized: boolean;
  /** HGB-DET-04: attacks since its activation began. */
  readonly weaponsUsed: number;
  /** HGB-DET-04: Active Detection and Active Comms tests since its activation began. */
  readonly emissions: number;
  /** HGB-AUX-08: it has used its searchlight this round. */
  readonly isLit?: boolean;
  /** HGB-AUX-03: this round. */
  readonly isOnAutopilot?: boolean;
  /** HGB-FLAW-05: this round, before its activation, too. */
  readonly hasFired?: boolean;
  /** HGB-INF-04: into a building, this round. */
  readonly hasEntered?: boolean;
  /** HGB-CP-06: its condition before the hit that destroyed it. */
  readonly before?: Pick<Unit, 'damage' | 'auxHits' | 'bases'>;
  readonly ecm: Emitter;
  readonly eccm: Emitter;
}

const OFF: Emitter = { isOn: false };

/** HGB-CARD-03: a Unit that has just been deployed. */
export function deployed(sheet: UnitSheet, mode: Mode = sheet.card.movement[0].mode): Unit {
  return {
    sheet,
    speed: 'stationary',
    mode,
    altitude: 0,
    climb: null,
    damage: 0,
    sturdy: sheet.card.sturdy,
    armorLost: 0,
    auxHits: 0,
    bases: sheet.card.bases ?? 0,
    hullDown: null,
    evasions: 0,
    isCrew: false,
    borrowed: null,
    isDemoralized: false,
    weaponsUsed: 0,
    emissions: 0,
    ecm: OFF,
    eccm: OFF,
  };
}

export const isInfantry = ({ sheet }: Unit): boolean => sheet.card.kind === 'infantry';
