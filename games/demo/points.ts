// The points where options plug into the rules.

import type { Tally } from '@ironfield/kernel/explanation.ts';
import type { AskingFrameOf, Roll } from '@ironfield/kernel/play/game.ts';
import type { Play } from '@ironfield/kernel/play/play.ts';
import type { Demo } from './game-types.ts';
import type { Order } from './orders.ts';
import type { RuleId } from './rule-index.ts';
import type { State } from './state.ts';

type Question = AskingFrameOf<Demo>;

export interface Points {
  readonly add: {
    moveDistance(tally: Tally<RuleId>): void;
    targetNumber(tally: Tally<RuleId>, bandsBegun: number): void;
  };
  readonly stage: {
    /** The questions to those who may react to dice that have been thrown. */
    reactions(questions: readonly Question[], state: State, roll: Roll): readonly Question[];
    /** The fate of the dice when one of them has answered. */
    reaction(
      dice: readonly number[],
      play: Play<Demo>,
      roll: Roll,
      question: Question,
      answer: Order,
    ): readonly number[];
  };
}
