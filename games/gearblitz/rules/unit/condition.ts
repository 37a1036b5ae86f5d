import type { Card, Speed } from '../../cards/card.ts';
import type { Unit } from '../../cards/unit.ts';
import { EXPOSED_PENALTIES, PENALTIES, SHIELDED_PENALTIES } from '../../data/tables.ts';
import type { RuleId } from '../../rule-index.ts';

interface Penalty {
  readonly value: number;
  readonly rule: RuleId;
}

/** HGB-DMG-04, HGB-APERK-04, HGB-APERK-09 */
export function attackPenalty(unit: Unit): Penalty {
  const { exposedFireControl, shieldedWeapons } = unit.sheet.card.armorPerks;
  if (exposedFireControl) return { value: EXPOSED_PENALTIES[unit.damage], rule: 'HGB-APERK-04' };
  if (shieldedWeapons) return { value: SHIELDED_PENALTIES[unit.damage], rule: 'HGB-APERK-09' };
  return { value: PENALTIES[unit.damage], rule: 'HGB-DMG-04' };
}

/** HGB-DMG-04, HGB-APERK-05, HGB-APERK-08 */
export function defensePenalty(unit: Unit): Penalty {
  const { exposedMovement, ruggedMovement } = unit.sheet.card.armorPerks;
  if (exposedMovement) return { value: EXPOSED_PENALTIES[unit.damage], rule: 'HGB-APERK-05' };
  if (ruggedMovement) return { value: SHIELDED_PENALTIES[unit.damage], rule: 'HGB-APERK-08' };
  return { value: PENALTIES[unit.damage], rule: 'HGB-DMG-04' };
}

/** HGB-DMG-04 */
export function ewPenalty(unit: Unit): Penalty {
  return { value: PENALTIES[unit.damage], rule: 'HGB-DMG-04' };
}

/** HGB-DMG-04: from Heavy on Combat Speed at most. */
export const fastest = ({ damage }: Unit): Speed => (damage >= 2 ? 'combat' : 'top');

/** HGB-DMG-04: a Unit that becomes too damaged for its speed slows down, and must maneuver. */
export const mustSlowDown = (unit: Unit): boolean => unit.speed === 'top' && fastest(unit) === 'combat';

/** HGB-DMG-06 */
export const hasAux = ({ auxHits }: Unit): boolean => auxHits === 0;

/** HGB-APERK-01: backups outlive the first destruction. */
export function hasComms({ sheet, auxHits }: Unit): boolean {
  return auxHits < (sheet.card.armorPerks.backupComms ? 2 : 1);
}

/** HGB-DMG-06, HGB-APERK-02: the Detection Rating; Active Detection needs the AUX itself. */
export function hasDetectionRating(unit: Unit): boolean {
  return hasAux(unit) || unit.sheet.card.armorPerks.backupSensors === true;
}

/** HGB-AUX-00, HGB-DMG-06: the rating of a system that still works. */
export function auxRating(unit: Unit, system: keyof Card['aux']): number {
  const rating = hasAux(unit) ? unit.sheet.card.aux[system] : undefined;
  return rating === true ? 1 : (rating ?? 0);
}

/** HGB-FLAW-06: without sensors it stands still and rolls unskilled. */
export function isBlind(unit: Unit): boolean {
  return unit.sheet.card.flaws.sensorDependent === true && !hasAux(unit);
}
