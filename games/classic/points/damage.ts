import type { Play } from '@ironfield/kernel/play/play.ts';
import type { Battlefield } from '../battlefield.ts';
import type { Part } from '../design.ts';
import type { AttackSide, Event } from '../events.ts';
import type { Classic } from '../game-types.ts';
import type { MotiveEffect, Struck } from '../kind.ts';
import type { Blast } from '../rules/damage/blast.ts';
import type { Fault, FaultTable } from '../rules/damage/faults.ts';
import type { VehicleDamage } from '../rules/damage/vehicle-damage.ts';
import type { State, UnitState } from '../state.ts';
import type { Motion } from '../units/vehicle-file.ts';

/** The points of damage to a body. */
export interface DamagePoints {
  readonly add: {
    /** CBT-CRT-06: a slot has been hit. */
    critical(play: Play<Classic>, field: Battlefield, unit: number, part: number, slot: number): void;
    /** MT-ARMOR-08: a critical hit has found what none of them harms, by the name of that, and is thrown again. */
    findsMaterial(play: Play<Classic>, field: Battlefield, unit: number, part: Part, name: string): void;
    /** MT-CRIT-07: whatever was hidden of these faults shows itself. */
    faultShows(play: Play<Classic>, unit: number, label: string, faults: readonly Fault[]): void;
    /** MT-BASE-20: something bursts; what stands in the hexes that it reaches is struck, besides units. */
    blast(play: Play<Classic>, field: Battlefield, blast: Blast): void;
    /** MT-SPV-06: so many points of a charge or a collision have struck a side of a unit. */
    rammed(play: Play<Classic>, field: Battlefield, unit: number, side: AttackSide, points: number): void;
    /** MT-BASE-17: a part has been hit, and what that does at once is done. */
    partStruck(play: Play<Classic>, field: Battlefield, unit: number, part: Part): void;
    /** MT-SPV-05: armour of a part of a vehicle has been damaged. */
    armorWorn(play: Play<Classic>, field: Battlefield, unit: number, part: Part): void;
    /** MT-COCKPIT-07: an attack of somebody else has damaged the inside of a unit, with all that comes of it. */
    insideHurt(play: Play<Classic>, field: Battlefield, unit: number): void;
    /** CBT-DMG-05: a unit has lost a part. */
    partLost(play: Play<Classic>, field: Battlefield, unit: number, part: Part): void;
    /** CBT-CRT-07: ammunition of a unit goes up, before it does any harm. */
    explodes(play: Play<Classic>, field: Battlefield, unit: number): void;
    /** CBT-CRT-07: so many shots of a bin have gone up. */
    binExplodes(play: Play<Classic>, field: Battlefield, unit: number, bin: number): void;
    /** MT-VTOL-03: a roll for critical hits has come to this. */
    vehicleDamaged(play: Play<Classic>, field: Battlefield, unit: number, result: VehicleDamage): void;
  };
  readonly replace: {
    /** MT-BASE-20: what of a group of points of something that bursts reaches a unit where it is. */
    reaches(points: number, field: Battlefield, state: State, unit: number): number;
    /** MT-INFY-06: does each trooper who rides on the outside of a unit have a place? */
    ridersKeepPlaces(field: Battlefield, carrier: number): boolean;
    /** CBT-CRT-10: do so many hits leave the engine of a unit cool? */
    coolsEngine(unit: UnitState, hits: number): boolean;
    /** MT-CRIT-07: is what was found wrong with an item kept from everybody, and what is? */
    keepsFault(play: Play<Classic>, unit: number, label: string, fault: Fault, table: FaultTable): boolean;
    hiddenFaults(state: Pick<State, 'marks'>, unit: number, label: string): readonly Fault[];
    /** MT-INFY-05: does a 6 for the trooper who is hit in battle armour kill somebody, or do nothing? */
    sixMayKill(): boolean;
    /** CBT-HIT-03: on the full table a throw of 2 is thrown again. */
    floatsCriticals(): boolean;
    /** MT-VCOM-09: a roll for the motive system of a vehicle, with what the situation adds to it. */
    motiveDamage(play: Play<Classic>, field: Battlefield, unit: number, situation: number): void;
    /** MT-VTOL-03: what a throw does to a VTOL, by the code of the part; null for the table of vehicles on the ground. */
    vtolDamage(code: string, total: number): VehicleDamage | null;
    /** CBT-MOV-09, CBT-CRT-16: does a hip that is hit add to what else is wrong with its leg, instead of covering it? */
    addsHips(): boolean;
  };
  readonly stage: {
    /** MT-DRONE-04: what a roll for critical hits comes to, by its table. */
    vehicleResult(result: VehicleDamage, field: Battlefield, unit: number): VehicleDamage;
    /** MT-COCKPIT-07: points of one hit on a trooper in armour. */
    hitsSuit(points: number, field: Battlefield, state: Pick<State, 'units'>, unit: number): number;
    /** CBT-CRT-07: what keeps an explosion in a part from going on to others. */
    contained(
      how: Containment | null,
      field: Battlefield,
      state: Pick<State, 'units'>,
      unit: number,
      part: Part,
    ): Containment | null;
    /** MT-VCOM-13: does a vehicle go on without a turret that has no structure left, or was blown off; or a hit on its rotor? */
    outlivesTurret(does: boolean, how: 'shot' | 'blown-off' | 'rotor'): boolean;
    /** MT-VCOM-05: where hits from a side land on a vehicle, by 2D6 from 2 on. */
    hitColumn(
      rows: readonly HitRow[],
      motion: Motion,
      side: AttackSide,
      hasSixSides?: boolean,
    ): readonly HitRow[];
    /** MT-VCOM-06: what stands for the rolls for critical hits of a vehicle, if anything does. */
    vehicleCriticals(
      roll: VehicleCriticalRoll | null,
      field: Battlefield,
      unit: number,
    ): VehicleCriticalRoll | null;
    /** MT-PRE-13: how many times its points a hit does to a platoon. */
    exposure(times: number, unit: UnitState): number;
    /** MT-PRE-25: what is left for a unit of a hit that strikes somebody on its outside first. */
    intercepted(
      points: number,
      play: Play<Classic>,
      field: Battlefield,
      unit: number,
      struck: Struck,
    ): number;
    /** MT-WPN-50: points that a weapon explodes with which a critical hit has found; 0 where it does not. */
    weaponBursts(points: number, field: Battlefield, state: State, unit: number, weapon: number): number;
    /** CBT-CRT-07: points for the pilot whose ammunition goes up. */
    explosionHurts(points: number, field: Battlefield, unit: number): number;
  };
}

/** The fate of an explosion that stays in its part. */
export interface Containment {
  /** The structure takes no more than this. */
  readonly inside: number;
  /** Damage beyond the structure strikes the armour on its way out: that of the back, where there is one. */
  readonly blowsOut?: true;
  /** Two dice from this number on spare what a critical hit has found; and what is told of them. */
  readonly sparesFrom?: number;
  spared?(unit: number, dice: readonly number[], success: boolean): Event;
  /** The event of points that do no more harm. */
  vented(unit: number, location: Part, points: number): Event;
}

/** One roll for a part that was hit from this side. Says whether it did anything. */
export type VehicleCriticalRoll = (
  play: Play<Classic>,
  field: Battlefield,
  unit: number,
  hit: {
    readonly part: Part;
    readonly side: AttackSide;
    readonly by: number;
    /** MT-WPN-06: what is added to the roll. */
    readonly modifier?: number;
  },
) => boolean;

/** A row of the table: the turret, the rotor, the side attacked or another one, and what else the hit does. */
export interface HitRow {
  readonly isTurret?: true;
  /** MT-VCOM-05: of two turrets the rear one. */
  readonly isRear?: true;
  readonly isRotor?: true;
  readonly isCritical?: true;
  /** MT-VTOL-01: critical on the side, too, where the rotor is gone. */
  readonly staysCritical?: true;
  /** MT-VCOM-05: another side than the one attacked. */
  readonly other?: AttackSide;
  /** MT-VCOM-05: a roll for motive damage besides. */
  readonly isMotive?: true;
  readonly effect?: MotiveEffect;
  /** MT-VTOL-02: no weapon does more points to it. */
  readonly most?: number;
}
