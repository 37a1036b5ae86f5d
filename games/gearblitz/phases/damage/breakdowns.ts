import type { Procedure } from '@ironfield/kernel/play/game.ts';
import type { Play } from '@ironfield/kernel/play/play.ts';
import type { GearBlitz } from '../../game-types.ts';
import { past } from '../../register.ts';
import { exceeds } from '../../rules/core/dice.ts';
import { overheats, shutdownThreshold } from '../../rules/movement/maneuver.ts';
import { endMarks } from '../../rules/unit/mark-ends.ts';
import { rosterOf, unitOf } from '../../state/roster.ts';
import type { Frames, Heat, State } from '../../state.ts';
import { settle, takeResult } from './damage.ts';

/** HGB-FLAW-09: dice are thrown when it is activated. */
export const mayShutDown = (state: State, id: number): boolean =>
  shutdownThreshold(unitOf(state, id)) !== null;

/** HGB-FLAW-09: a plain die on activation; a unit that shuts down stops and does nothing for 1D6 rounds. */
export function shutsDown(play: Play<GearBlitz>, id: number): boolean {
  const { state } = play;
  const threshold = shutdownThreshold(unitOf(state, id));
  if (threshold === null) return false;
  const { seat } = rosterOf(state.setup).units[id];
  const [die] = play.roll('shutdown', 1, { by: seat });
  if (exceeds(die, threshold)) {
    play.emit({ type: 'shut-down', unit: id, die, threshold, now: {} });
    return false;
  }
  const [shutDown] = play.roll('rounds', 1, { by: seat });
  const unit = state.units[id];
  unit.body = { ...unit.body, speed: 'stationary' };
  const now = { ...endMarks(state, id, 'shuts down'), shutDown, isLocked: true, body: unit.body };
  Object.assign(unit, now);
  play.emit({ type: 'shut-down', unit: id, die, threshold, now });
  return true;
}

const COLD: Heat = [0, 0];

/** HGB-FLAW-05: checked when the round ends; after overheating the count starts again. */
export const heat: Procedure<GearBlitz, Frames['heat']> = (play) => {
  const { state } = play;
  for (const { id, sheet } of rosterOf(state.setup).units) {
    const unit = state.units[id];
    if (!sheet.card.flaws.overheating || !unit.at) continue;
    const { speed, weaponsUsed } = unit.body;
    const hasFired = past(state.setup).forgetsEarlyFire?.() ? weaponsUsed > 0 : unit.body.hasFired;
    const working = speed !== 'stationary' && hasFired ? unit.heat[0] + 1 : 0;
    const racing = speed === 'top' ? unit.heat[1] + 1 : 0;
    const isTooHot = overheats(unitOf(state, id), working, racing);
    unit.heat = isTooHot ? COLD : [working, racing];
    play.emit({ type: 'heated', unit: id, isTooHot, now: { heat: unit.heat } });
    if (isTooHot) settle(play, id, takeResult(play, id, { level: 1, traits: {}, isSheltered: false }));
  }
};
