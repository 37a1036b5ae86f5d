// Points of the procedures of the game, where options plug in.

import type { Edge } from '@ironfield/hex/board.ts';
import type { Tally } from '@ironfield/kernel/explanation.ts';
import type { Json } from '@ironfield/kernel/json.ts';
import type { Menu, OrderForm } from '@ironfield/kernel/menu/menu.ts';
import type { Plugged } from '@ironfield/kernel/options/options.ts';
import type { Play } from '@ironfield/kernel/play/play.ts';
import type { Random } from '@ironfield/kernel/random.ts';
import type { Reason } from '@ironfield/kernel/refusal.ts';
import type { KernelParts, Outcome, Seat, Viewer } from '@ironfield/kernel/state.ts';
import type { Aim, HexShot, Shot } from './attacks.ts';
import type { Battlefield, OpenField } from './battlefield.ts';
import type { Band } from './data/tables.ts';
import type { Gait } from './data/terrain.ts';
import type { ElementSheet, ElementType } from './element.ts';
import type { TableMarks } from './extensions.ts';
import type { Battleforce2 } from './game-types.ts';
import type { Order, Way } from './orders.ts';
import type { PastPoints } from './past/points.ts';
import type { RuleId } from './rule-index.ts';
import type { Attack, Frame, Setup, State, UnitSecrets, UnitSetup } from './state.ts';
import type { Table } from './table.ts';

declare module './battlefield.ts' {
  interface Forces {
    /** The handlers of the setup's options. */
    readonly plugged: Plugged<Points>;
    /** How it reads rules that have been corrected since. */
    readonly past: Plugged<PastPoints>;
  }
}

export interface Points {
  readonly add: {
    // Numbers
    /** BF2-REC-03: the effect of the world on printed MP, before anything happens to the element. */
    printedMp(tally: Tally<RuleId>, sheet: ElementSheet): void;
    /** MP of an element, after commands, hits and heat. */
    mp(tally: Tally<RuleId>, field: Battlefield, state: State, element: number): void;
    /** The MP of a unit, which are not announced. */
    unitMp(tally: Tally<RuleId>, field: Battlefield, state: State, unit: number): void;
    toHit(tally: Tally<RuleId>, field: Battlefield, state: State, shot: Shot | HexShot): void;
    /** BF2-REC-05: modifiers of a crew's skill. */
    skill(tally: Tally<RuleId>, field: Battlefield, element: number): void;
    /** Every normal to-hit number, for any attack. */
    everyToHit(tally: Tally<RuleId>): void;
    /** Before damage is withheld. */
    damage(tally: Tally<RuleId>, field: Battlefield, state: State, attack: Attack, band: Band): void;

    // Moments
    /** The state before anything has happened. */
    begins(state: Omit<State, KernelParts>, field: Battlefield): void;
    turnBegins(play: Play<Battleforce2>): void;
    /** An order that an option has put on the menu of `setup/deploy`, `movement/move` or `combat/declare`. */
    ordered(play: Play<Battleforce2>, seat: Seat, order: Order): void;
    /** BF2-SETUP-03: a unit has been put on the map before the first turn. */
    deployed(play: Play<Battleforce2>, unit: number): void;
    /** Each hex of a move along the ground, and the landing of a jump, with the unit in it. */
    entersHex(play: Play<Battleforce2>, march: March): void;
    /** A unit begins a move of this many MP. */
    moveBegins(play: Play<Battleforce2>, unit: number, mp: number): void;
    /** A unit has had its move, and is still on the map. */
    moveEnds(play: Play<Battleforce2>, unit: number, way: Way): void;
    /** A unit has come to its hex otherwise than by its own move: put down, dropped or pushed. */
    arrives(play: Play<Battleforce2>, unit: number): void;
    /** A unit attacks, whatever and however. */
    attacks(play: Play<Battleforce2>, unit: number): void;
    /** After all rolls of a volley, attack by attack; hits are marked afterwards. */
    attackResolved(play: Play<Battleforce2>, attack: Attack): void;
    /** Artillery or a bomb has hit the hex, and every unit in it also takes the damage. */
    hexStruck(play: Play<Battleforce2>, hex: number, damage: number, by: number): void;

    // Support
    /** BF2-REC-03: the effect of an element's load, before commands. */
    loadedMp(tally: Tally<RuleId>, state: State, element: number): void;

    // Scenarios
    /** BF2-SEQ-02: modifiers of a side's Initiative roll. */
    initiative(tally: Tally<RuleId>, state: State, seat: Seat): void;
    /** Both sides have rolled for Initiative. */
    initiativeRolled(play: Play<Battleforce2>, dice: readonly (readonly number[])[]): void;
    /** A unit with its last element is gone from this hex. */
    unitLost(play: Play<Battleforce2>, unit: number, hex: number): void;
    /** A unit has left the map over its home edge, for the support map behind it or for good. */
    unitLeft(play: Play<Battleforce2>, unit: number): void;

    // For programmers
    invariants(check: (holds: boolean, sentence: string) => void, field: Battlefield, state: State): void;
  };

  readonly replace: {
    /** BF2-SEQ-07: the turn after which victory points decide. */
    lastTurn(): number;
    /** BF2-CMD-03: are command counters in use? */
    hasCommands(): boolean;
    /** BF2-ENV-01: in degrees Celsius. */
    temperature(): number;
    /** BF2-BLDG-04: may the unit climb the hex? */
    canClimb(field: OpenField, unit: number, hex: number): boolean;
    /** BF2-BLDG-04: does the unit stand on top of its hex? */
    isOnTop(state: Pick<State, 'units'>, unit: number): boolean;
    /** BF2-BLDG-05: damage to buildings, by a unit or without one. */
    buildingStrike(hex: number, damage: number, by: number | null): Frame;
    /** BF2-MINE-02: can the element lay mines? */
    hasThunder(state: Pick<State, 'marks'>, element: number): boolean;
    /** BF2-MINE-05: a shell that was to clear mines has hit the hex. */
    shellMines(play: Play<Battleforce2>, hex: number, by: number): void;
    /** BF2-MOR-03: units that take no orders. */
    isOutOfHand(state: Pick<State, 'units'>, unit: number): boolean;
    /** BF2-MOR-02: units that neither use nor pass commands, and do not spot. */
    isSilent(state: Pick<State, 'units'>, unit: number): boolean;
    /** BF2-CRIT-01: does every hit on this type of element ask for a critical roll? */
    isAlwaysCritical(type: ElementType): boolean;
    /** BF2-CLAN-03: may each target element be attacked by one element of this unit only? */
    duels(field: OpenField, unit: number): boolean;
    /** BF2-HID-01: does the unit hide in a hex of the map? And who hides in this one, as far as one may know? */
    hidesOnMap(state: Pick<State, 'marks'>, unit: number): boolean;
    hiddenIn(state: Pick<State, 'marks'>, hex: number): readonly number[];
    /** BF2-HID-02: something has reached a unit in hiding, and everybody sees it. */
    findHidden(play: Play<Battleforce2>, unit: number): void;

    // Knowledge of others
    /** BF2-CONC-01: does its counter lie face-down? */
    isUnidentified(state: Pick<State, 'units'>, unit: number): boolean;
    /** BF2-UNIT-06: a counter as the other side sees it. */
    shown(field: OpenField, state: Pick<State, 'units'>, unit: number): UnitSetup;
    /** A setup as far as its viewer may know it, with the enemy counters as they are shown now. */
    openSetup(setup: Setup, field: OpenField, state: Pick<State, 'units'>): Setup;
    /** A possible unit under a face-down counter that can survive in the world, if that is harsh. */
    guessUnit(shown: UnitSetup, random: Random, isHarsh: boolean): UnitSecrets;

    // Support
    /** BF2-EQ-03: does artillery fire by its own rules, and not indirectly? */
    hasArtillery(): boolean;
    /** BF2-OFF-05: a unit goes off the map over an edge; false where it leaves the game. */
    leavesMap(play: Play<Battleforce2>, unit: number, edge: Edge): boolean;
    /** BF2-AERO-15: what inferno bombs and bombs full of mines do to a hex. */
    setFire(play: Play<Battleforce2>, hex: number): void;
    layMines(play: Play<Battleforce2>, seat: Seat, hex: number): void;

    // Scenarios
    /** BF2-SETUP-01: everything before the first turn. */
    setUp(play: Play<Battleforce2>): void;
    /** BF2-SCEN-10: whether the battle goes on until one side is gone, whatever is claimed. */
    isFoughtOut(): boolean;
    /** BF2-VIC-02 */
    victoryPoints(tally: Tally<RuleId>, state: State, seat: Seat): void;
  };

  readonly stage: {
    // Steps
    /** BF2-SETUP-01: what comes after home edges and before objectives. */
    opening(frames: readonly Frame[], field: OpenField, first: Seat): readonly Frame[];
    /** BF2-SEQ-06: before restarts. */
    endPhase(frames: readonly Frame[]): readonly Frame[];
    /** BF2-SEQ-06: after restarts, before objectives and victory. */
    turnEnds(frames: readonly Frame[]): readonly Frame[];
    /** BF2-SEQ-01: the phases of a side. */
    phases(frames: readonly Frame[], field: OpenField, seat: Seat, turn: number): readonly Frame[];

    // Menus
    /** BF2-SETUP-03: the units of a side that are still to be deployed. */
    toDeploy(units: readonly number[], field: OpenField, state: State, seat: Seat): readonly number[];
    deployForms(
      forms: readonly OrderForm<Order['type']>[],
      field: Battlefield,
      state: State,
      seat: Seat,
      units: readonly number[],
    ): readonly OrderForm<Order['type']>[];
    /** True if the side is asked for moves. Only public knowledge may decide it. */
    isAskedToMove(asked: boolean, field: OpenField, state: State, seat: Seat): boolean;
    movementForms(
      forms: readonly OrderForm<Order['type']>[],
      field: Battlefield,
      state: State,
      seat: Seat,
    ): readonly OrderForm<Order['type']>[];
    /** Forms other than those to fire at a unit, which are the same with all options. */
    declareForms(
      forms: readonly OrderForm<Order['type']>[],
      field: Battlefield,
      state: State,
      seat: Seat,
    ): readonly OrderForm<Order['type']>[];
    /** True if the side is asked for attacks. Only public knowledge may decide it. */
    isAsked(asked: boolean, field: OpenField, state: State, seat: Seat): boolean;
    /** BF2-TRO-03: a Damage Value as it stands. */
    damageValue(value: number, field: Battlefield, state: State, element: number, band: Band): number;
    /** BF2-SEQ-05: what follows all attacks of a side, before its elements cool. */
    attacksEnd(frames: readonly Frame[], field: OpenField, seat: Seat): readonly Frame[];
    /** BF2-FIRE-02: what comes of misses, before the hits of a volley are dealt. */
    strays(
      frames: readonly Frame[],
      play: Play<Battleforce2>,
      attacks: readonly Attack[],
      band: Band,
      isHits: readonly boolean[],
    ): readonly Frame[];
    /** The purposes of attacks on hexes. */
    aims(aims: readonly Aim[]): readonly Aim[];
    whyNoAttacker(why: Reason | null, field: Battlefield, state: State, element: number): Reason | null;
    whyNoTarget(
      why: Reason | null,
      field: OpenField,
      state: State,
      unit: number,
      enemy: number,
    ): Reason | null;

    // The ground
    /** BF2-WOOD-01: whether woods that are hit can still be cleared. */
    clears(clears: boolean, play: Play<Battleforce2>, hex: number, unit: number): boolean;
    /** BF2-MOVE-03: what entering each hex costs these gaits. Depends on the ground alone: it is remembered. */
    enterCosts(costs: Int8Array, field: Battlefield, gaits: readonly Gait[]): Int8Array;
    /** The hexes that a unit may not step into, asked once a search. */
    shuns(shuns: Shuns | null, field: Battlefield, state: State, unit: number): Shuns | null;
    /** BF2-SETUP-03: can a unit be deployed at all, now or later? */
    hasDeployment(has: boolean, field: Battlefield, state: State, unit: number): boolean;
    /** BF2-SETUP-03, BF2-EQ-16: where a unit may be deployed or put down, as far as the ground is concerned. */
    deployable(cells: readonly number[], field: Battlefield, state: State, unit: number): readonly number[];
    /** BF2-LOS-03: the level of a unit. */
    level(level: number, field: OpenField, state: Pick<State, 'units'>, unit: number): number;
    /** BF2-HIT-02: the effect of its hex's terrain on a unit. */
    cover(cover: number, field: OpenField, state: Pick<State, 'units'>, unit: number): number;

    // Scenarios
    /** BF2-SETUP-02: who picks a home edge first. */
    edgeChooser(seat: Seat): Seat;
    /** BF2-OBJ-01: the counters that are placed, by turns. */
    placements(frames: readonly Frame[], field: OpenField): readonly Frame[];
    /** BF2-SETUP-03: units are deployed where this is least. */
    deploymentDepth(depth: number, field: Battlefield, state: State, unit: number, cell: number): number;
    /** BF2-HID-01: how many units of a side may hide, and in which hexes. */
    mostHidden(most: number, field: OpenField, state: State, seat: Seat): number;
    mayHideIn(isOnHalf: boolean, field: Battlefield, state: State, unit: number, cell: number): boolean;
    /** BF2-SEQ-02: the winner of Initiative. */
    initiativeWinner(winner: Seat, turn: number): Seat;
    /** BF2-SEQ-03: the steps of a Command Phase. */
    commandSteps(frames: readonly Frame[], state: State, seat: Seat): readonly Frame[];
    /** BF2-EQ-10: headquarters that work for a side. */
    headquarters(working: number, field: Battlefield, state: State, seat: Seat): number;
    /** Why a unit must stay in play, even if on the support map. */
    whyNotWithdraw(why: Reason | null, field: OpenField, state: State, unit: number): Reason | null;
    /** BF2-VIC-04: the edges that a unit may leave the map over of its own will. */
    exitEdges(edges: readonly Edge[], field: OpenField, state: State, unit: number): readonly Edge[];
    /** BF2-OBJ-03: the counters that can be occupied and claimed. */
    isObjective(isOne: boolean, state: State, index: number): boolean;
    /** BF2-SEQ-06: what comes last in a turn. */
    endSteps(frames: readonly Frame[], field: Battlefield, state: State): readonly Frame[];
    /** BF2-VIC-01: how the game ends; null while it goes on. */
    outcome(outcome: Outcome | null, field: Battlefield, state: State): Outcome | null;

    // Knowledge of others
    /** The marks of the table as a viewer may know them. */
    seen(marks: TableMarks, field: OpenField, viewer: Viewer): TableMarks;
    /** The marks with a guess for everything the viewer does not know. */
    guessed(marks: TableMarks, table: Table, random: Random): TableMarks;
    standing(facts: Readonly<Record<string, Json>>, state: State): Readonly<Record<string, Json>>;
    /** A few words on a unit. */
    note(note: string, table: Table, unit: number): string;
    /** A bot's opinion of a hex for a unit. */
    outlook(score: number, field: Battlefield, state: State, unit: number, cell: number): number;
    /** How much more than its points a unit counts for, to a bot that considers how battles end. */
    stakes(factor: number, state: State, unit: number): number;
    /**
     * BF2-CMDX-11: whether these dice are good for a unit, or past help, as its own side knows it. Null if no option
     * says.
     */
    isGoodRoll(
      isGood: boolean | null,
      field: Battlefield,
      state: State,
      unit: number,
      roll: Rolled,
    ): boolean | null;
    /** True if a bot sends the unit somewhere, so that it does not stay to fight. */
    hasErrand(hasOne: boolean, field: Battlefield, state: State, unit: number): boolean;
    /** Hexes that a side wants to stand in. */
    goals(hexes: readonly number[], field: Battlefield, state: State, seat: Seat): readonly number[];
    /** A bot's order; null if no option has an idea. */
    choice(
      order: Order | null,
      field: Battlefield,
      state: State,
      asked: { readonly seat: Seat; readonly menu: Menu; readonly random: Random },
    ): Order | null;
  };
}

/** Dice that lie on the table. */
export interface Rolled {
  readonly purpose: string;
  readonly dice: readonly number[];
}

/** True if a hex is forbidden to units coming from another. */
export type Shuns = (from: number, to: number) => boolean;

/** A unit on its way. Whoever tells what happens in a hex lets it arrive there first. */
export interface March {
  readonly unit: number;
  readonly way: Way;
  readonly from: number;
  readonly hex: number;
  /** Tells everybody that the unit has come here, and which units that reveals. */
  arrive(found?: readonly number[]): void;
  /** It gets no farther. */
  stop(): void;
  /** What happens to it here, before it goes on. */
  happens(...frames: readonly Frame[]): void;
}
