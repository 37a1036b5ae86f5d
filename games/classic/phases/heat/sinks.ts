import type { Pick } from '@ironfield/kernel/menu/menu.ts';
import type { Decision } from '@ironfield/kernel/play/game.ts';
import type { Play } from '@ironfield/kernel/play/play.ts';
import type { Battlefield } from '../../battlefield.ts';
import { battlefieldOf } from '../../battlefields.ts';
import type { Classic } from '../../game-types.ts';
import type { OrderOf } from '../../orders.ts';
import { workingSinks } from '../../rules/heat/heat.ts';
import { isOnMap } from '../../rules/unit/condition.ts';
import type { Frames, State, UnitState } from '../../state.ts';
import { CHOICES, LABELS, PROMPTS, WHY_NOT } from '../../text/movement.ts';
import { UnitPick } from '../turn/activation.ts';

/** CBT-HEA-07: how many of the heat sinks are off. */
export function sinksPick(field: Battlefield, state: State, unit: number): Pick {
  const most = workingSinks(field, state, unit);
  const { sinksOff } = state.units[unit];
  return {
    kind: 'pick',
    name: 'off',
    label: LABELS.off,
    values: Array.from({ length: most + 1 }, (_, off) => off).filter((off) => off !== sinksOff),
    describe: (off) => ({ label: CHOICES.sinks(off as number) }),
    whyNot: () => WHY_NOT.sinks(most),
  };
}

export function switchSinks(play: Play<Classic>, { unit, off }: OrderOf<'sinks'>): void {
  play.state.units[unit].sinksOff = off;
  play.emit({ type: 'sinks', unit, off });
}

/** The player's wish to be asked in every End Phase. */
export function mindPick({ units }: State, unit: number): Pick {
  return {
    kind: 'pick',
    name: 'ask',
    label: LABELS.ask,
    values: [!units[unit].mindsSinks],
    describe: (ask) => ({ label: CHOICES.mindSinks(ask as boolean) }),
  };
}

export function mindSinks(play: Play<Classic>, { unit, ask }: OrderOf<'mind-sinks'>): void {
  play.state.units[unit].mindsSinks = ask;
  play.emit({ type: 'minds-sinks', unit, ask });
}

/** CBT-HEA-07: in the End Phase those are asked who wanted to be, one after the other: nobody sees who will be. */
export function askAboutSinks(play: Play<Classic>, { from }: Frames['end/minders']): void {
  const { units } = play.state;
  const wants = (mech: UnitState) => mech.mindsSinks && isOnMap(mech);
  const unit = units.findIndex((each, index) => index >= from && wants(each));
  if (unit < 0) return;
  const { seatOf } = battlefieldOf(play.state);
  play.next({ step: 'end/sinks', seat: seatOf[unit], unit }, { step: 'end/minders', from: unit + 1 });
}

export const sinksAtEnd: Decision<Classic, Frames['end/sinks'], 'sinks' | 'leave-sinks' | 'mind-sinks'> = {
  menu(state, { unit }) {
    const field = battlefieldOf(state);
    const only = new UnitPick(field, state, [unit]);
    return {
      prompt: PROMPTS.sinks(field.designs[unit].name),
      rule: 'CBT-HEA-07',
      orders: [
        { type: 'leave-sinks', label: LABELS.leaveSinks, fields: [only] },
        { type: 'sinks', label: LABELS.sinks, fields: [only, sinksPick(field, state, unit)] },
        { type: 'mind-sinks', label: LABELS.mindSinks, fields: [only, mindPick(state, unit)] },
      ],
    };
  },
  apply(play, _frame, order) {
    if (order.type === 'sinks') switchSinks(play, order);
    else if (order.type === 'mind-sinks') mindSinks(play, order);
  },
};
