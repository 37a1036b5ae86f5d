import type { Tally } from '@ironfield/kernel/explanation.ts';
import type { OptionModule } from '@ironfield/kernel/options.ts';
import type { OptionValue } from '@ironfield/kernel/state.ts';
import { Switchboard } from '@ironfield/kernel/switchboard.ts';
import type { RuleId } from './rule-index.ts';

/** The places of the rules where options plug in. */
export interface Points {
  readonly add: {
    moveDistance(tally: Tally<RuleId>): void;
    targetNumber(tally: Tally<RuleId>, bandsBegun: number): void;
  };
}

export type Option<Value extends OptionValue = OptionValue> = OptionModule<Points, Value>;

export const switchboard = new Switchboard<Points>();
