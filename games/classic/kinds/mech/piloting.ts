import type { Tally } from '@ironfield/kernel/explanation.ts';
import type { Battlefield } from '../../battlefield.ts';
import { HEAVY_DAMAGE, ROLL_MODIFIERS } from '../../data/piloting.ts';
import type { RollReason } from '../../events.ts';
import type { RuleId } from '../../rule-index.ts';
import { isLost } from '../../rules/unit/condition.ts';
import type { Damage, State } from '../../state.ts';
import { REASONS, ROLL_REASONS } from '../../text/piloting.ts';
import { countBits, type MechDesign } from '../../units/design.ts';
import { gyroHits, legsLost, legsOn, legsToSpare, mechDesign } from './condition.ts';

/** MT-PRE-11: while all four are there. */
const ON_FOUR = -2;

/** CBT-PSR-02: what damage to legs and gyro adds, whenever it was suffered. */
export function pilotingModifiers(
  tally: Tally<RuleId>,
  field: Battlefield,
  unit: number,
  damage: Damage,
): void {
  const design = mechDesign(field, unit);
  const { masks } = design;
  let toSpare = legsToSpare(design);
  if (legsLost(design, damage) === 0 && toSpare > 0) tally.add(ON_FOUR, REASONS.onFour, 'MT-PRE-11');
  for (const leg of legsOn(design)) {
    if (isLost(damage, leg)) {
      if (toSpare-- > 0) continue;
      tally.add(ROLL_MODIFIERS.legDestroyed, ROLL_REASONS['leg-destroyed'], 'CBT-DMG-06');
      continue;
    }
    const hits = damage.hits[leg];
    if (hits === 0) continue;
    if ((hits & masks.hip[leg]) !== 0) {
      const addsUp = field.plugged.addsHips?.() === true;
      tally.add(ROLL_MODIFIERS.hip, ROLL_REASONS.hip, addsUp ? 'MT-PSR-05' : 'CBT-CRT-16');
      if (!addsUp) continue;
    }
    const actuators = countBits(hits & actuatorMask(design, leg));
    if (actuators > 0) tally.add(actuators * ROLL_MODIFIERS.actuator, REASONS.actuators, 'CBT-PSR-02');
  }
  const gyro = gyroHits(design, damage);
  if (gyro > 1) tally.add(ROLL_MODIFIERS.gyroDestroyed, ROLL_REASONS['gyro-destroyed'], 'CBT-CRT-12');
  else if (gyro === 1) tally.add(ROLL_MODIFIERS.gyro, ROLL_REASONS.gyro, 'CBT-CRT-12');
}

/** The actuators of a leg but for the hip. */
const actuatorMask = ({ masks }: MechDesign, leg: number): number =>
  masks['upper-leg'][leg] | masks['lower-leg'][leg] | masks.foot[leg];

/** CBT-PSR-03: what asks for a roll at the end of the phase, an entry for each roll. */
export function rollsDue(field: Battlefield, state: State, unit: number): RollReason[] {
  const mech = state.units[unit];
  const design = mechDesign(field, unit);
  const due: RollReason[] = [];
  if (mech.thisPhase.damage >= HEAVY_DAMAGE) due.push('damage');
  for (const leg of legsOn(design)) {
    const fresh = mech.body.hits[leg] & ~mech.thisPhase.before.hits[leg];
    if (fresh === 0 || isLost(mech.body, leg)) continue;
    if ((fresh & design.masks.hip[leg]) !== 0) due.push('hip');
    for (let i = countBits(fresh & actuatorMask(design, leg)); i > 0; i--) due.push('actuator');
  }
  if (gyroHits(design, mech.body) === 1 && gyroHits(design, mech.thisPhase.before) === 0) due.push('gyro');
  for (const { cause } of mech.thisPhase.rolls) due.push(cause);
  return due;
}

/** CBT-FALL-07: what in this phase makes the 'Mech fall without a roll. */
export function automaticFall(field: Battlefield, state: State, unit: number): RollReason | null {
  const mech = state.units[unit];
  const design = mechDesign(field, unit);
  const { before } = mech.thisPhase;
  if (legsLost(design, mech.body) > legsLost(design, before)) return 'leg-destroyed';
  if (gyroHits(design, mech.body) > 1 && gyroHits(design, before) < 2) return 'gyro-destroyed';
  return null;
}
