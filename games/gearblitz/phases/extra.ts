import type { Decision } from '@ironfield/kernel/game.ts';
import type { OrderForm } from '@ironfield/kernel/menu.ts';
import type { Play } from '@ironfield/kernel/play.ts';
import type { CommandFrames } from '../command.ts';
import type { GearBlitz } from '../game-types.ts';
import { enemiesOf, nameOf } from '../roster.ts';
import type { State } from '../state.ts';
import { COMMAND_TEXT } from '../text/command.ts';
import { TEXT } from '../text/menus.ts';
import { type Action, act, actionForms } from './acting.ts';
import { attackFields, canFireAt } from './firing.ts';
import { snapForms, takeSnap } from './reaction.ts';

/** HGB-CP-05: anything that costs an action, at once, but no movement and no Stand-By. */
export const extra: Decision<GearBlitz, CommandFrames['extra'], Action | 'snap' | 'hold'> = {
  menu: (state, { unit, during }) => ({
    prompt: COMMAND_TEXT.extraPrompt(nameOf(state, unit)),
    rule: 'HGB-CP-05',
    orders: [
      ...(during === null ? actionForms(state, unit) : actionsDuring(state, unit, during)),
      { type: 'hold', label: COMMAND_TEXT.wasteAction, fields: [] },
    ],
  }),
  apply(play, { seat, unit, during }, order) {
    if (order.type === 'hold') waste(play, unit);
    else if (order.type === 'snap') takeSnap(play, during!, order);
    else act.apply(play, { seat, unit }, order);
  },
};

/** HGB-CP-05, HGB-ACT-11: whoever is being activated is attacked by Snap Fire only. */
function actionsDuring(state: State, unit: number, during: number): OrderForm<Action | 'snap'>[] {
  const others = enemiesOf(state, unit).filter((id) => id !== during);
  return [
    ...snapForms(state, during, canFireAt(state, unit, [during], 'snap fire') ? [unit] : []),
    { type: 'attack', label: TEXT.attack, fields: attackFields(state, unit, others, 'action') },
    ...actionForms(state, unit).filter(({ type }) => type !== 'attack' && type !== 'burst'),
  ];
}

function waste(play: Play<GearBlitz>, id: number): void {
  const unit = play.state.units[id];
  unit.actions--;
  play.emit({ type: 'spent', unit: id, now: { actions: unit.actions } });
}
