import type { AskingFrameOf, FrameOf, Roll } from '@ironfield/kernel/play/game.ts';
import type { Play } from '@ironfield/kernel/play/play.ts';
import type { Battlefield, Forces } from '../battlefield.ts';
import type { TurnMarks } from '../extensions.ts';
import type { Classic } from '../game-types.ts';
import type { Order } from '../orders.ts';
import type { PassingMark } from '../rules/unit/mark-ends.ts';
import type { Switch } from '../rules/unit/switches.ts';
import type { AlternatingPhase, Frames, Side, State, TurnNotes } from '../state.ts';

/** The turn and its phases. */
export interface SequencePoints {
  readonly add: {
    /** MT-PRE-17: before an order of the Movement or the Weapon Attack Phase is carried out. */
    acts(play: Play<Classic>, field: Battlefield, order: Order): void;
    /** CBT-SEQ-07: before anything else is done at the end of a phase. */
    phaseEnds(
      play: Play<Classic>,
      field: Battlefield,
      phase: Frames['phase/end']['phase'],
      /** The unit whose Action Phase it is. */
      acting?: number,
    ): void;
    /** CBT-DES-01: a unit that is lost is about to be taken off the map. */
    removes(play: Play<Classic>, field: Battlefield, unit: number): void;
    /** Further steps of the End Phase, after everything that happens by itself. */
    turnEnds(play: Play<Classic>, field: Battlefield): void;
  };
  readonly replace: {
    lastTurn(): number;
    /** CBT-SEQ-08: how many moves of a side these units come to. */
    movesOf(units: readonly number[], field: Battlefield): number;
    /** MT-VMOV-01: have some of those moved who move together, and others of them not? */
    isMovingTogether(field: Battlefield, state: State, side: Side): boolean;
  };
  readonly stage: {
    /** MT-REPAIR-02, MT-SPV-07: is there another battle after this one, with what is left? */
    carriesOn(does: boolean): boolean;
    /** MT-SPV-07: how those who are left come into it. */
    tended(sheets: readonly Sheet[], field: Battlefield, state: Pick<State, 'units'>): readonly Sheet[];
    /** Steps at the very beginning of a turn, before the Initiative is rolled for. */
    turnBegins(
      steps: readonly FrameOf<Classic>[],
      field: Battlefield,
      state: State,
    ): readonly FrameOf<Classic>[];
    /** CBT-SEQ-02: the dice of both sides, before anything follows from them. */
    initiative(dice: InitiativeDice, play: Play<Classic>, field: Battlefield): InitiativeDice;
    /** MT-REG-03: what the units of each side add to its Initiative. */
    initiativeBonus(
      shares: readonly InitiativeShare[],
      field: Battlefield,
      state: Pick<State, 'units'>,
    ): readonly InitiativeShare[];
    /** CBT-SEQ-01: what a turn consists of. */
    sequence(steps: readonly FrameOf<Classic>[]): readonly FrameOf<Classic>[];
    /** The notes on a unit when a turn begins. */
    turnNotes(fresh: TurnNotes, before: TurnNotes, field: Pick<Forces, 'plugged'>): TurnNotes;
    /** Notes of the turn that say what was done to a unit, whatever it does itself. */
    suffered(marks: readonly (keyof TurnMarks)[]): readonly (keyof TurnMarks)[];
    /** MT-BASE-08: what is switched before the game and in the End Phase. */
    switches(switches: readonly Switch[]): readonly Switch[];
    /** Marks that end when something happens to their unit. */
    marks(marks: readonly PassingMark[]): readonly PassingMark[];
    /** CBT-SEQ-08: those of a side that could be next. */
    waiting(
      units: readonly number[],
      field: Battlefield,
      state: State,
      phase: AlternatingPhase,
      side: Side,
    ): readonly number[];
    /** CBT-SEQ-08: how the units of both sides come to act in a phase. */
    activations(
      steps: readonly FrameOf<Classic>[],
      field: Battlefield,
      state: State,
      phase: AlternatingPhase,
    ): readonly FrameOf<Classic>[];
    /** May a rule ask somebody in the middle of this step, or dice be thrown again? */
    interrupts(may: boolean, field: Battlefield, state: State, step: FrameOf<Classic>['step']): boolean;
    /** The questions to those who may react to dice, and the fate of the dice when they have answered. */
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
    /** Steps when the game has been decided, before it is over. */
    ending(steps: readonly FrameOf<Classic>[]): readonly FrameOf<Classic>[];
  };
}

/** What a unit has on its sheet when a battle is over. */
export interface Sheet {
  readonly unit: number;
  readonly armor: readonly number[];
  readonly structure: readonly number[];
  readonly pilotHits: number;
}

/** MT-REG-03: what one unit adds to the Initiative of its side, and as what. */
export interface InitiativeShare {
  readonly side: Side;
  readonly by: 'uplink' | 'console' | 'headquarters';
  readonly points: number;
}

/** By side. */
export type InitiativeDice = readonly [readonly number[], readonly number[]];
