// The questions that the procedures of the game ask of any kind of unit. A kind is a folder in `kinds/`, with a file
// for each chapter below; in the game the register alone names it (`kinds.ts`).

import type { Tally } from '@ironfield/kernel/explanation.ts';
import type { Play } from '@ironfield/kernel/play/play.ts';
import type { Reason, Result } from '@ironfield/kernel/refusal.ts';
import type { ZodType } from 'zod';
import type { Blow, Stance } from './attacks.ts';
import type { Battlefield } from './battlefield.ts';
import type { CloseAttack, WeaponType } from './data/equipment.ts';
import type { Gear } from './data/gear.ts';
import type { HitTable } from './data/physical-attacks.ts';
import type { Nature } from './data/plating.ts';
import type { Design, Part, Slots, WeaponMount } from './design.ts';
import type { AttackSide, RollReason } from './events.ts';
import type { Classic } from './game-types.ts';
import type { RuleId } from './rule-index.ts';
import type { Body, Damage, Flips, State, Twist, UnitState, WeaponAttack } from './state.ts';
import type { Paces } from './text/paces.ts';
import type { InfantryMotion } from './units/infantry-file.ts';
import type { Role } from './units/role-names.ts';
import type { UnitFile } from './units/unit-file.ts';
import type { Motion } from './units/vehicle-file.ts';

declare module './battlefield.ts' {
  interface Forces {
    /** By unit. */
    readonly kinds: readonly Kind[];
  }
}

/**
 * A plain constant object: what is asked of a unit is asked with its number, and answered from the state. What every
 * unit has it answers itself; what only some have is a capability, which may be absent.
 */
export interface Kind
  extends Sheet,
    Parts,
    Ways,
    MovementPoints,
    Mounts,
    HitLocation,
    DamageTaken,
    Condition {
  /** Legs to stand up and fall on, arms to strike with. */
  readonly limbs?: Limbs;
  /** Somebody must keep it upright. */
  readonly piloting?: PilotingRolls;
  readonly heat?: Heat;
  /** A pilot sits inside it, behind armour. */
  readonly cockpit?: Cockpit;
  readonly repairs?: Repairs;
  readonly motive?: Motive;
  readonly flooding?: Flooding;
  readonly driving?: Driving;
  readonly hull?: Hull;
  /** It flies. */
  readonly flight?: Flight;
  /** It is not one machine but many people. */
  readonly troopers?: Troopers;
  readonly emplaced?: Emplaced;
}

/** The file of a unit, made ready for play. */
interface Sheet {
  /** Its name in unit files. */
  readonly id: string;
  /** Its way of moving, where a file of this kind names one. */
  readonly motion?: Motion | InfantryMotion | 'armored' | 'mounted' | 'quad' | 'towed';
  /** Where several kinds move alike: is this file of this one? */
  fits?(file: UnitFile): boolean;
  readonly fileSchema: ZodType<UnitFile>;
  designOf(file: UnitFile): Result<Design, readonly string[]>;
  /** CBT-FOR-10: what it is best at; null where nothing says so. */
  roleOf(file: UnitFile): Role | null;
  /** Any of them may stand for one of which others know the shape alone. */
  readonly standIns: readonly UnitFile[];
  /** Visible details besides its parts, such as its hands. */
  looksOf?(file: UnitFile): string;
  /** Its weight and its movement points in a few words. */
  noteOf(file: UnitFile): string;
  /** Gear on it that an option has to allow. */
  gearOf?(file: UnitFile): readonly Gear[];
  /** Hexes a turn at its usual pace. */
  speedOf(file: UnitFile): number;
  /** The share of its points of armour and structure that enemies have to shoot away, beside that of a 'Mech. */
  readonly hardness: number;
  /** The contents of a part, by name. */
  contents(file: UnitFile, part: Part): readonly string[];
}

/** The parts of the body, by number. */
interface Parts {
  /** The names of parts in orders and menus, and for people. */
  readonly codes: readonly string[];
  readonly names: readonly string[];
  /** CBT-LOS-08: behind what gives the unit partial cover. */
  isCovered(part: Part): boolean;
  /** Levels that it rises above what it stands on. */
  readonly height: 1 | 2;
  /** MT-PRE-10: its front and its rear are one hexside wide, and each of its sides two. */
  readonly hasNarrowFront: boolean;
  /** MT-VCOM-04: it has a side for each hexside. */
  readonly hasSixSides?: boolean;
  /** MT-PRE-13: it has no front: it goes, sees and fires all around alike, and turns for nothing. */
  readonly facesNowhere?: true;
  /** MT-PRE-25: where those ride who hold on to its outside, in the order of the troopers. */
  readonly ridingPlaces?: readonly RidingPlace[];
  /** CBT-WPN-08: its parts can be aimed at. */
  readonly isAimedAt: boolean;
  /** The location where a hit does most: it is aimed at if anything is. */
  readonly vital: Part;
}

/** A part, from in front or from behind. */
export interface RidingPlace {
  readonly part: Part;
  readonly rear: boolean;
}

/** MT-PRE-12: on the ground it can only lift off, and `stepsOn` says where it can stand. */
interface Flight {
  /** Over the ground at this level. */
  stepsAt(field: Battlefield, altitude: number): Steps;
  /** It comes down wherever it is, and does not fly again (MT-PRE-29); from so many levels, or from all that it is up. */
  crash(play: Play<Classic>, field: Battlefield, unit: number, levels?: number): void;
  /** Its engine fails it: it tries to land. */
  comeDown(play: Play<Classic>, field: Battlefield, unit: number): void;
  /** Into the hex that it slides into, on this side, with so many points. */
  crashInto(play: Play<Classic>, field: Battlefield, unit: number, into: Collision): void;
}

/** MT-PRE-29: what is as high as it flies, and how hard it strikes that. */
export interface Collision {
  readonly hex: number;
  readonly side: AttackSide;
  readonly hexes: number;
}

/** MP of the steps out of each hex in each facing (see `nodeOf`); 0 where there is no such step. */
export interface Steps {
  readonly walk: Uint8Array;
  readonly run: Uint8Array;
  readonly back: Uint8Array;
  /** By cell: onto the map from outside, where there is no telling how high one came from (CBT-SCN-17). */
  readonly walkIn: Uint8Array;
  readonly runIn: Uint8Array;
  /** By cell: the directions that lead off the map, a bit each. */
  readonly off: Uint8Array;
}

/** CBT-MOV-02 to CBT-MOV-08: what the ground costs it. */
interface Ways {
  /** The names of its ways of moving. */
  readonly paces: Paces;
  /** MT-PRE-24: no hex holds two of these. */
  readonly fillsHex: boolean;
  /** It moves over water instead of through it. */
  readonly floats: boolean;
  /** MT-PRE-30: it never leaves the water. */
  readonly isShip?: true;
  /** Hangs on the field; asked for again and again. */
  stepsOn(field: Battlefield, unit: number): Steps;
  /** The same with reasons: from one hex into the next, and onto the map. */
  stepCost(tally: Tally<RuleId>, field: Battlefield, unit: number, from: number, to: number): void;
  entryCost(tally: Tally<RuleId>, field: Battlefield, unit: number, to: number): void;
}

/** CBT-MOV-07 to CBT-MOV-16. Damage counts as it is recorded (CBT-FALL-07). */
interface MovementPoints {
  walkingPoints(tally: Tally<RuleId>, field: Battlefield, state: State, unit: number): void;
  jumpingPoints(tally: Tally<RuleId>, field: Battlefield, state: State, unit: number): void;
  canRun(unit: UnitState): boolean;
}

/** The result of a hit with all that a unit fires at once. */
export interface Volley {
  readonly points: number;
  /** Points that share a location. */
  readonly group: number;
  /** Missiles of a salvo that have found the target, be they shot down there or not. */
  readonly found?: number;
}

/** Weapons, as far as it matters where they are mounted. */
interface Mounts {
  /** The part with weapons that turns, and its name for people. */
  readonly pivot: string;
  /** CBT-ARC-03: how far it may turn that. */
  twists(unit: UnitState): readonly Twist[];
  /** Why it cannot fire whatever it has; why not this weapon at anything. */
  whyNoFire(field: Battlefield, state: State, unit: number): Reason | null;
  whyNotReady(field: Battlefield, state: State, stance: Stance, mount: WeaponMount): Reason | null;
  /** By part: the slots of its engine or of its hips, a bit each. */
  slotsOf?(field: Battlefield, unit: number, what: 'engine' | 'hip' | 'sensors'): readonly number[];
  /** CBT-ARC-02: can the weapon be pointed at something at this bearing, as the unit faces? */
  canBear(mount: WeaponMount, twist: Twist, bearing: number): boolean;
  /** MT-VCON-04: how far what this weapon is mounted on turns, if it turns by itself. */
  ownTwists?(mount: WeaponMount): readonly Twist[] | null;
  /** CBT-THM-08: what damage adds to the number of any weapon, and of this one. */
  sensorModifiers(tally: Tally<RuleId>, field: Battlefield, state: State, unit: number): void;
  mountModifiers(
    tally: Tally<RuleId>,
    field: Battlefield,
    state: State,
    unit: number,
    mount: WeaponMount,
  ): void;
  /** CBT-WPN-08: of a target that cannot move. Says whether aiming there stands in for the modifier of that. */
  aimModifiers(tally: Tally<RuleId>, aim: Part): boolean;
  /** MT-PRE-13: its own movement makes nothing harder to hit. */
  readonly firesSteadily?: true;
  /** MT-PRE-13: it attacks one target a turn. */
  readonly hasOneTarget?: true;
  /** The hits where several fire together, which do not depend on the weapon alone; null where they do. */
  volley?(play: Play<Classic>, field: Battlefield, attack: WeaponAttack): Volley | null;
}

export interface Hatchet {
  readonly label: string;
  readonly slots: Slots;
}

/** The limbs it stands on, and those it makes physical attacks with. */
interface Limbs {
  readonly legs: readonly Part[];
  /** CBT-WPN-05: what one that is prone may prop itself up on to fire. */
  readonly props: readonly Part[];
  /** Are its hips as good as new? */
  hasSoundHips(field: Battlefield, state: State, unit: number): boolean;
  canStandUp(field: Battlefield, state: State, unit: number): boolean;
  /** CBT-MOV-11: only one hexside a turn while it is prone. */
  turnsOnceOnly(field: Battlefield, state: State, unit: number): boolean;
  /** CBT-THM-04: of one that is prone: is it harder to fire like that? */
  firesProneAtPenalty(field: Battlefield, state: State, unit: number): boolean;
  isInArc(field: Battlefield, state: State, blow: Blow): boolean;
  whyNotWith(field: Battlefield, state: State, blow: Blow): Reason | null;
  limbModifiers(tally: Tally<RuleId>, field: Battlefield, state: State, blow: Blow): void;
  /** The reduction of a blow's damage by the state of its limbs. */
  limbDamage(tally: Tally<RuleId>, field: Battlefield, state: State, blow: Blow): void;
  /** Is anything that moves the limb hit, or was it never there? */
  isImpaired(field: Battlefield, state: State, unit: number, limb: Part): boolean;
  /** MT-WPN-62: do the hand and the shoulder of the arm work? */
  canSwing(field: Battlefield, state: State, unit: number, limb: Part): boolean;
  /** Its legs; a four-legged one has them for arms, too. */
  walksOn(field: Battlefield, unit: number): readonly Part[];
  /** Working jump jets there. */
  jetsIn(field: Battlefield, state: State, unit: number, part: Part): number;
  /** MT-MOV-06: arms whose hands work and hold nothing. */
  freeHands(field: Battlefield, state: State, unit: number): readonly Part[];
  /** CBT-PHY-14: hatchets, by the name of each. */
  hatchets(field: Battlefield, unit: number): readonly Hatchet[];
  /** CBT-PHY-11 */
  canHoldClub(field: Battlefield, state: State, unit: number): boolean;
}

/** The direction of a hit. */
export interface Incoming {
  readonly table: HitTable;
  readonly side: AttackSide;
  /** CBT-LOS-08: parts of the target behind cover, a bit each. */
  readonly covered: number;
  /** MT-PRE-23: it is a physical attack. */
  readonly isBlow?: true | undefined;
  /** MT-HULL-02: it lands on this part without a roll. */
  readonly lands?: Part;
  /** The modifier to rolls for critical hits. */
  readonly criticals?: number | undefined;
  /** CBT-CRT-01: critical hits for throws of 2 to 12, where they are not the usual ones. */
  readonly counts?: readonly number[] | undefined;
  /** MT-WPN-59: points for a platoon that count once, wherever it is. */
  readonly sears?: number | undefined;
  /** MT-WPN-06: it threatens the inside even if the armor holds, with so much added to the roll. */
  readonly pierces?: number | undefined;
  /** MT-PRE-27: its points are as they are, whatever the ground. */
  readonly isMeasured?: true;
  /** MT-INFY-03: each point of it kills, whatever is worn. */
  readonly isFatal?: true;
  /** The attacker; absent: it has only itself to blame. */
  readonly by?: number | undefined;
}

/** The location it hits. */
export interface Struck {
  readonly part: Part;
  readonly rear: boolean;
  /** CBT-HIT-03: it threatens the inside whatever the armour. */
  readonly critical: boolean;
  readonly criticals?: Incoming['criticals'];
  readonly counts?: Incoming['counts'];
  readonly pierces?: Incoming['pierces'];
  readonly sears?: Incoming['sears'];
  readonly by?: Incoming['by'];
  /** MT-ARMOR-06, MT-ARMOR-07: what it is to armor that asks. */
  readonly nature?: Nature | undefined;
  /** MT-PRE-23: what the hit does to the way the unit moves, besides its damage. */
  readonly effect?: MotiveEffect | null;
  /** MT-VCOM-05: it asks for a roll for motive damage. */
  readonly isMotive?: true;
  /** MT-VTOL-02: of its points no more count than these. */
  readonly most?: number | undefined;
  /** MT-VCOM-13: where it came from: what a lost part does not hold strikes there. */
  readonly side?: AttackSide;
  /** MT-SPV-03: it would have struck a turret, if there were one. */
  readonly onTop?: true;
  /** MT-PRE-27: its points are as they are, whatever the ground. */
  readonly isMeasured?: true;
  /** MT-INFY-05: it kills, whatever its points; MT-INFY-03: each of them kills. */
  readonly isFatal?: true;
}

/** MT-PRE-23 */
export type MotiveEffect =
  | 'immobilized'
  | 'slowed'
  | 'turret-locked'
  | 'front-turret-locked'
  | 'rotor-lost'
  | 'weapon-lost';

interface HitLocation {
  /** Null for a hit that cover has taken. */
  rollLocation(play: Play<Classic>, field: Battlefield, unit: number, from: Incoming): Struck | null;
  /** Armour that a hit from this side meets on average, in a measure of its own. */
  armorOn(body: Body, side: AttackSide): number;
}

/** Everything is recorded at once (CBT-SEQ-06), with all that follows from it. */
interface DamageTaken {
  strike(play: Play<Classic>, field: Battlefield, unit: number, struck: Struck, points: number): void;
  /** CBT-SCN-13: a hit that it brings along from an earlier fight. */
  batter(play: Play<Classic>, field: Battlefield, unit: number, points: number): void;
  /** A critical hit without a roll for how many. */
  failInside(play: Play<Classic>, field: Battlefield, unit: number, part: Part): void;
  /** A roll for critical hits in a part; says whether there were any. */
  threaten(play: Play<Classic>, field: Battlefield, unit: number, part: Part, by: number): boolean;
  /** Damage from inside a part, past its armour. */
  damageInside(play: Play<Classic>, field: Battlefield, unit: number, part: Part, points: number): void;
  /** CBT-CRT-07: all shots of a bin go up. */
  explode(play: Play<Classic>, field: Battlefield, unit: number, bin: number): void;
  /**
   * The changes of the events of damage: points of armour are kept by facing, and a part takes along what hangs on it.
   */
  armorFacing(part: Part, rear: boolean): number;
  losePart(table: Pick<State, 'units' | 'limbs'>, unit: number, part: Part, blownOff: boolean): void;
}

interface PilotingRolls {
  /** CBT-PSR-02: running, or landing after a jump, asks for a Piloting Skill Roll. */
  runsAtRisk(field: Battlefield, state: State, unit: number): boolean;
  landsAtRisk(field: Battlefield, state: State, unit: number): boolean;
  /** CBT-PSR-02: what damage adds, whenever it was suffered. */
  pilotingModifiers(tally: Tally<RuleId>, field: Battlefield, unit: number, damage: Damage): void;
  /** CBT-PSR-03: what asks for a roll at the end of the phase, an entry for each roll. */
  rollsDue(field: Battlefield, state: State, unit: number): RollReason[];
  /** CBT-FALL-07: what in this phase makes it fall without a roll. */
  automaticFall(field: Battlefield, state: State, unit: number): RollReason | null;
}

interface Heat {
  /** CBT-HEA-02 to CBT-HEA-04, CBT-HEA-12: heat after the Heat Phase. */
  heatAfter(tally: Tally<RuleId>, field: Battlefield, state: State, unit: number): void;
  engineHeat(field: Battlefield, state: State, unit: number): number;
  /** Heat sinks that are not destroyed, be they switched on or off. */
  workingSinks(field: Battlefield, state: State, unit: number): number;
  /** Working heat sinks down where it stands. */
  legSinks(field: Battlefield, state: State, unit: number): number;
}

/** It does not stand on legs: what becomes of it where the ground gives way. */
interface Motive {
  /** MT-PRE-23: over water it sinks when it cannot move any more. */
  readonly sinks: boolean;
  /** MT-PRE-35: it may break through ice, and sinks with everybody in it. */
  readonly breaksIce: boolean;
  /** MT-PRE-03: soft ground may hold it. */
  readonly bogsDown: boolean;
  /** MT-SPV-10: a condition in which it never gets stuck. */
  readonly runsOver?: string;
}

/** MT-BASE-17: water may get into it. */
interface Flooding {
  /** It swims, and is never wholly under water. */
  readonly swims?: true;
  /** Is this part under water where it stands, or swims? */
  isBelow(part: Part): boolean;
  /** Slots of a part in which nothing works once it is full. */
  fills(field: Battlefield, unit: number, part: Part): number;
  /** What comes of a flooded part. */
  endBy(part: Part): 'pilot' | 'sunk' | null;
}

/** MT-PRE-10: it is a machine that somebody drives, or flies. */
interface Driving {
  /** MT-SKID-10: over one hex more. */
  rollOver(play: Play<Classic>, field: Battlefield, unit: number, flips: Flips): Flips;
  /** MT-SKID-11: what comes of it at the end. */
  comeToRest(play: Play<Classic>, field: Battlefield, unit: number, flips: Flips): void;
}

/** MT-VCOM-08: a hull with a tank and ammunition in it. */
interface Hull {
  /** Its bow, where a blade hangs (MT-SPV-05). */
  readonly bow: Part;
  /** Its tank explodes when it is hit. */
  burnsFuel(field: Battlefield, unit: number): boolean;
  /** Damage from inside a part; what a turret does not hold goes to the side of the attack. */
  blowUp(
    play: Play<Classic>,
    field: Battlefield,
    unit: number,
    at: { readonly part: Part; readonly side: AttackSide },
    points: number,
  ): void;
  /** Damage from inside that is let out through the armour at its rear, and what that does not hold into the open. */
  vent(play: Play<Classic>, field: Battlefield, unit: number, points: number): void;
}

/** Many people. */
interface Troopers {
  /** MT-PRE-13: those who fight in this phase: alive when it began. */
  strength(field: Battlefield, unit: UnitState): number;
  /** Of all there were at the beginning of the game, as a share. */
  share(field: Battlefield, unit: number, state: UnitState): number;
  /** MT-PRE-13: how many times its points a hit does in this hex. */
  exposure(field: Battlefield, cell: number): number;
  /** MT-PRE-13: dice of damage that a weapon does to them instead of its own; 0 where it does its own. */
  diceOf(type: WeaponType, isByTroopers: boolean): number;
  /** MT-PRE-15: the number that so many need before anything modifies it; null where they are too few. */
  closeBase(field: Battlefield, unit: UnitState, how: CloseAttack): number | null;
  /** MT-PRE-14: added to the number of all that is no infantry. */
  readonly hardToHit: number;
  /** MT-PRE-13: what they roll against where others roll against their Piloting Skill. */
  readonly skill: number;
  /** MT-PRE-14: each wears a suit of armour. It keeps out water, and all its weapons are of use at close quarters. */
  readonly isArmored?: true;
  /** MT-ARTY-14: they are the crew of a piece, and do nothing else. */
  readonly servesPiece?: true;
  /** MT-WPN-64: what makes them hard to make out at short, medium or long range (0, 1, 2). Says whether it stands in for the modifier of their movement. */
  shroud?(tally: Tally<RuleId>, field: Battlefield, state: State, unit: number, bracket: number): boolean;
}

/** MT-STRUCT-07: it is part of a fortress: nobody attacks it, it takes no room, and only fires. */
interface Emplaced {
  /** Heat of energy weapons that it fires in a turn. */
  mostHeat(field: Battlefield, unit: number): number;
  /** MT-STRUCT-09 */
  isTurret(field: Battlefield, unit: number): boolean;
  ammunitionTons(field: Battlefield, unit: number): number;
}

/** CBT-HEA-16: the heat that hurts a pilot once, and twice. */
export interface PilotHeat {
  readonly mild: number;
  readonly severe: number;
}

interface SensorHits {
  readonly all: number;
  readonly head: number;
}

interface Cockpit {
  heatLimits(field: Battlefield, unit: number): PilotHeat;
  /** MT-COCKPIT-10: it lies deep inside the body: nobody gets out. */
  isShut(field: Battlefield, unit: number): boolean;
  /** MT-COCKPIT-10: hits on all its sensors, and on those in its head. */
  sensorHits(field: Battlefield, unit: number, damage: Damage): SensorHits;
  /** CBT-HEA-16: heat and water harm the pilot. */
  lifeSupportHit(field: Battlefield, state: State, unit: number): boolean;
  /** MT-PRE-19: points that the structure around the pilot has lost. */
  cockpitDamage(field: Battlefield, unit: number, state: UnitState): number;
}

/** MT-REPAIR-02: what technicians can bypass, of one kind each. */
export interface DamagedComponent {
  readonly kind: 'leg' | 'arm' | 'weapon' | 'engine' | 'sensors';
  readonly part: Part;
  /** Its slots there. */
  readonly mask: number;
  readonly name: string;
}

interface Repairs {
  /** The parts that are hit and could be bypassed, unless the part of the body is lost. */
  damagedComponents(field: Battlefield, unit: number, body: Body): readonly DamagedComponent[];
  /** The contents of a slot. */
  componentAt(
    field: Battlefield,
    unit: number,
    part: Part,
    slot: number,
  ): { kind: string; name: string } | null;
}

interface Condition {
  /** Hits on its engine, as far as damage was recorded by then. */
  engineHits(field: Battlefield, unit: number, damage: Damage): number;
  engineRating(field: Battlefield, unit: number): number;
  /** CBT-SCN-04 */
  isCrippled(field: Battlefield, state: State, unit: number): boolean;
  /** Cannot go on, by what is recorded of its body. */
  isWrecked(field: Battlefield, state: State, unit: number): boolean;
  /** The contradictions in a recorded body. */
  contradictions(field: Battlefield, state: State, unit: number): string[];
  /** For bots, by side that is attacked (front, right, rear, left): what a point of damage takes of the whole unit. */
  stakes(field: Battlefield, state: State, unit: number): number[];
}
