import type { Decision } from '@ironfield/kernel/play/game.ts';
import type { Play } from '@ironfield/kernel/play/play.ts';
import type { GearBlitz } from '../../game-types.ts';
import type { CommandFrames } from '../../state/command.ts';
import { enemiesOf, nameOf } from '../../state/roster.ts';
import { COMMAND_TEXT } from '../../text/command.ts';
import { TEXT } from '../../text/menus.ts';
import { snapForms, takeSnap } from '../attack/reaction.ts';
import { type Offer, offer, offered } from '../core/offers.ts';
import { attackFields, canFireAt } from '../firing/firing.ts';
import { ACTIONS, type Action, act } from './acting.ts';

/** HGB-CP-05: anything that costs an action, at once, but no movement and no Stand-By. */
export const extra: Decision<GearBlitz, CommandFrames['extra'], Action | 'snap' | 'hold'> = {
  menu: (state, { seat, unit, during }, sought) => ({
    prompt: COMMAND_TEXT.extraPrompt(nameOf(state, unit)),
    rule: 'HGB-CP-05',
    orders: [
      ...offered(during === null ? ACTIONS : actionsDuring(during), state, unit, seat, sought),
      { type: 'hold', label: COMMAND_TEXT.wasteAction, fields: [], isPass: true },
    ],
  }),
  apply(play, { seat, unit, during }, order) {
    if (order.type === 'hold') waste(play, unit);
    else if (order.type === 'snap') takeSnap(play, during!, order);
    else act.apply(play, { seat, unit }, order);
  },
};

/** HGB-CP-05, HGB-ACT-11: a unit during its activation can be attacked only by Snap Fire. */
const actionsDuring = (during: number): Offer<Action | 'snap'>[] => [
  offer(['snap'], (state, unit) =>
    snapForms(state, during, canFireAt(state, unit, [during], 'snap fire') ? [unit] : []),
  ),
  offer(['attack'], (state, unit) => {
    const others = enemiesOf(state, unit).filter((id) => id !== during);
    return [{ type: 'attack', label: TEXT.attack, fields: attackFields(state, unit, others, 'action') }];
  }),
  ...ACTIONS.filter(({ types }) => !types.includes('attack')),
];

function waste(play: Play<GearBlitz>, id: number): void {
  const unit = play.state.units[id];
  unit.actions--;
  play.emit({ type: 'spent', unit: id, now: { actions: unit.actions } });
}
