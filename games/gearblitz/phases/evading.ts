import type { Question } from '@ironfield/kernel/game.ts';
import type { Play } from '@ironfield/kernel/play.ts';
import type { GearBlitz } from '../game-types.ts';
import { nameOf, rosterOf, unitOf } from '../roster.ts';
import type { Frames } from '../state.ts';
import { TEXT } from '../text/menus.ts';
import { setUnit } from './damage.ts';

/** HGB-ACT-05: with an action that is left, before the dice of the defender; whoever is Locked has none, and on a cliff one has no use for it. */
export function evades(play: Play<GearBlitz>, id: number, by: number, against: number): boolean {
  const { state } = play;
  const unit = state.units[id];
  if (unit.actions === 0 || unit.isLocked || unit.body.climb || id === by) return false;
  const { seat } = rosterOf(state.setup).units[id];
  const answer = play.ask({ step: 'evade', seat, unit: id, by, against });
  if (answer.type !== 'evade') return false;
  unit.actions--;
  const body = unitOf(state, id);
  setUnit(state, id, { ...body, evasions: body.evasions + 1 });
  play.emit({ type: 'evaded', unit: id, now: { actions: unit.actions, body: unit.body } });
  return true;
}

/** HGB-ACT-05 */
export const evade: Question<GearBlitz, Frames['evade']> = {
  question: true,
  menu: (state, { unit, by, against }) => ({
    prompt: TEXT.evade(nameOf(state, unit), nameOf(state, by), against),
    rule: 'HGB-ACT-05',
    orders: [
      { type: 'stand', label: TEXT.stand, fields: [] },
      { type: 'evade', label: TEXT.evades, fields: [] },
    ],
  }),
};
