import { type Tally, totalOf } from '@ironfield/kernel/explanation.ts';
import { isInfantry, type Unit } from '../../cards/unit.ts';
import { SPEED_GIVES_AWAY } from '../../data/tables.ts';
import type { Light } from '../../data/weather.ts';
import type { RuleId } from '../../rule-index.ts';
import { REASONS } from '../../text.ts';
import { isWithin } from '../core/range.ts';
import { infantrySize } from '../infantry/infantry-damage.ts';
import { ewPenalties } from '../modifiers/rolls.ts';
import { auxRating, hasAux, hasDetectionRating } from '../unit/condition.ts';

/** HGB-DET-01, HGB-SCEN-06, HGB-INF-11: the bonus of a good crew comes before the dark. */
export function detectionRating(tally: Tally<RuleId>, unit: Unit, light: Light): void {
  const { card, skills } = unit.sheet;
  if (isInfantry(unit)) tally.add(skills.ew, REASONS.skill, 'HGB-INF-11');
  else {
    tally.add(card.detection, REASONS.detection, 'HGB-DET-01');
    if (skills.ew > card.detection) tally.add(1, REASONS.sharpCrew, 'HGB-DET-01');
  }
  if (light === 'dawn or dusk') tally.set(Math.max(1, tally.total - 1), REASONS.dusk, 'HGB-SCEN-06');
  if (light === 'night') tally.set(Math.max(1, Math.ceil(tally.total / 2)), REASONS.night, 'HGB-SCEN-06');
}

/** HGB-DET-01, HGB-DMG-06: seen through by the rating alone. */
export function seesThrough(unit: Unit, rating: number, obscured: number): boolean {
  return hasDetectionRating(unit) && obscured <= rating;
}

/** HGB-INF-10: infantry shrinks. */
export function sizeOf(unit: Unit): number {
  return isInfantry(unit) ? infantrySize(unit.bases) : unit.sheet.card.size;
}

/** HGB-DET-03, HGB-FLAW-07, HGB-STL-01: in inches. */
export function sizeToDetect(tally: Tally<RuleId>, unit: Unit, isHullDownHere: boolean): void {
  const size = sizeOf(unit);
  const half = Math.ceil(size / 2);
  const stealth = auxRating(unit, 'stealth');
  const emissions = unit.sheet.card.flaws.traceableEmissions ?? 0;
  tally.add(size, REASONS.sizeOfTarget, isInfantry(unit) ? 'HGB-INF-10' : 'HGB-DET-02');
  if (isHullDownHere) tally.set(half, REASONS.hullDown, 'HGB-DET-03');
  if (stealth > 0) tally.add(-stealth, REASONS.stealth, 'HGB-STL-01');
  if (tally.total < half) tally.set(half, REASONS.halfSize, 'HGB-DET-03');
  if (emissions > 0) tally.add(emissions, REASONS.emissions, 'HGB-FLAW-07');
}

/** HGB-DET-02, HGB-FLAW-06 */
export function autoDetects(
  observer: Unit,
  target: Unit,
  facts: { readonly obscured: number; readonly distance: number; readonly isHullDownHere: boolean },
): boolean {
  if (observer.sheet.card.flaws.sensorDependent) return false;
  // HGB-AUX-08: everybody sees a unit with its searchlight on.
  return (
    target.isLit === true ||
    facts.obscured === 0 ||
    isWithin(
      facts.distance,
      totalOf<RuleId>((tally) => sizeToDetect(tally, target, facts.isHullDownHere)),
    )
  );
}

/** HGB-DET-04, HGB-INF-11, HGB-DMG-06 */
export function mayDetectActively(unit: Unit): boolean {
  return !isInfantry(unit) && hasAux(unit);
}

/** HGB-DET-04: the result to exceed. */
export function activeDetectionThreshold(tally: Tally<RuleId>, target: Unit, obscured: number): void {
  const { largeSensorProfile = 0 } = target.sheet.card.flaws;
  tally.add(obscured, REASONS.obscurement, 'HGB-DET-04');
  if (largeSensorProfile > 0) tally.add(-largeSensorProfile, REASONS.sensorProfile, 'HGB-FLAW-03');
  if (target.weaponsUsed > 0) tally.add(-target.weaponsUsed, REASONS.weaponsUsed, 'HGB-DET-04');
  if (target.emissions > 0) tally.add(-target.emissions, REASONS.targetTests, 'HGB-DET-04');
  if (target.ecm.isOn && hasAux(target)) tally.add(-1, REASONS.targetEcm, 'HGB-DET-04');
  if (target.eccm.isOn && hasAux(target)) tally.add(-1, REASONS.targetEccm, 'HGB-DET-04');
  const speed = SPEED_GIVES_AWAY[target.speed];
  if (speed > 0) tally.add(-speed, REASONS.targetSpeed(target.speed), 'HGB-DET-04');
  if (tally.total < 1) tally.set(1, REASONS.atLeastOne, 'HGB-DET-04');
}

/** HGB-DET-04, HGB-FLAW-02: the modifiers of the EW roll. */
export function activeDetectionModifiers(tally: Tally<RuleId>, unit: Unit, isDefective: boolean): void {
  const { sensors, flaws } = unit.sheet.card;
  tally.add(sensors, REASONS.sensors, 'HGB-DET-04');
  ewPenalties(tally, unit);
  if (isDefective) tally.add(-(flaws.defectiveSensors ?? 0), REASONS.defectiveSensors, 'HGB-FLAW-02');
}

/** HGB-FLAW-02: the die that is thrown before a test. */
export const isDefectiveOn = (die: number, rating: number): boolean => die <= rating;
