import type { Play } from '@ironfield/kernel/play/play.ts';
import { battlefieldOf } from '../battlefields.ts';
import type { Classic } from '../game-types.ts';
import { isSubmerged } from '../rules/line-of-sight.ts';
import { hurtPilot, rollConsciousness, rollRecovery } from '../rules/pilot.ts';
import { removeDestroyed } from './phase-end.ts';
import { checkVictory } from './victory.ts';

/** CBT-SEQ-11 */
export function end(play: Play<Classic>): void {
  const { state } = play;
  const field = battlefieldOf(state);
  state.phase = 'end';
  for (const mech of state.units) mech.twist = 0;
  play.emit({ type: 'phase', phase: 'end' });
  for (const unit of state.units.keys()) rollRecovery(play, field, unit);
  for (const [unit, mech] of state.units.entries()) {
    if (!isSubmerged(field, mech.hex, mech.prone) || !field.kinds[unit].lifeSupportHit(field, state, unit))
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
