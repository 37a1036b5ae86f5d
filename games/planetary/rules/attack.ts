import type { Tally } from '@ironfield/kernel/explanation.ts';
import type { Reason } from '@ironfield/kernel/refusal.ts';
import { headingTo, oppositeOf } from '@ironfield/spaces/grid.ts';
import { areAdjacent, distance } from '@ironfield/spaces/spaces.ts';
import { COVER_MODIFIER, DAMAGE, DISRUPTED, QUALITY_MODIFIER, TO_HIT } from '../data/tables.ts';
import type { DamageResult } from '../events.ts';
import type { RuleId } from '../rule-index.ts';
import { type Fighter, opponentOf } from '../state.ts';
import { REASONS, WHY_NOT } from '../text.ts';
import { BOARD } from './board.ts';
import { coverLine, type Shelter } from './cover.ts';
import { type InBattle, isOnBoard, onBoard, sheetOf, sideOf } from './fighters.ts';
import { canAttack, hasFacing, isNonCombatant } from './kinds.ts';
import { fightingQuality } from './war/mission.ts';
import { isDisrupted } from './war/stacks.ts';

export interface Attack {
  readonly attacker: Fighter;
  readonly target: Fighter;
}

/** PA-CBT-08: why a unit cannot attack another; `null` where it can. */
export function whyNotAttack(state: InBattle, { attacker, target }: Attack): Reason | null {
  const sheet = sheetOf(state, attacker.counter);
  if (!canAttack(sheet)) return WHY_NOT.noAttackValue;
  if (!isOnBoard(target)) return WHY_NOT.offBoard;
  if (sideOf(state, attacker) === sideOf(state, target)) return WHY_NOT.ownUnit;
  if (sheetOf(state, target.counter).kind === 'city') return WHY_NOT.city;
  const towards = headingTo(BOARD, attacker.box, target.box);
  if (towards === null) return WHY_NOT.notStraight;
  if (distance(BOARD, attacker.box, target.box) > sheet.range) return WHY_NOT.tooFar(sheet.range);
  if (sheet.range > 1 || !hasFacing(sheet.kind)) return null;
  return towards === oppositeOf(attacker.facing) ? WHY_NOT.behind : null;
}

/** The units that a unit can attack. */
export const targetsOf = (state: InBattle, attacker: Fighter): Fighter[] =>
  onBoard(state, opponentOf(sideOf(state, attacker))).filter(
    (target) => whyNotAttack(state, { attacker, target }) === null,
  );

/** PA-CBT-11: from which side the target is attacked; it has none without a facing. */
function positionOf(state: InBattle, { attacker, target }: Attack): 'front' | 'flank' | 'rear' {
  if (!hasFacing(sheetOf(state, target.counter).kind)) return 'front';
  const from = headingTo(BOARD, target.box, attacker.box);
  if (from === target.facing) return 'front';
  return from === oppositeOf(target.facing) ? 'rear' : 'flank';
}

/** PA-CBT-11: how many units of a side stand next to somebody, not counting one of them. */
function adjacentTo(state: InBattle, side: number, { box }: Fighter, but: Fighter): number {
  return onBoard(state, side).filter(
    (fighter) =>
      fighter.counter !== but.counter &&
      areAdjacent(BOARD, fighter.box, box) &&
      !isNonCombatant(sheetOf(state, fighter.counter).kind),
  ).length;
}

/** Units that disturb the attacker, and units that help him. PA-FOT-11: a unit without command gets no help. */
const harassersOf = (state: InBattle, { attacker, target }: Attack): number =>
  isDisrupted(state, target.counter) ? 0 : adjacentTo(state, sideOf(state, target), attacker, target);
const supportersOf = (state: InBattle, { attacker, target }: Attack): number =>
  isDisrupted(state, attacker.counter) ? 0 : adjacentTo(state, sideOf(state, attacker), target, attacker);

/** PA-CBT-12 */
export const cover = (state: InBattle, target: Fighter) =>
  coverLine(
    state.setup,
    sheetOf(state, target.counter).kind,
    state.battle.terrain[target.box],
    shelterOf(state, target),
  );

/** PA-CBT-03: the settlement of its own side in the box of a unit; a settlement is not inside itself. */
function shelterOf(state: InBattle, target: Fighter): Shelter | null {
  const inside = onBoard(state, sideOf(state, target)).find(
    (fighter) =>
      fighter.box === target.box &&
      fighter.counter !== target.counter &&
      sheetOf(state, fighter.counter).kind in COVER_MODIFIER,
  );
  return inside ? (sheetOf(state, inside.counter).kind as Shelter) : null;
}

/** PA-CBT-10, PA-CBT-11, PA-CBT-12: what two dice must come to. */
export const toHit =
  (state: InBattle, attack: Attack) =>
  (tally: Tally<RuleId>): void => {
    const { attacker, target } = attack;
    const add = (value: number, reason: string, count = 1) => {
      if (count > 0 && value !== 0) tally.add(count * value, reason, 'PA-CBT-11');
    };
    tally.add(sheetOf(state, target.counter).defense, REASONS.defense, 'PA-CBT-10');
    const quality = fightingQuality(state, attacker.counter);
    add(QUALITY_MODIFIER[quality], REASONS.quality[quality]);
    if (!attacker.supplied) add(TO_HIT.attackerUnsupplied, REASONS.attackerUnsupplied);
    if (attacker.damaged) add(TO_HIT.attackerDamaged, REASONS.attackerDamaged);
    if (isDisrupted(state, attacker.counter)) tally.add(DISRUPTED.toHit, REASONS.disrupted, 'PA-FOT-11');
    const position = positionOf(state, attack);
    if (position !== 'front') add(TO_HIT[position], REASONS[position]);
    const harassers = harassersOf(state, attack);
    add(TO_HIT.harassed, REASONS.harassed(harassers), harassers);
    if (target.damaged) add(TO_HIT.targetDamaged, REASONS.targetDamaged);
    if (!target.supplied) add(TO_HIT.targetUnsupplied, REASONS.targetUnsupplied);
    const supporters = supportersOf(state, attack);
    add(TO_HIT.supported, REASONS.supported(supporters), supporters);
    cover(state, target)(tally);
  };

/** PA-CBT-14, PA-CBT-15: what is added to the damage roll. */
export const damageModifiers =
  (state: InBattle, attack: Attack) =>
  (tally: Tally<RuleId>): void => {
    const { attacker, target } = attack;
    const add = (value: number, reason: string, count = 1) => {
      if (count > 0) tally.add(count * value, reason, 'PA-CBT-14');
    };
    const { attack: attackValue, kind } = sheetOf(state, attacker.counter);
    add(attackValue, REASONS.attackValue);
    if (!attacker.supplied) add(DAMAGE.attackerUnsupplied, REASONS.attackerUnsupplied);
    if (attacker.damaged) add(DAMAGE.attackerDamaged, REASONS.attackerDamaged);
    const position = positionOf(state, attack);
    if (position !== 'front') add(DAMAGE[position], REASONS[position]);
    const harassers = harassersOf(state, attack);
    add(DAMAGE.harassed, REASONS.harassed(harassers), harassers);
    const terrain = state.battle.terrain[attacker.box];
    if (kind === 'mech' && terrain === 'arctic')
      tally.add(DAMAGE.mechInArctic, REASONS.mechInArctic, 'PA-CBT-15');
    if (kind === 'mech' && terrain === 'desert')
      tally.add(DAMAGE.mechInDesert, REASONS.mechInDesert, 'PA-CBT-15');
    if (target.damaged) add(DAMAGE.targetDamaged, REASONS.targetDamaged);
    if (!target.supplied) add(DAMAGE.targetUnsupplied, REASONS.targetUnsupplied);
    const supporters = supportersOf(state, attack);
    add(DAMAGE.supported, REASONS.supported(supporters), supporters);
  };

/** PA-CBT-10: two dice of 2 always miss and of 12 always hit. */
export const hitsWith = (dice: number, needed: number): boolean =>
  dice === 12 || (dice !== 2 && dice >= needed);

/** PA-CBT-13: two dice of 2 never harm and of 12 always do. */
export function resultOf(
  dice: number,
  modifiers: number,
  toughness: number,
  isDamaged: boolean,
): DamageResult {
  const total = dice + modifiers;
  if (dice === 2) return 'none';
  if (total >= 2 * toughness) return 'destroyed';
  if (dice !== 12 && total < toughness) return 'none';
  return isDamaged ? 'destroyed' : 'damaged';
}
