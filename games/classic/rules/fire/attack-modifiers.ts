// Modifiers that weapon and physical attacks have in common (CBT-THM-11, CBT-PHY-03).

import type { Tally } from '@ironfield/kernel/explanation.ts';
import type { Battlefield, Forces, Ground } from '../../battlefield.ts';
import { attackerMovement, targetMovement } from '../../data/movement-modifiers.ts';
import type { RuleId } from '../../rule-index.ts';
import type { Mode, UnitState } from '../../state.ts';
import { ON_LEGS, type Paces } from '../../text/paces.ts';
import { REASONS } from '../../text/to-hit.ts';
import { isImmobilized } from '../damage/motive.ts';
import { hasFlown } from '../ground/altitude.ts';
import { isAirborne, isImmobile } from '../unit/condition.ts';
import { isStuck } from '../unit/stuck.ts';

/** CBT-THM-04 */
const ATTACKER_PRONE = 2;
/** CBT-THM-05 */
const TARGET_JUMPED = 1;
/** MT-PRE-12 */
const TARGET_FLEW = 1;
/** CBT-THM-06 */
const PARTIAL_COVER = 1;
/** CBT-THM-09, CBT-THM-10 */
const IMMOBILE = -4;
const PRONE_NEAR = -2;
const STUCK = -2;
const PRONE_FAR = 1;

export function attackerModifiers(
  tally: Tally<RuleId>,
  mode: Mode,
  prone: boolean,
  paces: Paces = ON_LEGS,
): void {
  if (mode !== 'still') tally.add(attackerMovement(mode), paces[mode].attacker, 'CBT-THM-04');
  if (prone) tally.add(ATTACKER_PRONE, REASONS.attackerProne, 'CBT-THM-04');
}

export function targetModifiers(
  tally: Tally<RuleId>,
  { plugged }: Pick<Forces, 'plugged'>,
  mode: Mode,
  hexesMoved: number,
): void {
  (plugged.targetMovement ?? movedTarget)(tally, hexesMoved);
  if (mode === 'jump') tally.add(TARGET_JUMPED, REASONS.targetJumped, 'CBT-THM-05');
}

/** The modifiers for its deeds besides moving: those of options, and of flight (MT-PRE-12). */
export function busyTarget(tally: Tally<RuleId>, field: Battlefield, target: UnitState): void {
  field.plugged.target?.(tally, field, target);
  if (target.marks !== null || target.thisTurn.marks !== null) flownTarget(tally, target);
}

function flownTarget(tally: Tally<RuleId>, target: UnitState): void {
  if (hasFlown(target)) tally.add(TARGET_FLEW, REASONS.targetFlew, 'MT-PRE-12');
}

/** MT-PRE-14 */
export function againstTroopers(
  tally: Tally<RuleId>,
  { kinds }: Pick<Forces, 'kinds'>,
  { attacker, target }: { readonly attacker: number; readonly target: number },
): void {
  const { troopers } = kinds[target];
  if (!troopers || troopers.hardToHit === 0 || kinds[attacker].troopers) return;
  tally.add(troopers.hardToHit, REASONS.battleArmor, 'MT-PRE-14');
}

function movedTarget(tally: Tally<RuleId>, hexes: number): void {
  const modifier = targetMovement(hexes);
  if (modifier > 0) tally.add(modifier, REASONS.targetMoved(hexes), 'CBT-THM-05');
}

/** The hex that the target stands in. */
export function targetTerrain(
  tally: Tally<RuleId>,
  { plugged }: Pick<Forces, 'plugged'>,
  woods: number,
  hasCover: boolean,
): void {
  if (woods > 0) tally.add(woods, REASONS.targetWoods[woods], 'CBT-THM-06');
  if (hasCover) (plugged.partialCover ?? partialCover)(tally);
}

function partialCover(tally: Tally<RuleId>): void {
  tally.add(PARTIAL_COVER, REASONS.partialCover, 'CBT-LOS-08');
}

/** CBT-PHY-27: one in the air has nothing of the hex below it. */
export const woodsAround = ({ haze }: Ground, target: UnitState): number =>
  isAirborne(target) ? 0 : haze[target.hex];

/** The same for shots. */
export const woodsInTheWay = (field: Battlefield, target: UnitState): number =>
  isAirborne(target) ? 0 : (field.plugged.woodsOfTarget?.(field, target.hex) ?? field.haze[target.hex]);

/** CBT-THM-09, or as good as that. */
export const isHelpless = ({ plugged }: Pick<Forces, 'plugged'>, target: UnitState): boolean =>
  isImmobile(target) || isImmobilized(target) || (plugged.countsAsImmobile?.(false, target) ?? false);

export function immobileTarget(
  tally: Tally<RuleId>,
  forces: Pick<Forces, 'plugged'>,
  target: UnitState,
): void {
  if (isHelpless(forces, target)) tally.add(IMMOBILE, REASONS.immobile, 'CBT-THM-09');
}

/** MT-PRE-03 */
export function stuckTarget(tally: Tally<RuleId>, target: UnitState): void {
  if (isStuck(target)) tally.add(STUCK, REASONS.stuck, 'MT-PRE-03');
}

export function proneTarget(tally: Tally<RuleId>, prone: boolean, isAdjacent: boolean): void {
  if (!prone) return;
  if (isAdjacent) tally.add(PRONE_NEAR, REASONS.targetProneNear, 'CBT-THM-10');
  else tally.add(PRONE_FAR, REASONS.targetProneFar, 'CBT-THM-10');
}
