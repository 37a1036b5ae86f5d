import { sum } from '@ironfield/kernel/dice.ts';
import type { Play } from '@ironfield/kernel/play/play.ts';
import { battlefieldOf } from '../../battlefield.ts';
import { CRITICAL_HITS, type CriticalHit } from '../../data/tables.ts';
import type { BattleforceQs } from '../../game-types.ts';
import type { Effects, ElementSheet } from '../../state.ts';
import { permanentMp } from '../movement/movement.ts';
import { canDamageAtAnyRange } from './damage.ts';
import { roundNormally } from './victory-points.ts';

/**
 * BFQ-COM-11: armour first, then structure; excess damage, or loss of the last circle of structure, destroys. Surviving
 * a hit on structure means a critical hit roll. All of it is marked now and takes effect in the End Phase.
 */
export function applyDamage(
  play: Play<BattleforceQs>,
  target: number,
  damage: number,
  mayCritical = true,
): void {
  const element = play.state.elements[target];
  const onArmor = Math.min(damage, element.armor);
  const onStructure = Math.min(damage - onArmor, element.structure);
  const tooMuch = damage > onArmor + onStructure;
  const armor = element.armor - onArmor;
  const structure = element.structure - onStructure;
  const destroyed = element.marked.destroyed || tooMuch || structure === 0;
  play.happen({ type: 'damaged', element: target, damage, armor, structure, destroyed });
  if (mayCritical && onStructure > 0 && !destroyed) rollCriticalHit(play, target);
}

/** BFQ-COM-12 */
function rollCriticalHit(play: Play<BattleforceQs>, target: number): void {
  const dice = play.roll('critical hit', 2);
  const hit = CRITICAL_HITS[sum(dice) as keyof typeof CRITICAL_HITS];
  const applies = isApplicable(play, target, hit);
  play.happen({ type: 'critical', element: target, dice, hit, applies });
  const sheet = battlefieldOf(play.state.setup).sheets[target];
  if (!applies) applyDamage(play, target, 1, false);
  else if (hit === 'ammo-explosion' && sheet.special === 'CASE') applyDamage(play, target, 1);
}

/** BFQ-COM-14: otherwise 1 more point of damage takes its place. */
function isApplicable({ state }: Play<BattleforceQs>, target: number, hit: CriticalHit): boolean {
  const sheet = battlefieldOf(state.setup).sheets[target];
  const { mpLost, weaponHits } = state.elements[target].marked;
  if (hit === 'mp') return permanentMp(sheet, mpLost) > 0;
  if (hit === 'weapon') return canDamageAtAnyRange(sheet, weaponHits);
  return true;
}

/** BFQ-COM-13: marks the sheet; an explosion contained by CASE does its damage like any other. */
export function markCriticalHit(marked: Effects, sheet: ElementSheet, hit: CriticalHit): void {
  switch (hit) {
    case 'none':
      return;
    case 'ammo-explosion':
      if (sheet.special === null) marked.destroyed = true;
      return;
    case 'engine':
      marked.engineHits++;
      if (marked.engineHits > 1) marked.destroyed = true;
      return;
    case 'fire-control':
      marked.fireControlHits++;
      return;
    case 'weapon':
      marked.weaponHits++;
      return;
    case 'mp':
      marked.mpLost += Math.max(1, roundNormally(permanentMp(sheet, marked.mpLost) / 2));
      return;
    case 'head-blown-off':
      marked.destroyed = true;
  }
}
