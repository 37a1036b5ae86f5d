import type { Question } from '@ironfield/kernel/play/game.ts';
import type { Play } from '@ironfield/kernel/play/play.ts';
import type { Seat } from '@ironfield/kernel/state.ts';
import type { GearBlitz } from '../../game-types.ts';
import { mayHelp } from '../../rules/command/points.ts';
import { nameOf, rosterOf, unitOf } from '../../state/roster.ts';
import type { Frames, State } from '../../state.ts';
import { COMMAND_TEXT } from '../../text/command.ts';
import { TEXT } from '../../text/menus.ts';
import { costOfHelp, helps } from '../command/spending.ts';
import { setUnit } from './damage.ts';

/**
 * HGB-ACT-05: with a remaining action, before the defender rolls; a Locked unit needs a Command Point, and on a cliff
 * no unit can evade.
 */
export function evades(play: Play<GearBlitz>, id: number, by: number, against: number): boolean {
  const { state } = play;
  const unit = state.units[id];
  const { seat } = rosterOf(state.setup).units[id];
  const isPaid = unit.actions === 0 || unit.isLocked;
  if (id === by || unit.body.climb || (isPaid && !play.note(() => wantsToPay(state, seat, id)))) return false;
  const answer = play.ask({ step: 'evade', seat, unit: id, by, against, isPaid });
  if (answer.type !== 'evade' || (isPaid && !helps(play, id, 'action'))) return false;
  state.units[id].actions--;
  const body = unitOf(state, id);
  setUnit(state, id, { ...body, evasions: body.evasions + 1 });
  const { actions, body: now } = state.units[id];
  play.emit({ type: 'evaded', unit: id, now: { actions, body: now } });
  return true;
}

/** HGB-CP-05: an action by a Command Point does, where one wants to be asked. */
const wantsToPay = (state: State, seat: Seat, id: number): boolean =>
  state.wishes[seat].windows && !unitOf(state, id).isOnAutopilot && mayHelp(state, id, 'action');

/** HGB-ACT-05 */
export const evade: Question<GearBlitz, Frames['evade']> = {
  question: true,
  menu: (state, { unit, by, against, isPaid }) => ({
    prompt: TEXT.evade(nameOf(state, unit), nameOf(state, by), against),
    rule: 'HGB-ACT-05',
    orders: [
      { type: 'stand', label: TEXT.stand, fields: [], isPass: true },
      {
        type: 'evade',
        label: isPaid ? COMMAND_TEXT.evades(costOfHelp(state, unit, 'action')) : TEXT.evades,
        fields: [],
      },
    ],
  }),
};
