// The fate of those aboard when their carrier is lost (MT-PRE-25).

import type { Play } from '@ironfield/kernel/play/play.ts';
import type { Battlefield } from '../battlefield.ts';
import type { Classic } from '../game-types.ts';
import { perish } from '../phases/weapon/close-attack.ts';
import { isAloft } from '../rules/ground/altitude.ts';
import { passengersOf } from '../rules/unit/riding.ts';
import type { Loss } from '../state.ts';
import { getOut } from './loading.ts';
import { canStayBehind } from './room.ts';

/** Nobody gets out of what goes up or down like this. */
const DEADLY: readonly (Loss | null)[] = ['explosion', 'fuel', 'blast', 'sunk', 'burnt'];

/** They stand where it was destroyed, if they can; they die with what explodes, sinks or is in the air. */
export function loseCarrier(play: Play<Classic>, field: Battlefield, carrier: number): void {
  const { state } = play;
  const lost = state.units[carrier];
  for (const unit of passengersOf(state, carrier)) {
    const isSafe = !DEADLY.includes(lost.loss) && !isAloft(lost);
    if (isSafe && canStayBehind(field, state, carrier, unit)) getOut(play, field, unit);
    else perish(play, field, unit, 'aboard');
  }
}
