// Passengers of a carrier that does not move any more get out by themselves, before anybody moves (MT-PRE-25).

import type { Decision, FrameOf, Procedure } from '@ironfield/kernel/play/game.ts';
import type { Seat } from '@ironfield/kernel/state.ts';
import type { Battlefield } from '../battlefield.ts';
import { battlefieldOf } from '../battlefields.ts';
import type { OptionFrames } from '../extensions.ts';
import type { Classic } from '../game-types.ts';
import type { Order } from '../orders.ts';
import { UnitPick } from '../phases/turn/activation.ts';
import { isAloft } from '../rules/ground/altitude.ts';
import { walkMp } from '../rules/movement/movement-points.ts';
import { canAct, isImmobile, isOnMap } from '../rules/unit/condition.ts';
import { carrierOf } from '../rules/unit/riding.ts';
import { isStuck } from '../rules/unit/stuck.ts';
import type { State } from '../state.ts';
import { getOut, opensDoors } from './loading.ts';
import { canGetOut } from './room.ts';

declare module '../extensions.ts' {
  interface OptionFrames {
    'transport/stranded': object;
    'transport/leave': { readonly seat: Seat; readonly unit: number };
  }
  interface OptionOrders {
    'get-out': { readonly type: 'get-out'; readonly unit: number };
    'stay-aboard': { readonly type: 'stay-aboard'; readonly unit: number };
  }
}

const WORDS = {
  prompt: (passenger: string, carrier: string) => `${carrier} does not move. Does ${passenger} get out?`,
  out: 'Get out',
  stay: 'Stay aboard',
};

/** It has no MP, is stuck, or its pilot or reactor is out; a stunned crew opens no door. */
function isStranded(field: Battlefield, state: State, carrier: number): boolean {
  const unit = state.units[carrier];
  if (!isOnMap(unit) || isAloft(unit) || !opensDoors(field, state, carrier)) return false;
  if (field.kinds[carrier].limbs && isImmobile(unit)) return true;
  return canAct(unit) && (isStuck(unit) || walkMp(field, state, carrier) === 0);
}

export const strandedIn = (field: Battlefield, state: State, unit: number): boolean => {
  const carrier = carrierOf(state.units[unit]);
  return (
    carrier >= 0 &&
    canAct(state.units[unit]) &&
    isStranded(field, state, carrier) &&
    canGetOut(field, state, carrier, unit)
  );
};

/** One after the other is asked. */
export const askStranded: Procedure<Classic, OptionFrames['transport/stranded']> = (play) => {
  const { state } = play;
  const field = battlefieldOf(state);
  play.next(
    ...state.units.flatMap((_, unit): FrameOf<Classic>[] =>
      strandedIn(field, state, unit) ? [{ step: 'transport/leave', seat: field.seatOf[unit], unit }] : [],
    ),
  );
};

export const leaveStranded: Decision<Classic, OptionFrames['transport/leave'], 'get-out' | 'stay-aboard'> = {
  menu(state, { unit }) {
    const field = battlefieldOf(state);
    const { designs } = field;
    const own = [new UnitPick(field, state, [unit])];
    const may = canGetOut(field, state, carrierOf(state.units[unit]), unit);
    return {
      prompt: WORDS.prompt(designs[unit].name, designs[carrierOf(state.units[unit])].name),
      rule: 'MT-PRE-25',
      orders: [
        ...(may ? [{ type: 'get-out', label: WORDS.out, fields: own } as const] : []),
        { type: 'stay-aboard', label: WORDS.stay, isPass: true, fields: own },
      ],
    };
  },

  apply(play, { unit }, order) {
    if (order.type === 'get-out') getOut(play, battlefieldOf(play.state), unit);
  },
};

/** Bots get out while they can. */
export const answerStranded = (
  field: Battlefield,
  state: State,
  { unit }: OptionFrames['transport/leave'],
): Order => ({
  type: canGetOut(field, state, carrierOf(state.units[unit]), unit) ? 'get-out' : 'stay-aboard',
  unit,
});
