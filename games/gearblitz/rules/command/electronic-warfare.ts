import type { Tally } from '@ironfield/kernel/explanation.ts';
import { type Emitting, isInfantry, type Unit } from '../../cards/unit.ts';
import type { RuleId } from '../../rule-index.ts';
import { REASONS } from '../../text.ts';
import { isWithin } from '../core/range.ts';
import { attackAtSpeed } from '../modifiers/attack-modifiers.ts';
import { defenseAtSpeed } from '../modifiers/defense-modifiers.ts';
import { ewPenalties } from '../modifiers/rolls.ts';
import { auxRating, hasComms } from '../unit/condition.ts';

/** HGB-ECM-01: nothing for Units without the system. */
export function automatedValue(unit: Unit, system: Emitting): number {
  const rating = auxRating(unit, system);
  return rating === 0 ? 0 : unit.sheet.skills.ew > rating ? rating + 1 : rating;
}

/** HGB-ECM-02: an active result takes the place of the automated value, also where it is lower. */
export function emitterValue(unit: Unit, system: Emitting): number {
  const { isOn, rolled } = unit[system];
  if (!isOn || auxRating(unit, system) === 0) return 0;
  return rolled ?? automatedValue(unit, system);
}

/** HGB-ECM-03: the best of a side; 0 is none. */
export function sideValue(units: readonly Unit[], system: Emitting): number {
  return Math.max(0, ...units.map((unit) => emitterValue(unit, system)));
}

/** HGB-ECM-02: the modifiers of the EW roll for Active ECM or ECCM. */
export function activeEmitterModifiers(tally: Tally<RuleId>, unit: Unit, system: Emitting): void {
  tally.add(auxRating(unit, system), REASONS.rating, 'HGB-ECM-02');
  ewPenalties(tally, unit);
}

/** HGB-ECM-03: the values of both sides at the moment of the roll. */
export interface Jamming {
  readonly enemyEcm: number;
  readonly ownEccm: number;
}

/** HGB-COMM-02, HGB-INF-11 */
export function hasOpenComms(sender: Unit, { enemyEcm, ownEccm }: Jamming): boolean {
  if (!hasComms(sender)) return false;
  const automated = isInfantry(sender) ? sender.sheet.skills.ew : sender.sheet.card.autoComm;
  return enemyEcm === 0 || automated + ownEccm > enemyEcm;
}

/** HGB-COMM-03: has to exceed the enemy ECM. */
export function activeCommsModifiers(tally: Tally<RuleId>, sender: Unit, jamming: Jamming): void {
  tally.add(sender.sheet.card.comm, REASONS.comm, 'HGB-COMM-03');
  addEccm(tally, jamming);
  ewPenalties(tally, sender);
}

/** HGB-ECM-03: only while there is enemy ECM. */
function addEccm(tally: Tally<RuleId>, { enemyEcm, ownEccm }: Jamming): void {
  if (enemyEcm > 0 && ownEccm > 0) tally.add(ownEccm, REASONS.ownEccm, 'HGB-ECM-03');
}

function addEcm(tally: Tally<RuleId>, { enemyEcm }: Jamming): void {
  if (enemyEcm > 0) tally.add(enemyEcm, REASONS.enemyEcm, 'HGB-ECM-03');
}

/** HGB-COMM-04: in inches. */
const DIRECT_COMMS = 10;

/** HGB-COMM-04: no roll, no action, whatever the ECM. */
export function communicatesDirectly(distance: number, isInSight: boolean): boolean {
  return isInSight && isWithin(distance, DIRECT_COMMS);
}

/** HGB-TD-01 */
const TAG_THRESHOLD = 5;

/** HGB-TD-01: the modifiers of the EW roll. */
export function tagModifiers(tally: Tally<RuleId>, unit: Unit, jamming: Jamming): void {
  tally.add(unit.sheet.card.comm, REASONS.comm, 'HGB-TD-01');
  tally.add(auxRating(unit, 'targetDesignator'), REASONS.rating, 'HGB-TD-01');
  tally.add(attackAtSpeed(unit), REASONS.attackAtSpeed(unit.speed), 'HGB-TD-01');
  addEccm(tally, jamming);
  ewPenalties(tally, unit);
}

export function tagThreshold(tally: Tally<RuleId>, target: Unit, jamming: Jamming): void {
  tally.add(TAG_THRESHOLD, REASONS.threshold, 'HGB-TD-01');
  tally.add(defenseAtSpeed(target), REASONS.defenseAtSpeed(target.mode, target.speed), 'HGB-TD-01');
  addEcm(tally, jamming);
}

/** HGB-RES-01 */
const RESERVES_THRESHOLD = 3;

export function reservesThreshold(tally: Tally<RuleId>, jamming: Jamming): void {
  tally.add(RESERVES_THRESHOLD, REASONS.threshold, 'HGB-RES-01');
  addEcm(tally, jamming);
}
