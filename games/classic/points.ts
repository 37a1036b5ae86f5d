// Where options plug into the procedures of the game.

import type { Tally } from '@ironfield/kernel/explanation.ts';
import type { Field, OrderForm, Scalar } from '@ironfield/kernel/menu/menu.ts';
import type { Plugged } from '@ironfield/kernel/options/options.ts';
import { Switchboard } from '@ironfield/kernel/options/switchboard.ts';
import type { AskingFrameOf, FrameOf, Roll } from '@ironfield/kernel/play/game.ts';
import type { Play } from '@ironfield/kernel/play/play.ts';
import type { Random } from '@ironfield/kernel/random.ts';
import type { Reason } from '@ironfield/kernel/refusal.ts';
import type { Frame, Viewer } from '@ironfield/kernel/state.ts';
import type { Blow, Shot, Stance, TargetName } from './attacks.ts';
import type { Battlefield, Forces } from './battlefield.ts';
import type { WeaponType } from './data/equipment.ts';
import type { HitTable, PhysicalKind } from './data/physical-attacks.ts';
import type { HeatScale } from './data/tables.ts';
import type { Design, WeaponMount } from './design.ts';
import type { Event, RollReason } from './events.ts';
import type { AttackMarks, DeclaringOrders, PlacingOrders, TurnMarks } from './extensions.ts';
import type { Classic } from './game-types.ts';
import type { Hatchet, Incoming, Steps } from './kind.ts';
import type { Ghost, Knowledge } from './knowledge.ts';
import type { Option } from './option.ts';
import type { Declaration, Order, OrderOf, Placement } from './orders.ts';
import type { RuleId } from './rule-index.ts';
import type { AbilityKind, AbilityProblem } from './rules/abilities.ts';
import type { AddedBlow, BlowBase } from './rules/added-blow.ts';
import type { Cover } from './rules/cover.ts';
import type { DuelAction } from './rules/duel-action.ts';
import type { Fault, FaultTable } from './rules/faults.ts';
import type { Gait } from './rules/gaits.ts';
import type { PassingMark } from './rules/mark-ends.ts';
import type { AddedMove, MoveKind, UnitOrder } from './rules/move-kind.ts';
import type { Hold } from './rules/movement-points.ts';
import type { SightRule } from './rules/other-sight.ts';
import type { PilotingRoll } from './rules/piloting.ts';
import type { Slide } from './rules/skid.ts';
import type { Sky } from './rules/weather.ts';
import type {
  AlternatingPhase,
  Frames,
  OnFoot,
  PhysicalAttack,
  RollEvent,
  Setup,
  SkidCheck,
  SkidFrame,
  SlipperyTurn,
  State,
  TurnNotes,
  Twist,
  UnitState,
  WeaponAttack,
} from './state.ts';

declare module './battlefield.ts' {
  interface Forces {
    /** What the options of the setup have plugged in. */
    readonly plugged: Plugged<Points>;
  }
}

export interface Points {
  readonly add: {
    /** Before anybody is placed, and before hits from before the game. */
    opening(play: Play<Classic>, field: Battlefield): void;
    /** A unit has come into a hex, by its own move or by others; before it may get stuck there (MT-PRE-03). */
    arrived(play: Play<Classic>, field: Battlefield, unit: number, arrival: Arrival): void;
    /** CBT-MOV-02: what a unit pays on top to enter a hex; `steps` has to say the same. */
    stepExtra(tally: Tally<RuleId>, field: Battlefield, mech: UnitState, to: number): void;
    /** At the start of the Movement Phase, before anybody moves. */
    movementBegins(play: Play<Classic>, field: Battlefield): void;
    /** MT-PRE-17: before an order of the Movement or the Weapon Attack Phase is carried out. */
    acts(play: Play<Classic>, field: Battlefield, order: Order): void;
    /** Somebody is about to be moved into this hex by others. */
    entering(play: Play<Classic>, field: Battlefield, unit: number, hex: number): void;
    /** Where moves are plotted: all have been made, before hexes are contested (MT-BLIND-04). */
    movesMade(play: Play<Classic>, field: Battlefield): void;
    /** A 'Mech is set up in a way of its own. */
    places(play: Play<Classic>, field: Battlefield, order: PlacingOrders[keyof PlacingOrders]): void;
    /** A 'Mech has had its move. */
    moveEnds(play: Play<Classic>, field: Battlefield, unit: number): void;
    /** `range` may be one that a bot only thinks of. */
    weaponToHit(tally: Tally<RuleId>, field: Battlefield, state: State, shot: Shot, range: number): void;
    physicalToHit(tally: Tally<RuleId>, field: Battlefield, state: State, blow: Blow): void;
    /** CBT-THM-05: what its turn has made of the target of any attack, besides the hexes it has moved. */
    target(tally: Tally<RuleId>, field: Pick<Forces, 'plugged'>, target: UnitState): void;
    /** CBT-MOV-01: it has just been said how a unit goes on foot. */
    modeChosen(play: Play<Classic>, field: Battlefield, unit: number, mode: OnFoot): void;
    /** It has just fallen; nothing but its own notes may change. */
    fallen(unit: UnitState): void;
    /** CBT-PIL-07, CBT-PIL-09: to what a pilot rolls to stay conscious, or to wake up. */
    consciousness(tally: Tally<RuleId>, field: Battlefield, unit: number): void;
    /** To the damage of a physical attack that does any. */
    blowDamage(tally: Tally<RuleId>, field: Battlefield, blow: Blow): void;
    /** MT-MOV-01: to the MP of a way of going that an option has added. */
    gaitPoints(tally: Tally<RuleId>, field: Battlefield, unit: number, gait: Gait): void;
    /** What a unit does that declares no physical attack. */
    skipsPhysical(play: Play<Classic>, field: Battlefield, order: Order): void;
    /** CBT-DSP-04: to the number of somebody who falls upon another. */
    fallOn(tally: Tally<RuleId>, unit: UnitState): void;
    /** What the two hexes add to a weapon attack, be the 'Mechs there or only thought of. */
    ground(tally: Tally<RuleId>, field: Battlefield, from: number, to: number): void;
    /** An order of its own in the Weapon Attack Phase. */
    declares(play: Play<Classic>, field: Battlefield, order: DeclaringOrders[keyof DeclaringOrders]): void;
    /** A weapon has been fired, be it a hit or not, and what it did is done. */
    fired(play: Play<Classic>, field: Battlefield, attack: WeaponAttack): void;
    /** CBT-PHY-05: steps that come after all physical attacks of the turn. */
    lastBlows(play: Play<Classic>): void;
    /** CBT-CRT-06: a slot has been hit. */
    critical(play: Play<Classic>, field: Battlefield, unit: number, part: number, slot: number): void;
    /** MT-CRIT-07: whatever was hidden of these faults shows itself. */
    faultShows(play: Play<Classic>, unit: number, label: string, faults: readonly Fault[]): void;
    /** CBT-CRT-07: ammunition of a unit goes up, before it does any harm. */
    explodes(play: Play<Classic>, field: Battlefield, unit: number): void;
    /** CBT-FALL-03: a unit has fallen, with all that comes of it. */
    hasFallen(play: Play<Classic>, field: Battlefield, unit: number): void;
    /** A physical attack has hit, before it does anything. */
    struckHome(play: Play<Classic>, field: Battlefield, attack: PhysicalAttack): void;
    /** CBT-PHY-13: a unit has picked something up. */
    lifts(play: Play<Classic>, field: Battlefield, unit: number): void;
    /** MT-EXPL-03: a unit shows itself to all players, be it seen or not. */
    shows(play: Play<Classic>, field: Battlefield, unit: number): void;
    /** CBT-MOV-08: to the MP of one that runs; `walking` are its Walking MP. */
    runningPoints(tally: Tally<RuleId>, unit: UnitState, walking: number): void;
    /** A unit has declared attacks, be it with weapons or with its limbs. */
    attacks(play: Play<Classic>, field: Battlefield, unit: number): void;
    /** A weapon attack has been rolled for, hit or miss. */
    rolledToHit(play: Play<Classic>, field: Battlefield, attack: WeaponAttack, dice: readonly number[]): void;
    /** CBT-PSR-01 */
    rolledPiloting(play: Play<Classic>, field: Battlefield, unit: number, success: boolean): void;
    /** CBT-SEQ-07: before anything else is done at the end of a phase. */
    phaseEnds(
      play: Play<Classic>,
      field: Battlefield,
      phase: Frames['phase/end']['phase'],
      /** Whose Action Phase it is. */
      acting?: number,
    ): void;
    /** CBT-WPN-06: to the roll for how many missiles hit. */
    cluster(tally: Tally<RuleId>, field: Battlefield, state: State, hit: Hit): void;
    /** CBT-PSR-01: to a Piloting Skill Roll for this reason, or to those at the end of a phase. */
    piloting(
      tally: Tally<RuleId>,
      field: Battlefield,
      state: State,
      unit: number,
      reason: RollReason | null,
    ): void;
    /** What else heat does, at the end of what it does to a 'Mech. */
    heated(play: Play<Classic>, field: Battlefield, unit: number): void;
    /** CBT-MOV-07, CBT-MOV-14: to the MP of a 'Mech, as its body leaves them. */
    movementPoints(tally: Tally<RuleId>, field: Battlefield, mode: 'walk' | 'jump'): void;
    /** Heat that a 'Mech takes on, before its heat sinks. */
    heat(tally: Tally<RuleId>, field: Battlefield, state: State, unit: number): void;
    /** What else there is to do in the End Phase, after everything that happens by itself. */
    turnEnds(play: Play<Classic>, field: Battlefield): void;
  };
  readonly replace: {
    /** MT-PRE-17: is a unit somewhere on the map where nobody but its own side knows? For the rules it is off the map. */
    isHidden(unit: UnitState): boolean;
    /** Can it be hidden where a unit is? */
    hidesPlaces(): boolean;
    /** MT-BLIND-03: the ground as a viewer knows it. */
    groundKnown(field: Battlefield, state: Pick<State, 'ground' | 'marks'>, viewer: Viewer): State['ground'];
    /** MT-PRE-06: what trees and smoke in one hex come to for those who look through it. */
    hazeOf(woods: number, smoke: number): number;
    /** MT-SMOKE-05: is light smoke a thing of its own where there is heavy smoke, and stays when that drifts away? */
    leavesLightSmoke(): boolean;
    /** MT-SMOKE-05: does smoke drift with the wind, and rise from the hex of its fire? */
    smokeDrifts(): boolean;
    /** MT-WX-02: a blizzard takes the place of snowfall and of a high wind. */
    isBlizzard(): boolean;
    /** MT-WX-10: the strength of the wind that is agreed upon. */
    agreedWind(): number;
    /** MT-PRE-07: gravity in tenths of that of Terra. */
    gravity(): number;
    /** MT-COND-08: do units get stuck elsewhere than in swamps? */
    bogsDown(): boolean;
    /** MT-ABIL-01: points of a side for abilities, and how many a pilot may have. */
    abilityPool(): number;
    mostAbilities(): number;
    /** CBT-THM-07: does another target than the primary one cost this unit nothing? */
    sparesSecondary(unit: UnitState): boolean;
    /** MT-PRE-06: can a unit be seen as by day? */
    isLit(state: Pick<State, 'units'>, unit: number): boolean;
    /** Has a unit attacked in this turn that may still declare something? */
    hasAttacked(unit: UnitState): boolean;
    /** MT-DUEL-08: has it made its physical attacks of this turn? */
    hasStruck(unit: UnitState): boolean;
    /** CBT-CRT-10: do so many hits leave the engine of a unit cool? */
    coolsEngine(unit: UnitState, hits: number): boolean;
    /** CBT-THM-08: do sensors that were hit not matter to this unit? */
    sparesSensors(unit: UnitState): boolean;
    /** Does a unit fire at one target only? */
    oneTarget(unit: UnitState): boolean;
    /** CBT-PHY-20: are charges made at once, so that their targets need not have moved? */
    chargesAtOnce(): boolean;
    /** CBT-PHY-08: how many arms a unit may punch with at once. */
    mostPunches(unit: UnitState): number;
    /** MT-ADVF-03: may who has taken careful aim attack in that turn? */
    aimsAndAttacks(): boolean;
    /** CBT-THM-03: at medium (1) and long range (2). */
    rangeModifier(tally: Tally<RuleId>, bracket: number): void;
    /** The range beyond which a weapon hits nothing. */
    farthest(type: WeaponType): number;
    /** CBT-LOS-04: what stands in the way of a line of sight. */
    sightRule(): SightRule;
    /** MT-BASE-13: who sees the target of a weapon for a unit that does not; -1 for nobody. */
    spotter(field: Battlefield, state: State, unit: number, weapon: number, target: number): number;
    /** MT-DUEL-07: does indirect fire cost this unit no +1? */
    sparesIndirect(unit: UnitState): boolean;
    /** CBT-LOS-02: where a line runs into a corner, do both hexes there have to be in the way? */
    cornersShelter(): boolean;
    /** CBT-THM-06: what woods and smoke in the hex of its target add to a shot. */
    woodsOfTarget(field: Battlefield, hex: number): number;
    /** CBT-WPN-05: how many arms may be gone of one that fires while it lies. */
    armsToSpare(): number;
    /** CBT-WPN-01: does the damage of its unit leave a weapon able to fire? */
    weaponWorks(mount: WeaponMount, unit: UnitState): boolean;
    /** CBT-PHY-14: does it leave a hatchet that can be swung? */
    hatchetWorks(hatchet: Hatchet, unit: UnitState): boolean;
    /** MT-CRIT-07: is what was found wrong with an item kept from everybody, and what is? */
    keepsFault(play: Play<Classic>, unit: number, label: string, fault: Fault, table: FaultTable): boolean;
    hiddenFaults(state: Pick<State, 'marks'>, unit: number, label: string): readonly Fault[];
    /** CBT-LOS-08: of a target with partial cover, and the table for shots that hit it. */
    partialCover(tally: Tally<RuleId>): void;
    coveredTable(): HitTable;
    /** CBT-HIT-03: on the full table a throw of 2 is thrown again. */
    floatsCriticals(): boolean;
    /** CBT-MOV-09, CBT-CRT-16: does a hip that is hit add to what else is wrong with its leg, instead of covering it? */
    addsHips(): boolean;
    /** CBT-PSR-06: to the rolls at the end of a phase in which so much damage was taken. */
    heavyDamage(tally: Tally<RuleId>, damage: number, tons: number): void;
    /** CBT-PHY-19, CBT-PHY-16: what who was kicked or pushed has to roll. */
    tottering(attacker: Design, target: Design): Pick<RollEvent, 'modifier' | 'rule'>;
    /** CBT-PHY-23: damage to the charger, by the weight of its target and the hexes it has come. */
    recoilOfCharge(tons: number, hexes: number): number;
    /** CBT-PHY-02: the number of a physical attack before anything modifies it. */
    physicalBase(tally: Tally<RuleId>, kind: PhysicalKind, piloting: number, added?: BlowBase): void;
    /** CBT-HEA-08 */
    heatScale(): HeatScale;
    /** CBT-HEA-11: the roll against a shutdown, from the number of the heat scale. */
    shutdownNumber(number: number, piloting: number): number;
    /** CBT-THM-05: of a target that has moved so many hexes. */
    targetMovement(tally: Tally<RuleId>, hexes: number): void;
    /** MT-MOV-03: what is added to attacks on a unit that evades, and by which rule. */
    evasion(unit: Pick<UnitState, 'crew' | 'thisTurn'>): { readonly modifier: number; readonly rule: RuleId };
    /** MT-PRE-02: the rolls that turns on slippery ground ask for, of a way with so many nodes and hexes in all. */
    skidChecks(turns: readonly SlipperyTurn[], nodes: number, hexes: number): readonly SkidCheck[];
    /** MT-BLIND-03: where moves are plotted such a roll comes later, and the unit goes on as if it had been made. */
    putOffSkid(play: Play<Classic>, field: Battlefield, unit: number, check: SkidCheck): void;
    /** Rolls what was put off; null if the unit has gone all its way, else it is back where it fell, and slides on like this. */
    rollPutOff(play: Play<Classic>, field: Battlefield, unit: number): SkidFrame | null;
    /** MT-BLIND-03: do plotted moves skid while they are plotted? */
    skidsAtOnce(): boolean;
    /** MT-ADVF-04, MT-BLIND-03: does a unit that is braced turn its torso in a plot? */
    turnsBraced(): boolean;
    /** MT-INFO-01: does a duel ask only units that can do something, and is nobody told how well a unit evades? */
    sheetsTell(): boolean;
    /** MT-BLIND-03: would it show if somebody were asked now? */
    asksNobody(field: Battlefield, state: State): boolean;
    /** MT-PSR-06: does what its movement adds stand beside a unit on the map? */
    showsMovement(): boolean;
    /** CBT-MOV-03: does one step back over so many levels, up or down? */
    backsOver(levels: number): boolean;
    /** CBT-FALL-04: does water of this depth halve the damage? It is -1 where there is none. */
    breaksFall(depth: number): boolean;
    lastTurn(): number;
    /** MT-REPAIR-02: is there another battle after this one, with what is left? */
    carriesOn(): boolean;
    /** CBT-THM-03: is a target at range 0 too near for a weapon without a minimum range? */
    minimumOfNone(): boolean;
    /** CBT-DSP-03: can a death from above throw its target off the map? */
    throwsOffMap(): boolean;
    /** CBT-DSP-05: does somebody who is shoved over a step of so many levels, up or down, shove those behind it? */
    isDomino(levels: number): boolean;
    /** CBT-DSP-07: does who was moved over a cliff fall wherever it goes afterwards? */
    keepsCliff(): boolean;
    /** CBT-MOV-11: may who loses its gyro under way still turn? */
    turnsUnderWay(): boolean;
    /** MT-PRE-07: what a unit has spent on its move, and what it would have had in standard gravity. */
    exertion(field: Battlefield, state: State, unit: number): Exertion;
    /** MT-WX-05: does a tremor leave alone who is shut down or unconscious? */
    steadySleepers(): boolean;
    /** MT-SMOKE-03: does the wind that smoke drifts with blow besides a blizzard, and carry no salvo away as a whole? */
    mildDrift(): boolean;
    /** MT-BLIND-06: is thick fog no hindrance to who looks for the enemy? */
    seesThroughFog(): boolean;
    /** MT-ADVF-03: does who aims at somebody keep its aim while that one is not spotted? */
    keepsAimUnseen(): boolean;
    /** MT-ABIL-08, MT-ABIL-10: do Sixth Sense and Tactical Genius do nothing in duels? */
    restsInDuels(): boolean;
    /** MT-ABIL-07: does nothing help a MechWarrior against a bypass that is hit, or a weapon that overloads? */
    hurtsAlike(): boolean;
    /** MT-ABIL-04: is Edge of no use against what befalls a unit without an attack or a skill? */
    narrowEdge(): boolean;
    /** MT-ABIL-03: does it cost nothing in a duel to dodge, and only near an enemy? */
    dodgesFreely(): boolean;
    /** MT-CRIT-03, MT-CRIT-04: is what was fired in a duel forgotten when the turn ends? */
    forgetsShots(): boolean;
    /** MT-OPT-03: are rules that meet each read by itself, as they were before that was corrected? */
    chaptersApart(): boolean;
    /** CBT-HEA-14: does ammunition go up before heat harms the pilot? */
    explodesFirst(): boolean;
    /** CBT-HEA-07: are heat sinks switched before the first move, and not in the End Phase? */
    sinksBeforeMoving(): boolean;
  };
  readonly stage: {
    /** MT-WX-11: MP that care costs in a hex. */
    care(mp: number, field: Battlefield, cell: number): number;
    /** What a viewer knows of what is noted of the game as a whole. */
    secrets(marks: State['marks'], field: Battlefield, viewer: Viewer): State['marks'];
    /** MT-ABIL-01: what pilots may be able to do, and what else is wrong with who can do what. */
    abilities(kinds: readonly AbilityKind[]): readonly AbilityKind[];
    abilityProblems(problems: readonly AbilityProblem[], setup: Setup): readonly AbilityProblem[];
    /** Does it matter who is of the Clans? */
    clansMatter(does: boolean): boolean;
    /** CBT-CRT-07: points for the pilot whose ammunition goes up. */
    explosionHurts(points: number, field: Battlefield, unit: number): number;
    /** How else a 'Mech may be set up. */
    placements(
      forms: readonly OrderForm<Placement>[],
      field: Battlefield,
      state: State,
      frame: Pick<Frames['setup/place'], 'seat' | 'index'>,
    ): readonly OrderForm<Placement>[];
    /** For bots: how else a 'Mech may be set up than in this order, if that promises more. */
    betterPlace(order: Order, field: Battlefield, state: State, place: OrderOf<'place'>): Order;
    /** The units of a table as they count for a question of this kind. */
    atHand(
      units: readonly UnitState[],
      field: Battlefield,
      step: FrameOf<Classic>['step'],
    ): readonly UnitState[];
    /** What is unknown about a unit, guessed: a state that fits all that is known. */
    guessed(
      unit: UnitState,
      field: Battlefield,
      table: Pick<State, 'units'>,
      index: number,
      random: Random,
    ): UnitState;
    /** Is a unit offered this kind of order in its move? */
    offersMove(does: boolean, unit: UnitState, kind: MoveKind): boolean;
    /** For bots: what a unit does that had better not act. */
    liesLow(order: Order | null, field: Battlefield, state: State, unit: number): Order | null;
    /** What a viewer knows of a unit of the other side. */
    known(
      knowledge: Knowledge,
      field: Battlefield,
      state: Pick<State, 'units' | 'phase'>,
      unit: number,
      viewer: Viewer,
    ): Knowledge;
    /** What those are told of an event who do not know the sheet of its unit. */
    glimpse(event: Event | null): Event | null;
    /** A unit as a viewer sees it; asked only where something is hidden, as are the next two. */
    seenUnit(seen: UnitState, field: Battlefield, real: UnitState, unit: number, viewer: Viewer): UnitState;
    /** The steps to come, as far as a viewer knows of them. */
    upcoming(steps: State['agenda'], field: Battlefield, state: State, viewer: Viewer): State['agenda'];
    /** What a viewer knows of a question that somebody is asked. */
    asked(question: Frame, field: Battlefield, state: State, viewer: Viewer): Frame;
    /** Where units were when they were seen last, for those who look at a table. */
    ghosts(ghosts: readonly Ghost[], table: Pick<State, 'units'>): readonly Ghost[];
    /** Note J of MT-TER-01: the rule by which jumpers do not see where in the woods they land. */
    poorVisibility(rule: RuleId | null, field: Battlefield, cell: number): RuleId | null;
    /** Steps at the very beginning of a turn, before the Initiative is rolled for. */
    turnBegins(
      steps: readonly FrameOf<Classic>[],
      field: Battlefield,
      state: State,
    ): readonly FrameOf<Classic>[];
    /** CBT-SEQ-02: the dice of both sides, before anything follows from them. */
    initiative(dice: InitiativeDice, play: Play<Classic>, field: Battlefield): InitiativeDice;
    /** What those are asked who may react to dice, and what becomes of the dice when they have answered. */
    reactions(
      questions: readonly AskingFrameOf<Classic>[],
      state: State,
      roll: Roll,
    ): readonly AskingFrameOf<Classic>[];
    reaction(
      dice: readonly number[],
      play: Play<Classic>,
      roll: Roll,
      question: AskingFrameOf<Classic>,
      answer: Order,
    ): readonly number[];
    /** May a rule ask somebody in the middle of this step, or dice be thrown again? */
    interrupts(may: boolean, field: Battlefield, state: State, step: FrameOf<Classic>['step']): boolean;
    /** CBT-SEQ-08: those of a side that could be next. */
    waiting(
      units: readonly number[],
      field: Battlefield,
      state: State,
      phase: AlternatingPhase,
    ): readonly number[];
    /** MT-PRE-11: does a unit step sideways like one on four legs? */
    shifts(does: boolean, field: Battlefield, unit: number): boolean;
    /** How far one sees with the naked eye from one hex towards another, in hexes. */
    visualRange(hexes: number, field: Battlefield, from: number, to: number): number;
    /** How the weather looks, for those who draw the map, the worst last. */
    sky(sky: readonly Sky[], field: Battlefield): readonly Sky[];
    /** CBT-SEQ-01: what a turn consists of. */
    sequence(steps: readonly FrameOf<Classic>[]): readonly FrameOf<Classic>[];
    /** What is noted of a unit when a turn begins. */
    turnNotes(fresh: TurnNotes, before: TurnNotes, field: Pick<Forces, 'plugged'>): TurnNotes;
    /** Notes of the turn that say what was done to a unit, whatever it does itself. */
    suffered(marks: readonly (keyof TurnMarks)[]): readonly (keyof TurnMarks)[];
    /** MT-DUEL-07: has a unit done all that it does in this turn before its Action Phase comes? */
    hasDoneAll(is: boolean, unit: UnitState): boolean;
    /** MT-DUEL-02: those who act in a turn, the first first. */
    duelOrder(units: readonly number[], field: Battlefield, state: State): readonly number[];
    /** And what comes before the Action Phase of the so-many-th of them. */
    beforeAction(
      steps: readonly FrameOf<Classic>[],
      field: Battlefield,
      state: State,
      index: number,
    ): readonly FrameOf<Classic>[];
    /** MT-DUEL-02: the dice of one unit, of whose rivals so many would act before it. */
    ownInitiative(
      dice: readonly number[],
      play: Play<Classic>,
      field: Battlefield,
      unit: number,
      ahead: number,
    ): readonly number[];
    /** Weapons that a unit has fired in this turn, each as often as it was. */
    shotsOf(weapons: readonly number[], unit: UnitState): readonly number[];
    /** MT-DUEL-04: what else a unit may do in its Action Phase. */
    duelActions(actions: readonly DuelAction[]): readonly DuelAction[];
    /** What keeps a unit where it is: it neither moves nor gets up. */
    holds(hold: Hold | null, state: State, unit: number): Hold | null;
    /** Marks that end when something happens to their unit. */
    marks(marks: readonly PassingMark[]): readonly PassingMark[];
    /** What is said of a unit at a glance, as `prone` is. */
    states(
      states: readonly string[],
      field: Battlefield,
      table: Pick<State, 'units'>,
      unit: number,
    ): readonly string[];
    /** What a unit was told to go on doing, as `watching` is. */
    orders(orders: readonly string[], table: Pick<State, 'units'>, unit: number): readonly string[];
    /** How many levels above the ground of its hex a unit is (MT-MOV-07). */
    raised(levels: number, unit: UnitState): number;
    /** May two stay in one hex? */
    mayShare(is: boolean, state: Pick<State, 'units'>, unit: number, other: number): boolean;
    /** CBT-SEQ-08: how the units of both sides come to act in a phase. */
    activations(
      steps: readonly FrameOf<Classic>[],
      field: Battlefield,
      state: State,
      phase: AlternatingPhase,
    ): readonly FrameOf<Classic>[];
    /** What others do between two steps of a move, or at the end of a leg (MT-ADVF-07). */
    underWay(
      steps: readonly FrameOf<Classic>[],
      field: Battlefield,
      state: State,
      unit: number,
    ): readonly FrameOf<Classic>[];
    /** CBT-MOV-02: what steps cost a unit as it goes now. */
    steps(steps: Steps, field: Battlefield, mech: UnitState): Steps;
    /** CBT-MOV-01: modes on foot besides walking and running. */
    gaits(gaits: readonly Gait[]): readonly Gait[];
    /** What else a unit may do in its move. */
    moves(moves: readonly AddedMove[]): readonly AddedMove[];
    /** Physical attacks besides those of the base game. */
    blows(blows: readonly AddedBlow[]): readonly AddedBlow[];
    /** Rolls that a step asks for, before those of the ground: who fails one falls into the lower of the two hexes. */
    stepRolls(
      rolls: readonly PilotingRoll[],
      field: Battlefield,
      from: number,
      to: number,
      isAhead: boolean,
    ): readonly PilotingRoll[];
    /** MT-PRE-02: what becomes of who slides from one hex into the next; `fall` is the damage of a fall. */
    slide(slide: Slide, field: Battlefield, from: number, to: number, fall: number): Slide;
    /** Why a unit attacks nobody with its weapons or limbs in this turn, or has no time for a club (CBT-PHY-13). */
    whyNoAttack(
      why: Reason | null,
      state: State,
      unit: number,
      what: 'fire' | 'strike' | 'club',
    ): Reason | null;
    /** The kinds of ground and conditions that may be on the map, of those that not every game has. */
    mapKinds(names: readonly string[]): readonly string[];
    /** What there is to choose for a weapon that is fired. */
    attackFields(
      fields: readonly Field[],
      field: Battlefield,
      unit: number,
      weapon: number,
      state: State,
    ): readonly Field[];
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
    /** What is noted of a weapon attack that is declared so. */
    declared(
      marks: AttackMarks,
      choice: OrderOf<'fire'>['attacks'][number],
      field: Battlefield,
      state: State,
      unit: number,
    ): AttackMarks;
    /** What there is to choose for a blow, after the field that names its target, and what comes of it. */
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
    /** CBT-FALL-07: what makes a unit fall without a roll. */
    automaticFall(reason: RollReason | null, unit: UnitState): RollReason | null;
    /** CBT-WPN-08: may a part be aimed at of a target that is not helpless? */
    takesAim(may: boolean, field: Battlefield, state: State, shot: Shot): boolean;
    /** What else there is to order in the Physical Attack Phase. */
    strikes(
      forms: readonly OrderForm<UnitOrder>[],
      field: Battlefield,
      state: State,
      units: readonly number[],
    ): readonly OrderForm<UnitOrder>[];
    /** CBT-PHY-05: a physical attack when all are declared; it was the so-many-th of them. */
    blowOrdered(attack: PhysicalAttack, field: Battlefield, state: State, place: number): PhysicalAttack;
    /** For bots: what a unit does that strikes nobody. */
    idleLimbs(order: Order, field: Battlefield, state: State, unit: number): Order;
    /** For bots: how else the shot may be fired, if that promises more. */
    betterShot(idea: ShotIdea, field: Battlefield, state: State, shot: Shot): ShotIdea;
    /** For bots: what a unit does that has nothing to fire at. */
    idle(order: Order, field: Battlefield, state: State, unit: number): Order;
    /** What else there is to order in the Weapon Attack Phase. */
    declarations(
      forms: readonly OrderForm<Declaration>[],
      field: Battlefield,
      state: State,
      units: readonly number[],
    ): readonly OrderForm<Declaration>[];
    /** Why a weapon cannot be fired, or a blow not struck, that the base game allows. */
    whyNotFire(
      why: Reason | null,
      field: Battlefield,
      state: State,
      stance: Stance,
      weapon: number,
      target: number,
    ): Reason | null;
    whyNoBlow(why: Reason | null, field: Battlefield, state: State, blow: Blow): Reason | null;
    /** CBT-PHY-04: can a blow be aimed there? */
    inArc(is: boolean, field: Battlefield, state: State, blow: Blow): boolean;
    /** CBT-WPN-08 */
    mayAim(is: boolean, state: State, attacker: number, target: number): boolean;
    /** What a shot that has missed may still hit, as an attack of its own. */
    stray(
      next: WeaponAttack | null,
      field: Battlefield,
      state: State,
      missed: WeaponAttack,
    ): WeaponAttack | null;
    /** CBT-LOS-08: of a target from an attacker that sees it. */
    cover(
      cover: Cover | null,
      field: Battlefield,
      state: State,
      attacker: number,
      target: number,
    ): Cover | null;
    /** CBT-ARC-03 */
    twists(twists: readonly Twist[], unit: UnitState): readonly Twist[];
    /** What comes before the first declaration of the Weapon Attack Phase; for one unit alone where that acts by itself. */
    beforeFire(
      steps: readonly FrameOf<Classic>[],
      field: Battlefield,
      state: State,
      unit?: number,
    ): readonly FrameOf<Classic>[];
    /** For bots: the answer to a question of an option. */
    answer(order: Order | null, field: Battlefield, state: State, frame: FrameOf<Classic>): Order | null;
    /** CBT-THM-09 */
    countsAsImmobile(is: boolean, target: UnitState): boolean;
    /** CBT-HIT-01: where an attack that has hit comes from. */
    incoming(
      from: Incoming,
      field: Battlefield,
      state: State,
      attack: WeaponAttack | PhysicalAttack,
    ): Incoming;
    /** CBT-WPN-06: the missiles that hit where the roll comes to less than 2. */
    leastMissiles(missiles: number, field: Battlefield, state: State, hit: Hit): number;
    /** CBT-THM-01: what a shot really needs, when its dice have fallen. */
    neededNow(
      number: number,
      play: Play<Classic>,
      field: Battlefield,
      attack: WeaponAttack,
      dice: readonly number[],
    ): number;
    /** A weapon attack that has hit. */
    hit(hit: Hit, play: Play<Classic>): Hit;
    /** What is left of the points of a weapon attack, before they are put in groups. */
    absorbed(points: number, play: Play<Classic>, field: Battlefield, attack: WeaponAttack): number;
    /** A physical attack that has hit, by so much more than it needed. */
    blow(impact: Impact, margin: number): Impact;
    /** What there is to do when the game has been decided, before it is over. */
    ending(steps: readonly FrameOf<Classic>[]): readonly FrameOf<Classic>[];
  };
}

/** MP of a move. */
export interface Exertion {
  readonly spent: number;
  readonly usual: number;
}

/** By side. */
export type InitiativeDice = readonly [readonly number[], readonly number[]];

/** How a unit came into a hex: on foot, by a jump, or moved by others. */
export interface Arrival {
  readonly how: 'foot' | 'jump' | 'moved';
  /** -1 from outside the map. */
  readonly from: number;
  /** Along a road (MT-PRE-22). */
  readonly byRoad: boolean;
  /** Levels that it comes down by, where it leaps, drops or falls into the hex. */
  readonly drop?: number | undefined;
  /** It falls as it comes. */
  readonly falls?: true | undefined;
  /** It comes down from a jump, on somebody or beside. */
  readonly lands?: boolean | undefined;
}

/** Why a physical attack misses without a roll to hit. */
export interface OutrightMiss {
  readonly reason: string;
  readonly rule: RuleId;
}

export interface Impact {
  /** Points of the blow or the shot, or of each missile. */
  readonly damage: number;
  /** What is added to rolls for critical hits (CBT-CRT-01). */
  readonly criticals?: number;
}

/** A shot as a bot thinks of it. */
export interface ShotIdea {
  readonly number: number;
  /** What a point of damage is worth, and that by side struck (front, right, rear, left). */
  readonly worth: number;
  readonly sides: readonly number[];
  /** What to add to the order for it. */
  readonly choice: Readonly<Record<string, Scalar>>;
}

export interface Hit extends Impact {
  readonly attack: WeaponAttack;
  /** How far the roll was above the number. */
  readonly margin: number;
}

export const switchboard = new Switchboard<Points, Option>();
