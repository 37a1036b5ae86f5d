import type { Tally } from '@ironfield/kernel/explanation.ts';
import { remembered } from '@ironfield/kernel/memory.ts';
import { type OptionModule, type Plugged, plugIn } from '@ironfield/kernel/options.ts';
import { luck } from './options/luck.ts';
import { march } from './options/march.ts';
import { night } from './options/night.ts';
import type { RuleId } from './rule-index.ts';
import type { Setup } from './state.ts';

/** The places of the rules where options plug in. */
export interface Points {
  moveDistance(tally: Tally<RuleId>): void;
  targetNumber(tally: Tally<RuleId>, bandsBegun: number): void;
}

export const OPTIONS: readonly OptionModule<Points>[] = [night, march, luck];

/** What the options of this game have plugged in. */
export const plugged = remembered(
  ({ options }: Setup): Plugged<Points> => plugIn(OPTIONS, options, ['moveDistance', 'targetNumber']),
);
