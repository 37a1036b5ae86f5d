import type { Play } from '@ironfield/kernel/play/play.ts';
import type { Battlefield } from '../../battlefield.ts';
import type { Classic } from '../../game-types.ts';
import type { Loss } from '../../state.ts';
import { hasLeft, PILOT_DEAD } from '../unit/condition.ts';

/**
 * CBT-DES-01: the 'Mech is out of the game. Until the end of the phase it stays where it is and does what it has
 * declared. The first cause is the one remembered.
 */
export function destroy(play: Play<Classic>, _field: Battlefield, unit: number, loss: Loss): void {
  const mech = play.state.units[unit];
  if (mech.loss) return;
  mech.loss = loss;
  play.emit({ type: 'destroyed', unit, loss });
}

/** MT-COCKPIT-03: does somebody else aboard go on instead of the pilot? */
export const isRelieved = (
  play: Play<Classic>,
  field: Battlefield,
  unit: number,
  how: 'died' | 'cockpit',
): boolean => field.plugged.relieves?.(play, field, unit, how) === true;

/** CBT-DES-02: the MechWarrior does not survive, whatever becomes of the 'Mech. */
export function killPilot(play: Play<Classic>, field: Battlefield, unit: number, loss: Loss): void {
  const mech = play.state.units[unit];
  if (hasLeft(mech)) {
    destroy(play, field, unit, loss);
    return;
  }
  mech.crew = { ...mech.crew, hits: PILOT_DEAD };
  play.emit({ type: 'pilot-killed', unit });
  destroy(play, field, unit, loss);
}
