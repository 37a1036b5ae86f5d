import type { Play } from '@ironfield/kernel/play/play.ts';
import { battlefieldOf } from '../../battlefields.ts';
import type { Classic } from '../../game-types.ts';
import { hurtPilot, rollConsciousness, rollRecovery } from '../../rules/crew/pilot.ts';
import { twistAtRest } from '../../rules/damage/motive.ts';
import { isUnderWater } from '../../rules/sight/line-of-sight.ts';
import { removeDestroyed } from './phase-end.ts';
import { checkVictory } from './victory.ts';

/** CBT-SEQ-11 */
export function end(play: Play<Classic>): void {
  const { state } = play;
  const field = battlefieldOf(state);
  state.phase = 'end';
  for (const mech of state.units) mech.twist = twistAtRest(mech);
  play.emit({ type: 'phase', phase: 'end' });
  for (const unit of state.units.keys()) rollRecovery(play, field, unit);
  for (const [unit, mech] of state.units.entries()) {
    if (!isUnderWater(field, unit, mech) || !field.kinds[unit].cockpit?.lifeSupportHit(field, state, unit))
      continue;
    hurtPilot(play, field, unit, 1);
    rollConsciousness(play, field, unit);
  }
  removeDestroyed(play, field);
  play.next({ step: 'turn' });
  field.plugged.turnEnds?.(play, field);
  play.next({ step: 'end/minders', from: 0 });
  checkVictory(play);
}
