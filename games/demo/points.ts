// Where options plug into the rules.

import type { Tally } from '@ironfield/kernel/explanation.ts';
import type { OptionModule } from '@ironfield/kernel/options/options.ts';
import { Switchboard } from '@ironfield/kernel/options/switchboard.ts';
import type { AskingFrameOf, Roll, Steps } from '@ironfield/kernel/play/game.ts';
import type { Play } from '@ironfield/kernel/play/play.ts';
import type { OptionValue } from '@ironfield/kernel/state.ts';
import type { ZodObject } from 'zod';
import type { OptionEvents, OptionFrames } from './extensions.ts';
import type { Demo } from './game-types.ts';
import type { Order } from './orders.ts';
import type { RuleId } from './rule-index.ts';
import type { State } from './state.ts';
import type { Table } from './view.ts';

type Question = AskingFrameOf<Demo>;

export interface Points {
  readonly add: {
    moveDistance(tally: Tally<RuleId>): void;
    targetNumber(tally: Tally<RuleId>, bandsBegun: number): void;
  };
  readonly stage: {
    /** What those are asked who may react to dice that have been thrown. */
    reactions(questions: readonly Question[], state: State, roll: Roll): readonly Question[];
    /** What becomes of the dice when one of them has answered. */
    reaction(
      dice: readonly number[],
      play: Play<Demo>,
      roll: Roll,
      question: Question,
      answer: Order,
    ): readonly number[];
  };
}

/** An option of this game, in a file of its own. */
export interface Option<Value extends OptionValue = OptionValue> extends OptionModule<Points, Value> {
  /** Steps, orders and events of its own, whose types are in `extensions.ts`. */
  readonly steps?: Partial<Pick<Steps<Demo>, keyof OptionFrames>>;
  readonly orders?: readonly ZodObject[];
  readonly sentences?: { readonly [Type in keyof OptionEvents]?: (event: OptionEvents[Type]) => string };
  readonly changes?: {
    readonly [Type in keyof OptionEvents]?: (table: Table, event: OptionEvents[Type]) => Table;
  };
}

export const switchboard = new Switchboard<Points>();
