import type { Tally } from '@ironfield/kernel/explanation.ts';
import type { Field, OrderForm } from '@ironfield/kernel/menu/menu.ts';
import type { Play } from '@ironfield/kernel/play/play.ts';
import type { Reason } from '@ironfield/kernel/refusal.ts';
import type { Blow, TargetName } from '../attacks.ts';
import type { Battlefield } from '../battlefield.ts';
import type { PhysicalKind } from '../data/physical-attacks.ts';
import type { Design } from '../design.ts';
import type { Classic } from '../game-types.ts';
import type { Hatchet } from '../kind.ts';
import type { Order } from '../orders.ts';
import type { RuleId } from '../rule-index.ts';
import type { UnitOrder } from '../rules/movement/move-kind.ts';
import type { AddedBlow, BlowBase } from '../rules/physical/added-blow.ts';
import type { Club } from '../rules/physical/clubs.ts';
import type { PhysicalAttack, RollEvent, State, UnitState } from '../state.ts';
import type { Impact } from './weapon-attacks.ts';

/** Attacks with limbs and clubs. */
export interface PhysicalAttackPoints {
  readonly add: {
    /** The act of a unit that declares no physical attack. */
    skipsPhysical(play: Play<Classic>, field: Battlefield, order: Order): void;
    physicalToHit(tally: Tally<RuleId>, field: Battlefield, state: State, blow: Blow): void;
    /** To the damage of a physical attack that does any. */
    blowDamage(tally: Tally<RuleId>, field: Battlefield, blow: Blow, state: State): void;
    /** CBT-PHY-05: steps that come after all physical attacks of the turn. */
    lastBlows(play: Play<Classic>): void;
    /** A physical attack has hit, before it does anything. */
    struckHome(play: Play<Classic>, field: Battlefield, attack: PhysicalAttack): void;
    /** CBT-PHY-13: a unit has picked something up. */
    lifts(play: Play<Classic>, field: Battlefield, unit: number): void;
  };
  readonly replace: {
    /** CBT-PHY-02: the number of a physical attack before anything modifies it. */
    physicalBase(tally: Tally<RuleId>, kind: PhysicalKind, piloting: number, added?: BlowBase): void;
    /** CBT-PHY-20: are charges made at once, so that their targets need not have moved? */
    chargesAtOnce(): boolean;
    /** CBT-PHY-08: how many arms a unit may punch with at once. */
    mostPunches(unit: UnitState): number;
    /** MT-DUEL-08: has it made its physical attacks of this turn? */
    hasStruck(unit: UnitState): boolean;
    /** MT-WPN-62: does a unit find a club in the rubble where it looks for one? */
    unearths(play: Play<Classic>, field: Battlefield, unit: number): boolean;
    /** CBT-PHY-14: does it leave a hatchet that can be swung? */
    hatchetWorks(hatchet: Hatchet, unit: UnitState): boolean;
    /** CBT-PHY-19, CBT-PHY-16: what who was kicked or pushed has to roll. */
    tottering(attacker: Design, target: Design): Pick<RollEvent, 'modifier' | 'rule'>;
    /** CBT-PHY-23: damage to the charger, by the weight of its target and the hexes it has come. */
    recoilOfCharge(tons: number, hexes: number): number;
  };
  readonly stage: {
    /** CBT-PHY-23: points that a unit takes from its own charge. */
    recoil(points: number, field: Battlefield, state: Pick<State, 'units'>, unit: number): number;
    /** Further orders of the Physical Attack Phase. */
    strikes(
      forms: readonly OrderForm<UnitOrder>[],
      field: Battlefield,
      state: State,
      units: readonly number[],
    ): readonly OrderForm<UnitOrder>[];
    /** CBT-PHY-13: what a unit may pick up as a club where it stands. */
    clubs(clubs: readonly Club[], field: Battlefield, state: State, unit: number): readonly Club[];
    /** Physical attacks besides those of the base game. */
    blows(blows: readonly AddedBlow[]): readonly AddedBlow[];
    /** The choices for a blow, after the field that names its target. */
    blowFields(
      fields: readonly Field[],
      field: Battlefield,
      state: State,
      blow: Blow,
      name: TargetName,
    ): readonly Field[];
    struck(blow: Blow, order: Readonly<Record<string, unknown>>, name: TargetName): Blow;
    /** CBT-PHY-05: why a blow misses without a roll to hit, found out at that moment. */
    missesOutright(
      miss: OutrightMiss | null,
      play: Play<Classic>,
      field: Battlefield,
      attack: PhysicalAttack,
    ): OutrightMiss | null;
    /** CBT-PHY-05: a physical attack when all are declared; it was the so-many-th of them. */
    blowOrdered(attack: PhysicalAttack, field: Battlefield, state: State, place: number): PhysicalAttack;
    whyNoBlow(why: Reason | null, field: Battlefield, state: State, blow: Blow): Reason | null;
    /** CBT-PHY-04: can a blow be aimed there? */
    inArc(is: boolean, field: Battlefield, state: State, blow: Blow): boolean;
    /** A physical attack that has hit. */
    blow(impact: Impact, glancing: boolean): Impact;
  };
}

/** Why a physical attack misses without a roll to hit. */
export interface OutrightMiss {
  readonly reason: string;
  readonly rule: RuleId;
}
