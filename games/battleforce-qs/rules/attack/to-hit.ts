import { distance } from '@ironfield/hex/board.ts';
import type { Tally } from '@ironfield/kernel/explanation.ts';
import type { Battlefield } from '../../battlefield.ts';
import {
  type Bracket,
  FIRE_CONTROL_MODIFIER,
  JUMP_MODIFIER,
  movementModifier,
  type OUT_OF_RANGE,
  RANGE_LIMITS,
  RANGE_MODIFIERS,
  SHUTDOWN_MODIFIER,
  TERRAIN_MODIFIERS,
} from '../../data/tables.ts';
import type { RuleId } from '../../rule-index.ts';
import type { State } from '../../state.ts';
import { REASONS } from '../../text.ts';
import { currentMp, isShutDown } from '../movement/movement.ts';

/** BFQ-COM-05 */
export function rangeBracket(hexes: number): Bracket | typeof OUT_OF_RANGE {
  let bracket = 0;
  while (hexes > RANGE_LIMITS[bracket]) bracket++;
  return bracket as Bracket;
}

export function bracketBetween(field: Battlefield, state: State, attackingUnit: number, targetUnit: number) {
  return rangeBracket(distance(field.board, state.units[attackingUnit].hex, state.units[targetUnit].hex));
}

/** A shot of one Unit at another, with its range. */
interface Shot {
  readonly attacker: number;
  readonly target: number;
  readonly bracket: Bracket;
}

/** BFQ-COM-06 */
export function toHit(
  tally: Tally<RuleId>,
  field: Battlefield,
  state: State,
  { attacker, target, bracket }: Shot,
): void {
  attackerModifiers(tally, field, state, attacker, bracket);
  targetModifiers(tally, field, state, target);
}

export function targetModifiers(
  tally: Tally<RuleId>,
  field: Battlefield,
  state: State,
  target: number,
): void {
  const element = state.elements[target];
  const sheet = field.sheets[target];
  if (isShutDown(element)) {
    tally.add(SHUTDOWN_MODIFIER, REASONS.targetShutDown, 'BFQ-HEA-04');
  } else {
    const mp = currentMp(sheet, element);
    tally.add(movementModifier(mp), REASONS.targetMp(mp), 'BFQ-COM-06');
    if (sheet.jump) tally.add(JUMP_MODIFIER, REASONS.targetJumps, 'BFQ-COM-06');
  }
  const terrain = field.board.terrain[state.units[field.unitOf[target]].hex];
  if (TERRAIN_MODIFIERS[terrain])
    tally.add(TERRAIN_MODIFIERS[terrain], REASONS.terrain[terrain], 'BFQ-COM-06');
}

export function attackerModifiers(
  tally: Tally<RuleId>,
  field: Battlefield,
  state: State,
  attacker: number,
  bracket: Bracket,
): void {
  const { effects, heat } = state.elements[attacker];
  tally.add(field.sheets[attacker].baseToHit, REASONS.base, 'BFQ-COM-06');
  tally.add(RANGE_MODIFIERS[bracket], REASONS.range[bracket], 'BFQ-COM-05');
  if (effects.fireControlHits > 0) {
    tally.add(FIRE_CONTROL_MODIFIER * effects.fireControlHits, REASONS.fireControl, 'BFQ-COM-13');
  }
  if (heat > 0) tally.add(heat, REASONS.heat, 'BFQ-HEA-03');
}
