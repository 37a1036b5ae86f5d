import type { FrameOf } from '@ironfield/kernel/play/game.ts';
import type { Play } from '@ironfield/kernel/play/play.ts';
import type { Battlefield } from '../battlefield.ts';
import type { Classic } from '../game-types.ts';
import type { DuelAction } from '../rules/turn/duel-action.ts';
import type { State, UnitState } from '../state.ts';

/** Duels, in which units act one after the other. */
export interface DuelingPoints {
  readonly stage: {
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
    /** MT-DUEL-04: what else a unit may do in its Action Phase. */
    duelActions(actions: readonly DuelAction[]): readonly DuelAction[];
  };
}
