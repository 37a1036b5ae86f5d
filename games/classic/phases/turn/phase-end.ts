import type { Procedure } from '@ironfield/kernel/play/game.ts';
import type { Play } from '@ironfield/kernel/play/play.ts';
import type { Battlefield } from '../../battlefield.ts';
import { battlefieldOf } from '../../battlefields.ts';
import type { Classic } from '../../game-types.ts';
import { rollConsciousness } from '../../rules/crew/pilot.ts';
import { dropLostClubs } from '../../rules/physical/clubs.ts';
import { rollToStayUp } from '../../rules/piloting/falls.ts';
import { type Frames, GONE } from '../../state.ts';
import { checkVictory } from './victory.ts';

/** CBT-SEQ-07. Falls of the Movement Phase have happened at once; only pilots' rolls were left for its end. */
export const phaseEnd: Procedure<Classic, Frames['phase/end']> = (play, { phase, unit: acting }) => {
  const { state } = play;
  const field = battlefieldOf(state);
  field.plugged.phaseEnds?.(play, field, phase, acting);
  dropLostClubs(play, field);
  for (const unit of state.units.keys()) rollConsciousness(play, field, unit);
  if (phase !== 'movement') {
    for (let unit = 0; unit < state.units.length; unit++) rollToStayUp(play, field, unit);
  }
  removeDestroyed(play, field);
  checkVictory(play);
};

/** CBT-DES-01 */
export function removeDestroyed(play: Play<Classic>, field: Battlefield): void {
  for (const [unit, mech] of play.state.units.entries()) {
    if (!mech.loss || mech.hex === GONE) continue;
    field.plugged.removes?.(play, field, unit);
    mech.hex = GONE;
    play.emit({ type: 'removed', unit, crushed: false });
  }
}
