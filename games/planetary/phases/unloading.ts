import type { Play } from '@ironfield/kernel/play/play.ts';
import type { Planetary } from '../game-types.ts';
import { isAlwaysOpen } from '../rules/kinds.ts';
import { sheetOn, warIn } from '../rules/war/stacks.ts';
import { turnUpOnMap } from './firing.ts';

/** PA-TRANS-01: a unit leaves its transport. A convoy that began aboard is seen by everybody from then on. */
export function unload(play: Play<Planetary>, counter: number): void {
  const state = warIn(play.state);
  const carrier = state.war.carriers[counter];
  const { side } = state.counters[counter];
  play.happen({ type: 'unloaded', counter, seat: side, carrier, place: state.counters[carrier].place });
  if (isAlwaysOpen(sheetOn(state, counter).kind)) turnUpOnMap(play, [counter]);
}
