import type { Play } from '@ironfield/kernel/play/play.ts';
import type { GearBlitz } from '../../game-types.ts';

/** Remaining MP are lost. */
export function stop(play: Play<GearBlitz>, id: number): void {
  const unit = play.state.units[id];
  if (!unit.activation) return;
  unit.activation = { ...unit.activation, isStopped: true };
  play.emit({ type: 'stopped', unit: id, now: { activation: unit.activation } });
}
