import type { Tally } from '@ironfield/kernel/explanation.ts';
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

const cache = new WeakMap<Setup, Plugged<Points>>();

/** What the options of this game have plugged in. */
export function plugged(setup: Setup): Plugged<Points> {
  let points = cache.get(setup);
  if (!points) {
    points = plugIn(OPTIONS, setup.options, ['moveDistance', 'targetNumber']);
    cache.set(setup, points);
  }
  return points;
}
