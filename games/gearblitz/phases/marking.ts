import type { Play } from '@ironfield/kernel/play.ts';
import type { OptionEvents } from '../extensions.ts';
import type { GearBlitz } from '../game-types.ts';

/** Tells what an option notes, and notes it. */
export function mark(play: Play<GearBlitz>, event: OptionEvents[keyof OptionEvents]): void {
  const { state } = play;
  state.marks = { ...state.marks, ...event.marks };
  for (const { unit, now } of event.changed ?? []) Object.assign(state.units[unit], now);
  play.emit(event);
}
