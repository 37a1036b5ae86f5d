import type { Play } from '@ironfield/kernel/play.ts';
import { afterBattleEvent } from '../battle-after.ts';
import type { BattleEvent } from '../battle-events.ts';
import type { GearBlitz } from '../game-types.ts';

/** Tells an event about the battle, and lets it happen: what it changes is said once, for tables and states. */
export function happen(play: Play<GearBlitz>, event: BattleEvent): void {
  const { battle, units, commandPoints } = afterBattleEvent(play.state, event);
  Object.assign(play.state, { battle, units, commandPoints });
  play.emit(event);
}
