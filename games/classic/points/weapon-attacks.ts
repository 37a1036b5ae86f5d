import type { Tally } from '@ironfield/kernel/explanation.ts';
import type { Field, OrderForm } from '@ironfield/kernel/menu/menu.ts';
import type { FrameOf } from '@ironfield/kernel/play/game.ts';
import type { Play } from '@ironfield/kernel/play/play.ts';
import type { Reason } from '@ironfield/kernel/refusal.ts';
import type { Shot, Stance } from '../attacks.ts';
import type { Battlefield, Forces } from '../battlefield.ts';
import type { WeaponType } from '../data/equipment.ts';
import type { Part, WeaponMount } from '../design.ts';
import type { AttackMarks, DeclaringOrders } from '../extensions.ts';
import type { Classic } from '../game-types.ts';
import type { Kind, Struck } from '../kind.ts';
import type { Declaration, OrderOf } from '../orders.ts';
import type { RuleId } from '../rule-index.ts';
import type { State, Twist, UnitState, WeaponAttack } from '../state.ts';

/** Attacks with weapons, from their declaration to what they hit. */
export interface WeaponAttackPoints {
  readonly add: {
    /** An order of its own in the Weapon Attack Phase. */
    declares(play: Play<Classic>, field: Battlefield, order: DeclaringOrders[keyof DeclaringOrders]): void;
    /** `range` may be one that a bot only thinks of. */
    weaponToHit(tally: Tally<RuleId>, field: Battlefield, state: State, shot: Shot, range: number): void;
    /** To the number of a weapon attack, when everything else is in it. */
    weaponToHitInAll(tally: Tally<RuleId>, field: Battlefield, state: State, shot: Shot): void;
    /** CBT-SCN-24, MT-WX-04: to the number of a shot that darkness makes harder. */
    inTheDark(tally: Tally<RuleId>, field: Battlefield, state: State, shot: Shot, points: number): void;
    /** The modifier of the two hexes to a weapon attack, whether the 'Mechs are there or only thought of. */
    ground(tally: Tally<RuleId>, field: Battlefield, from: number, to: number): void;
    /** A unit has declared attacks, be it with weapons or with its limbs. */
    attacks(play: Play<Classic>, field: Battlefield, unit: number): void;
    /** A weapon has been fired, be it a hit or not, and what it did is done. */
    fired(play: Play<Classic>, field: Battlefield, attack: WeaponAttack): void;
    /** MT-WPN-55: so many missiles of a salvo have not hit, and look for somebody else. */
    fliesOn(play: Play<Classic>, field: Battlefield, attack: WeaponAttack, left: number): void;
    /** A weapon attack has been rolled for, hit or miss. */
    rolledToHit(play: Play<Classic>, field: Battlefield, attack: WeaponAttack, dice: readonly number[]): void;
    /** MT-ELEC-18: a pod that is no beacon has hit a part of its target. */
    podLands(play: Play<Classic>, field: Battlefield, attack: WeaponAttack, struck: Struck): void;
    /** CBT-WPN-06: to the roll for how many missiles hit. */
    cluster(tally: Tally<RuleId>, field: Battlefield, state: State, hit: Hit): void;
  };
  readonly replace: {
    /** MT-PRE-31: a weapon as it is under water; null if it does not work there. */
    underWater(type: WeaponType): WeaponType | null;
    /** MT-ELEC-05: are anti-missile systems fired at units? */
    firesAntiMissile(): boolean;
    /** CBT-THM-07: does another target than the primary one cost this unit nothing? */
    sparesSecondary(unit: UnitState): boolean;
    /** CBT-THM-08: do sensors that were hit not matter to this unit? */
    sparesSensors(unit: UnitState): boolean;
    /** CBT-WPN-05: how many arms may be gone of one that fires while it lies. */
    armsToSpare(): number;
    /** CBT-WPN-01: does the damage of its unit leave a weapon able to fire? */
    weaponWorks(mount: WeaponMount, unit: UnitState): boolean;
    /** MT-ADVF-03: may who has taken careful aim attack in that turn? */
    aimsAndAttacks(): boolean;
    /** CBT-THM-03: at medium (1) and long range (2). */
    rangeModifier(tally: Tally<RuleId>, bracket: number): void;
    /** The range beyond which a weapon hits nothing. */
    farthest(type: WeaponType): number;
    /** MT-BASE-13: who sees the target of a weapon for a unit that does not; -1 for nobody. */
    spotter(field: Battlefield, state: State, unit: number, weapon: number, target: number): number;
    /** MT-WPN-56: does TAG stand for a spotter, so that a weapon is fired at whom only this friend sees? */
    guides(
      field: Battlefield,
      state: State,
      shot: { readonly attacker: number; readonly weapon: number; readonly target: number },
      friend: number,
    ): boolean;
    /** MT-ELEC-15: the band of its range in which a weapon is fired: 0 for short, 1, 2. */
    bracketUsed(field: Battlefield, state: State, shot: Shot, range: number): number;
    /** MT-SOPS-02: are vehicles swarmed as 'Mechs are? */
    swarmsVehicles(): boolean;
    /** MT-DUEL-07: does indirect fire cost this unit no +1? */
    sparesIndirect(unit: UnitState): boolean;
    /** Has a unit attacked in this turn that may still declare something? */
    hasAttacked(unit: UnitState): boolean;
  };
  readonly stage: {
    /** MT-WPN-56: the bins from which a unit may fire at a target. */
    loadsAt(
      bins: readonly number[],
      field: Battlefield,
      state: State,
      shot: { readonly attacker: number; readonly weapon: number; readonly target: number },
    ): readonly number[];
    /** MT-BASE-10, MT-WPN-03: the throw up to which two rounds at once jam a gun; 0 for one that never fires two. */
    jamsUpTo(most: number, type: WeaponType): number;
    /** Points of a hit with what is in a bin on average, from those of the usual ammunition. */
    pointsOfLoad(points: number, field: Battlefield, state: State, shot: LoadedShot): number;
    /** Is a unit asked what it declares though it may have nothing, because the question would tell of a secret? */
    isAskedAnyway(is: boolean, field: Battlefield, state: State, unit: number): boolean;
    /** MT-BASE-10, MT-WPN-07: does this throw jam the gun for good, so that its shot misses? */
    jamsNow(does: boolean, field: Battlefield, attack: WeaponAttack, dice: readonly number[]): boolean;
    /** Further orders of the Weapon Attack Phase. */
    declarations(
      forms: readonly OrderForm<Declaration>[],
      field: Battlefield,
      state: State,
      units: readonly number[],
    ): readonly OrderForm<Declaration>[];
    /** Steps before the first declaration of the Weapon Attack Phase; for one unit alone where that acts by itself. */
    beforeFire(
      steps: readonly FrameOf<Classic>[],
      field: Battlefield,
      state: State,
      unit?: number,
    ): readonly FrameOf<Classic>[];
    /** CBT-ARC-03 */
    twists(twists: readonly Twist[], unit: UnitState): readonly Twist[];
    /** CBT-ARC-02: can a weapon be pointed at something at this bearing, as its unit faces? */
    canBear(can: boolean, kind: Kind, mount: WeaponMount, twist: Twist, bearing: number): boolean;
    /** CBT-THM-07: is something ahead that is at this bearing of what the weapons turn with? */
    isAhead(is: boolean, kind: Kind, bearing: number): boolean;
    /** The choices for a weapon that is fired. */
    attackFields(
      fields: readonly Field[],
      field: Battlefield,
      unit: number,
      weapon: number,
      state: State,
    ): readonly Field[];
    /** CBT-THM-07: what a target other than the primary one costs, be it attended to by itself or not where somebody has to say so. */
    secondaryCost(
      cost: Shot['secondary'],
      field: Forces,
      unit: number,
      attended: boolean | undefined,
    ): Shot['secondary'];
    /** Does a unit fire at one target only? */
    oneTarget(is: boolean, field: Forces, state: State, unit: number): boolean;
    /** The last choices for a shot, aimed or not, where this is the primary target. */
    shotFields(
      fields: readonly Field[],
      field: Battlefield,
      state: State,
      shot: Shot,
      primary: number,
    ): readonly Field[];
    /** MT-VCOM-08: may a unit clear a jam now? */
    mayClear(may: boolean, field: Forces, state: State, unit: number): boolean;
    /** And after its target, where it is not aimed at a part of it. */
    targetFields(fields: readonly Field[], field: Battlefield, state: State, shot: Shot): readonly Field[];
    /** Why some shots of a unit are not fired together. */
    whyNotTogether(
      why: Reason | null,
      field: Battlefield,
      state: State,
      unit: number,
      entries: readonly Readonly<Record<string, unknown>>[],
    ): Reason | null;
    /** MT-ADVF-05: of the shots of one salvo, with these numbers: whose roll decides each, by index. */
    sharedRolls(
      rolls: readonly number[],
      state: State,
      shots: readonly Shot[],
      numbers: readonly number[],
    ): readonly number[];
    /** The notes on a weapon attack that is declared so. */
    declared(
      marks: AttackMarks,
      choice: OrderOf<'fire'>['attacks'][number],
      field: Battlefield,
      state: State,
      unit: number,
    ): AttackMarks;
    /** Why a weapon cannot be fired, or a blow not struck, that the base game allows. */
    whyNotFire(
      why: Reason | null,
      field: Battlefield,
      state: State,
      stance: Stance,
      shot: { readonly weapon: number; readonly target: number },
    ): Reason | null;
    /** CBT-WPN-01: why a weapon is not ready, whatever it is aimed at. */
    whyNotReady(
      why: Reason | null,
      field: Battlefield,
      state: State,
      unit: number,
      mount: WeaponMount,
    ): Reason | null;
    /** CBT-THM-01: what a shot really needs, when its dice have fallen. */
    neededNow(
      number: number,
      play: Play<Classic>,
      field: Battlefield,
      attack: WeaponAttack,
      dice: readonly number[],
    ): number;
    /** A further attack by a shot that has missed. */
    stray(
      next: WeaponAttack | null,
      field: Battlefield,
      state: State,
      missed: WeaponAttack,
    ): WeaponAttack | null;
    /** MT-BASE-09: what is left of the missiles of an attack that hit. */
    missilesLeft(missiles: number, play: Play<Classic>, field: Battlefield, attack: WeaponAttack): number;
    /** MT-WPN-04: of several rounds at once those that hit, where that has been decided; else null. */
    roundsThatHit(hits: number | null, attack: WeaponAttack): number | null;
    /** CBT-WPN-06: the dice for how many missiles of an attack hit, and how many of them count, the lowest. */
    clusterDice(
      dice: { readonly count: number; readonly lowest: number },
      state: State,
      attack: WeaponAttack,
    ): { readonly count: number; readonly lowest: number };
    /** CBT-WPN-06: the missiles that hit where the roll comes to less than 2. */
    leastMissiles(missiles: number, field: Battlefield, state: State, hit: Hit): number;
    /** MT-ATK-01: is a hit that was so far above its number a glancing one? */
    glances(does: boolean, margin: number): boolean;
    /** A weapon attack that has hit. */
    hit(hit: Hit, play: Play<Classic>): Hit;
    /** The rest of the points of a weapon attack, before they are put in groups. */
    absorbed(points: number, play: Play<Classic>, field: Battlefield, attack: WeaponAttack): number;
    /** MT-BASE-20: what is left of points that strike one place of the target of an attack, or of a blow. */
    shielded(
      points: number,
      play: Play<Classic>,
      field: Battlefield,
      attack: Pick<WeaponAttack, 'attacker'> & { readonly target: number },
    ): number;
    /** CBT-WPN-08: may a part be aimed at of a target that is not helpless? */
    takesAim(may: boolean, field: Battlefield, state: State, shot: Shot): boolean;
    /** MT-BASE-06: the parts that may be aimed at. */
    partsToAim(parts: readonly Part[], field: Battlefield, state: State, shot: Shot): readonly Part[];
    /** MT-BASE-06: does a hit strike the part that it was aimed at without a roll? */
    aimHolds(does: boolean, attack: WeaponAttack): boolean;
    /** CBT-WPN-08 */
    mayAim(is: boolean, state: State, attacker: number, target: number): boolean;
    /** Weapons that a unit has fired in this turn, each as often as it was. */
    shotsOf(weapons: readonly number[], unit: UnitState): readonly number[];
  };
}

/** The effect of a blow that has hit. */
export interface Impact {
  readonly damage: number;
  /** The modifier to rolls for critical hits (CBT-CRT-01). */
  readonly criticals?: number;
}

/** What is fired at whom; an unknown target is -1. */
export interface LoadedShot {
  readonly attacker: number;
  readonly weapon: number;
  readonly target: number;
  readonly bin: number;
}

/** A weapon attack that has hit, before its missiles are counted. */
export interface Hit extends Pick<Impact, 'criticals'> {
  readonly attack: WeaponAttack;
  /** The roll to hit. */
  readonly dice: readonly number[];
  /** MT-ATK-01: the roll was just good enough, and the option counts that. */
  readonly glancing: boolean;
  /** Points of each missile, or of the one shot of another weapon. What hits is put in groups of points later (CBT-WPN-07). */
  readonly damageEach: number;
}
