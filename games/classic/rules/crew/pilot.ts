import { sum } from '@ironfield/kernel/dice.ts';
import { type Explanation, explain } from '@ironfield/kernel/explanation.ts';
import type { Play } from '@ironfield/kernel/play/play.ts';
import type { Battlefield } from '../../battlefield.ts';
import { CONSCIOUSNESS } from '../../data/piloting.ts';
import type { Classic } from '../../game-types.ts';
import type { RuleId } from '../../rule-index.ts';
import { PURPOSES } from '../../text/damage.ts';
import { destroy, isRelieved } from '../damage/destruction.ts';
import { hasLeft, PILOT_DEAD } from '../unit/condition.ts';
import { rolledBy } from './about-rolls.ts';
import { crewRecovers } from './crew.ts';

/** CBT-PIL-04, CBT-PIL-05: recorded at once; the rolls to stay conscious come at the end of the phase. */
export function hurtPilot(
  play: Play<Classic>,
  field: Battlefield,
  unit: number,
  points: number,
  /** MT-COCKPIT-03: not everybody aboard feels an explosion of ammunition. */
  cause?: 'explosion',
): void {
  field.plugged.crewHurt?.(play, field, unit, { points, cause });
  const mech = play.state.units[unit];
  if (mech.crew.hits >= PILOT_DEAD || hasLeft(mech) || !field.kinds[unit].cockpit) return;
  const taken = Math.min(points, PILOT_DEAD - mech.crew.hits);
  mech.crew = { ...mech.crew, hits: mech.crew.hits + taken };
  mech.thisPhase.pilotDamage += taken;
  play.emit({ type: 'pilot-hurt', unit, points: taken, hits: mech.crew.hits });
  if (mech.crew.hits === PILOT_DEAD && !isRelieved(play, field, unit, 'died'))
    destroy(play, field, unit, 'pilot');
}

/** CBT-PIL-07: a roll for each point due, by the total it made; who is unconscious rolls no more. */
export function rollConsciousness(play: Play<Classic>, field: Battlefield, unit: number): void {
  rollPilot(play, field, unit);
  field.plugged.stayedAwake?.(play, field, unit);
}

function rollPilot(play: Play<Classic>, field: Battlefield, unit: number): void {
  const mech = play.state.units[unit];
  const first = mech.crew.hits - mech.thisPhase.pilotDamage + 1;
  mech.thisPhase.pilotDamage = 0;
  if (mech.loss) return;
  for (let hits = first; hits <= mech.crew.hits && mech.crew.knockedOut === 0; hits++) {
    stayAwake(play, field, unit, CONSCIOUSNESS[hits]);
  }
}

/** CBT-PIL-07: one roll. */
export function stayAwake(play: Play<Classic>, field: Battlefield, unit: number, number: number): void {
  const mech = play.state.units[unit];
  const modifier = modifierOf(field, unit);
  const dice = play.roll(PURPOSES.consciousness, 2, rolledBy(unit, number - (modifier?.total ?? 0)));
  const awake = sum(dice) + (modifier?.total ?? 0) >= number;
  if (!awake) mech.crew = { ...mech.crew, knockedOut: play.state.turn };
  play.emit({ type: 'consciousness', unit, dice, number, awake, ...(modifier && { modifier }) });
}

/** The modifier of options to the roll, if there is any. */
function modifierOf(field: Battlefield, unit: number): Explanation | undefined {
  const { consciousness } = field.plugged;
  if (!consciousness) return undefined;
  const modifier = explain<RuleId>((tally) => consciousness(tally, field, unit));
  return modifier.lines.length > 0 ? modifier : undefined;
}

/** CBT-PIL-09: in the End Phase of every turn after the one in which consciousness was lost. */
export function rollRecovery(play: Play<Classic>, field: Battlefield, unit: number): void {
  recoverPilot(play, field, unit);
  field.plugged.comesRound?.(play, field, unit);
}

function recoverPilot(play: Play<Classic>, field: Battlefield, unit: number): void {
  const { state } = play;
  const mech = state.units[unit];
  if (mech.loss || mech.crew.knockedOut === 0 || mech.crew.knockedOut >= state.turn) return;
  if (!field.kinds[unit].cockpit) {
    crewRecovers(play, unit);
    return;
  }
  const number = CONSCIOUSNESS[mech.crew.hits];
  const modifier = modifierOf(field, unit);
  const dice = play.roll(PURPOSES.recovery, 2, rolledBy(unit, number - (modifier?.total ?? 0)));
  const awake = sum(dice) + (modifier?.total ?? 0) >= number;
  if (awake) mech.crew = { ...mech.crew, knockedOut: 0 };
  play.emit({ type: 'recovery', unit, dice, number, awake, ...(modifier && { modifier }) });
}
