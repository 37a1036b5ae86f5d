import type { Play } from '@ironfield/kernel/play/play.ts';
import type { GearBlitz } from '../../game-types.ts';
import { mayHelp } from '../../rules/command/points.ts';
import { enemiesOf, rosterOf } from '../../state/roster.ts';
import { canFireAt } from '../firing/firing.ts';

/** HGB-CP-06: a destroyed unit is restored to its state before the fatal hit, if it can and may fire once more. */
export function standsOnceMore(play: Play<GearBlitz>, id: number): boolean {
  const { state } = play;
  const unit = state.units[id];
  const { before, ...fallen } = unit.body;
  const { seat } = rosterOf(state.setup).units[id];
  if (!before || !mayHelp(state, id, 'last shot')) return false;
  if (!play.note(() => state.wishes[seat].rerolls !== 'never')) return false;
  const body = { ...fallen, ...before };
  const dead = unit.body;
  unit.body = body;
  if (!canFireAt(state, id, enemiesOf(state, id), 'final shot')) {
    unit.body = dead;
    return false;
  }
  play.emit({ type: 'dying', unit: id, now: { body } });
  return true;
}
