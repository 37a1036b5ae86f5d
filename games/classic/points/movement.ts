import type { Tally } from '@ironfield/kernel/explanation.ts';
import type { FrameOf } from '@ironfield/kernel/play/game.ts';
import type { Play } from '@ironfield/kernel/play/play.ts';
import type { Battlefield } from '../battlefield.ts';
import type { Classic } from '../game-types.ts';
import type { Steps } from '../kind.ts';
import type { RuleId } from '../rule-index.ts';
import type { Gait } from '../rules/movement/gaits.ts';
import type { AddedMove, MoveKind } from '../rules/movement/move-kind.ts';
import type { Hold } from '../rules/movement/movement-points.ts';
import type { Mover } from '../rules/movement/mover.ts';
import type { Search } from '../rules/movement/reach.ts';
import type { Mode, OnFoot, State, UnitState } from '../state.ts';

/** The points of movement and its cost. */
export interface MovementPoints {
  readonly add: {
    /** At the start of the Movement Phase, before anybody moves. */
    movementBegins(play: Play<Classic>, field: Battlefield): void;
    /** A unit has come into a hex, by its own move or by others; before it may get stuck there (MT-PRE-03). */
    arrived(play: Play<Classic>, field: Battlefield, unit: number, arrival: Arrival): void;
    /** MT-PRE-12: a VTOL has left this hex in the air; nothing on the ground is any matter to it. */
    flewFrom(field: Battlefield, vtol: UnitState, from: number): void;
    /** MT-PRE-29: a VTOL has landed as it wanted to. */
    landed(play: Play<Classic>, field: Battlefield, unit: number): void;
    /** MT-VTOL-04: a VTOL has flown into a hex by its own move; `tell` tells of the way that it has come so far. */
    flown(play: Play<Classic>, field: Battlefield, unit: number, from: number, tell: () => void): void;
    /** A unit has come down from a jump into a hex, before it is known whether it stays on its feet. */
    touchesDown(play: Play<Classic>, field: Battlefield, unit: number): void;
    /** Somebody is about to be moved into this hex by others. */
    entering(play: Play<Classic>, field: Battlefield, unit: number, hex: number): void;
    /** CBT-MOV-02: what a unit pays on top to enter a hex; `steps` has to say the same. */
    stepExtra(
      tally: Tally<RuleId>,
      field: Battlefield,
      mech: UnitState,
      to: number,
      step: { readonly unit: number; readonly from: number },
    ): void;
    /** Where moves are plotted: comes when all have been made, before hexes are contested (MT-BLIND-04). */
    movesMade(play: Play<Classic>, field: Battlefield): void;
    /** A 'Mech has had its move. */
    moveEnds(play: Play<Classic>, field: Battlefield, unit: number): void;
    /** MT-VMOV-04: a move has begun with a leg of so many MP, and more to come or not. */
    setsOut(
      play: Play<Classic>,
      field: Battlefield,
      unit: number,
      leg: { readonly mp: number; readonly more: boolean },
    ): void;
    /** CBT-MOV-01: it has just been said how a unit goes on foot. */
    modeChosen(play: Play<Classic>, field: Battlefield, unit: number, mode: OnFoot): void;
    /** MT-SYS-07: to the MP for a jump. */
    jumpPoints(tally: Tally<RuleId>, field: Battlefield, state: State, unit: number): void;
    /** CBT-MOV-14: it has jumped so many hexes; its jets alone would have done for so many. */
    jumped(
      play: Play<Classic>,
      field: Battlefield,
      unit: number,
      jump: { readonly hexes: number; readonly withoutPack: number },
    ): void;
    /** MT-MOV-01: to the MP of a way of going that an option has added. */
    gaitPoints(tally: Tally<RuleId>, field: Battlefield, state: State, unit: number, gait: Gait): void;
    /** CBT-MOV-08: to the MP of one that runs; `walking` are its Walking MP. */
    runningPoints(
      tally: Tally<RuleId>,
      field: Battlefield,
      state: State,
      unit: number,
      walking: number,
    ): void;
    /** CBT-HEA-09: to the Walking MP of a 'Mech that has lost so many of them to its heat. */
    heatedMuscles(
      tally: Tally<RuleId>,
      field: Battlefield,
      unit: number,
      heat: { readonly heat: number; readonly loss: number },
    ): void;
    /** CBT-MOV-07, CBT-MOV-14: to the MP of a 'Mech, as its body leaves them. */
    movementPoints(tally: Tally<RuleId>, field: Battlefield, mode: 'walk' | 'jump'): void;
  };
  readonly replace: {
    /** MT-SYS-11: does a unit need mechanical boosters for a jump of so many hexes? */
    jumpsOnBoosters(field: Battlefield, state: State, unit: number, hexes: number): boolean;
    /** MT-MOV-02: has who goes so to roll before the first hex? */
    setsOutAtRisk(state: Pick<State, 'units' | 'turn'>, unit: number, mode: OnFoot): boolean;
    /** CBT-MOV-03: does one step back over so many levels, up or down? */
    backsOver(levels: number): boolean;
    /** MT-BASE-19: how many levels above the ground of its hex the floor is that a unit stands on. */
    floor(unit: UnitState): number;
    /**
     * MT-BASE-19: the ground as a unit meets it that goes on foot, jumps or is moved by others: over roofs, or through
     * buildings.
     */
    passes(field: Battlefield, unit: UnitState, how: 'foot' | 'jump' | 'moved'): Battlefield;
    /** MT-PSR-06: does what its movement adds stand beside a unit on the map? */
    showsMovement(): boolean;
    /** MT-COND-08: do units get stuck elsewhere than in swamps? */
    bogsDown(): boolean;
  };
  readonly stage: {
    /** MT-MOV-02: how many times the Walking MP somebody sprints. */
    sprint(times: number, state: Pick<State, 'units' | 'turn'>, unit: number): number;
    /** Is a unit offered this kind of order in its move? */
    offersMove(does: boolean, unit: UnitState, kind: MoveKind, mover: Mover): boolean;
    /** MT-VMOV-04: does a unit go on after a leg, whatever its player has said? */
    goesOnAnyway(does: boolean, field: Battlefield, state: State, unit: number): boolean;
    /** MT-PRE-11: does a unit step sideways like one on four legs? */
    shifts(does: boolean, field: Battlefield, unit: number, mech: UnitState): boolean;
    /** The searches for where a unit can go: each leads somewhere, and the cheapest way counts. */
    searches(searches: readonly Search[], field: Battlefield, state: State, unit: number): readonly Search[];
    /** MT-PRE-02: is a hex slippery for a unit that goes like this? */
    slippery(is: boolean, field: Battlefield, unit: number, mode: Mode, cell: number): boolean;
    /** The hold on a unit that neither moves nor gets up. */
    holds(hold: Hold | null, state: State, unit: number): Hold | null;
    /** The levels of a unit above the ground of its hex (MT-MOV-07). */
    raised(levels: number, unit: UnitState): number;
    /** May two stay in one hex? */
    mayShare(is: boolean, state: Pick<State, 'units'>, unit: number, other: number): boolean;
    /** The acts of others between two steps of a move, or at the end of a leg (MT-ADVF-07). */
    underWay(
      steps: readonly FrameOf<Classic>[],
      field: Battlefield,
      state: State,
      unit: number,
    ): readonly FrameOf<Classic>[];
    /** CBT-MOV-02: what steps cost a unit as it goes now. */
    steps(steps: Steps, field: Battlefield, mech: UnitState, unit: number): Steps;
    /** CBT-MOV-01: modes on foot besides walking and running. */
    gaits(gaits: readonly Gait[]): readonly Gait[];
    /** MT-PRE-25: has a VTOL that lands something left to do with its MP? */
    goesOnLanded(does: boolean, field: Battlefield, state: State, unit: number): boolean;
    /** CBT-MOV-14: may a unit jump that has the jets for it? */
    mayJump(may: boolean, state: State, unit: number): boolean;
    /** Further moves of a unit. */
    moves(moves: readonly AddedMove[]): readonly AddedMove[];
    /** MT-WX-11: MP that care costs in a hex. */
    care(mp: number, field: Battlefield, cell: number): number;
  };
}

/** The way a unit came into a hex: on foot, by a jump, or moved by others. */
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
  /** MT-STRUCT-10: through a wall that it has broken already. */
  readonly isForced?: true | undefined;
  /** It comes down from a jump, on somebody or beside. */
  readonly lands?: boolean | undefined;
}
