import type { Play } from '@ironfield/kernel/play.ts';
import { afterCommandEvent } from '../command-after.ts';
import type { CommandEvent } from '../command-events.ts';
import type { GearBlitz } from '../game-types.ts';

/** Tells an event of command and electronic warfare, and lets it happen: what it changes is said once. */
export function commanded(play: Play<GearBlitz>, event: CommandEvent): void {
  const { units, tags, commandPoints, spent, wishes, letPass } = afterCommandEvent(play.state, event);
  Object.assign(play.state, { units, tags, commandPoints, spent, wishes, letPass });
  play.emit(event);
}
