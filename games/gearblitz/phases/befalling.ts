import type { Play } from '@ironfield/kernel/play.ts';
import type { GearBlitz } from '../game-types.ts';
import { afterSpecialEvent } from '../special-after.ts';
import type { SpecialEvent } from '../special-events.ts';

/** Tells an event of a special attack, and lets it happen: what it changes is said once, for tables and states. */
export function befall(play: Play<GearBlitz>, event: SpecialEvent): void {
  const { effects, units, scene } = afterSpecialEvent(play.state, event);
  Object.assign(play.state, { effects, units, scene });
  play.emit(event);
}
