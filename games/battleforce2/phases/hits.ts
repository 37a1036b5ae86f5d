import { sum } from '@ironfield/kernel/dice.ts';
import type { Play } from '@ironfield/kernel/play.ts';
import { battlefieldOf } from '../battlefields.ts';
import { CRITICAL_HITS, type CriticalHit, FATAL_ENGINE_HITS } from '../data/tables.ts';
import type { Battleforce2 } from '../game-types.ts';
import { isSpent, surviving, takesCriticals } from '../rules/condition.ts';
import { type Condition, DESTROYED } from '../state.ts';
import { announce } from './announcing.ts';

/** BF2-DMG-03, BF2-DMG-04, BF2-CRIT-01: armor first, then structure; a hit on bare structure may be critical. */
export function dealHit(
  play: Play<Battleforce2>,
  element: number,
  damage: number,
  isAlwaysCritical = false,
): void {
  const { state } = play;
  const field = battlefieldOf(state);
  const { condition } = state.elements[element];
  const wasBare = condition.armor === 0;
  const onArmor = Math.min(damage, condition.armor);
  const onStructure = Math.min(damage - onArmor, condition.structure);
  condition.armor -= onArmor;
  condition.structure -= onStructure;
  const { armor, structure } = condition;
  const seat = field.seatOf[field.unitOf[element]];
  play.emit({ type: 'damaged', seat, element, damage, left: { armor, structure } });
  const type = field.types[element];
  const asks = isAlwaysCritical || (wasBare && onStructure > 0) || field.plugged.isAlwaysCritical?.(type);
  if (isSpent(field, state.elements[element], element)) destroy(play, element);
  else if (asks && takesCriticals(type)) rollCritical(play, element);
}

/** BF2-CRIT-02 */
function rollCritical(play: Play<Battleforce2>, element: number): void {
  const dice = play.roll('critical hit', 2);
  const hit = CRITICAL_HITS[sum(dice) as keyof typeof CRITICAL_HITS];
  const { condition } = play.state.elements[element];
  markCritical(condition, hit);
  play.emit({ type: 'critical', element, dice, hit });
  if (hit === 'killed' || condition.engine >= FATAL_ENGINE_HITS) destroy(play, element);
  else announce(play, element);
}

export function markCritical(condition: Condition, hit: CriticalHit): void {
  if (hit !== 'none' && hit !== 'killed') condition[hit]++;
}

/** BF2-DMG-04: the element, and the unit with its last one. */
export function destroy(play: Play<Battleforce2>, element: number): void {
  const { state } = play;
  const field = battlefieldOf(state);
  const unit = field.unitOf[element];
  state.elements[element].destroyed = true;
  play.emit({ type: 'destroyed', element });
  if (surviving(field, state, unit).length > 0) return;
  const { hex } = state.units[unit];
  state.units[unit].hex = DESTROYED;
  play.emit({ type: 'unit-destroyed', unit });
  field.plugged.unitLost?.(play, unit, hex);
}
