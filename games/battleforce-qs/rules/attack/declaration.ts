import { totalOf } from '@ironfield/kernel/explanation.ts';
import type { Reason } from '@ironfield/kernel/refusal.ts';
import type { Seat } from '@ironfield/kernel/state.ts';
import type { Battlefield } from '../../battlefield.ts';
import { BEST_ROLL, type Bracket, OUT_OF_RANGE, SHUTDOWN_HEAT } from '../../data/tables.ts';
import type { RuleId } from '../../rule-index.ts';
import { opponentOf, type State } from '../../state.ts';
import { WHY_NOT } from '../../text.ts';
import { isShutDown } from '../movement/movement.ts';
import { damageValue } from './damage.ts';
import { isInArc } from './firing-arc.ts';
import { chosenSide, isVisible, sightBetween } from './line-of-sight.ts';
import { attackerModifiers, bracketBetween, targetModifiers, toHit } from './to-hit.ts';

export type Verdict = 'open' | 'closed' | 'target-chooses';

/**
 * Whether one Unit may attack another, by line of sight and firing arc (BFQ-COM-03, BFQ-COM-04). If that depends on the
 * side of a line between two hexes, the target's player chooses after the declaration.
 */
export function verdictBetween(field: Battlefield, state: State, attacker: number, target: number): Verdict {
  const sight = sightBetween(field, state.units[attacker].hex, state.units[target].hex);
  const left = isVisible(sight, 'left') && isInArc(field, state, attacker, target, 'left');
  const right = isVisible(sight, 'right') && isInArc(field, state, attacker, target, 'right');
  if (left === right) return left ? 'open' : 'closed';
  const chosen = chosenSide(state, attacker, target);
  if (!chosen) return 'target-chooses';
  return (chosen === 'left' ? left : right) ? 'open' : 'closed';
}

/** BFQ-COM-01, BFQ-HEA-04: one attack per turn for each Element that can act. */
export function mayAttack(state: State, element: number): boolean {
  const { effects, attacked } = state.elements[element];
  return !effects.destroyed && !attacked && !isShutDown(state.elements[element]);
}

/** The enemy Elements that each Element of a side may declare an attack on; Elements without targets are left out. */
export function possibleAttacks(field: Battlefield, state: State, seat: Seat): Map<number, number[]> {
  const attacks = new Map<number, number[]>();
  for (const unit of field.unitsOf[seat]) {
    for (const enemy of field.unitsOf[opponentOf(seat)]) {
      const bracket = bracketIfOpen(field, state, unit, enemy);
      if (bracket !== OUT_OF_RANGE) addAttacks(attacks, field, state, { unit, enemy, bracket });
    }
  }
  return attacks;
}

/** Whether a Unit of this side has a target. */
export function canAttackAny(field: Battlefield, state: State, seat: Seat): boolean {
  return field.unitsOf[seat].some((unit) =>
    field.unitsOf[opponentOf(seat)].some(
      (enemy) =>
        bracketIfOpen(field, state, unit, enemy) !== OUT_OF_RANGE &&
        field.elementsOf[unit].some(
          (attacker) =>
            mayAttack(state, attacker) &&
            field.elementsOf[enemy].some((target) => whyNoAttack(field, state, attacker, target) === null),
        ),
    ),
  );
}

/** The range at which one Unit may attack another; out of range also where line or arc do not allow it. */
function bracketIfOpen(
  field: Battlefield,
  state: State,
  unit: number,
  enemy: number,
): Bracket | typeof OUT_OF_RANGE {
  if (state.units[unit].hex < 0 || state.units[enemy].hex < 0) return OUT_OF_RANGE;
  const bracket = bracketBetween(field, state, unit, enemy);
  if (bracket === OUT_OF_RANGE || verdictBetween(field, state, unit, enemy) === 'closed') return OUT_OF_RANGE;
  return bracket;
}

function addAttacks(
  attacks: Map<number, number[]>,
  field: Battlefield,
  state: State,
  { unit, enemy, bracket }: { readonly unit: number; readonly enemy: number; readonly bracket: Bracket },
): void {
  const targets = field.elementsOf[enemy].filter((target) => !state.elements[target].effects.destroyed);
  const ofTargets = targets.map((target) =>
    totalOf<RuleId>((tally) => targetModifiers(tally, field, state, target)),
  );
  for (const attacker of field.elementsOf[unit]) {
    if (!mayAttack(state, attacker)) continue;
    if (damageValue(field.sheets[attacker], state.elements[attacker].effects.weaponHits, bracket) === 0)
      continue;
    const best =
      BEST_ROLL - totalOf<RuleId>((tally) => attackerModifiers(tally, field, state, attacker, bracket));
    const within = targets.filter((_, i) => ofTargets[i] <= best);
    if (within.length > 0) attacks.set(attacker, attacks.get(attacker)?.concat(within) ?? within);
  }
}

/** BFQ-HEA-01, BFQ-HEA-02 */
export function maximumOverheat({ sheets }: Battlefield, state: State, element: number): number {
  return Math.min(sheets[element].overheat, SHUTDOWN_HEAT - state.elements[element].heat);
}

/** Why an Element may not attack at all. */
export function whyNoAttacker(field: Battlefield, state: State, seat: Seat, attacker: number): Reason {
  const element = state.elements[attacker];
  if (field.seatOf[field.unitOf[attacker]] !== seat || element.effects.destroyed)
    return WHY_NOT.noSuchElement;
  return isShutDown(element) ? WHY_NOT.attackerShutDown : WHY_NOT.nobodyToAttack;
}

/** Why an Element may not attack another one. */
export function whyNoAttack(
  field: Battlefield,
  state: State,
  attacker: number,
  target: number,
): Reason | null {
  const element = state.elements[attacker];
  const victim = state.elements[target];
  const unit = field.unitOf[attacker];
  const enemy = field.unitOf[target];
  if (!victim) return WHY_NOT.noSuchElement;
  if (field.seatOf[unit] === field.seatOf[enemy]) return WHY_NOT.ownElement;
  if (victim.effects.destroyed || state.units[enemy].hex < 0) return WHY_NOT.targetGone;
  const bracket = bracketBetween(field, state, unit, enemy);
  if (bracket === OUT_OF_RANGE) return WHY_NOT.outOfRange;
  if (damageValue(field.sheets[attacker], element.effects.weaponHits, bracket) === 0)
    return WHY_NOT.noDamageValue;
  if (isHidden(field, state, unit, enemy)) return WHY_NOT.woodsBetween;
  if (verdictBetween(field, state, unit, enemy) === 'closed') return WHY_NOT.outOfArc;
  const number = totalOf<RuleId>((tally) => toHit(tally, field, state, { attacker, target, bracket }));
  return number > BEST_ROLL ? WHY_NOT.impossible(number) : null;
}

/** Woods block the line whichever side of it may count. */
function isHidden(field: Battlefield, state: State, unit: number, enemy: number): boolean {
  const sight = sightBetween(field, state.units[unit].hex, state.units[enemy].hex);
  const left = isVisible(sight, 'left');
  const right = isVisible(sight, 'right');
  if (left === right) return !left;
  const chosen = chosenSide(state, unit, enemy);
  return chosen !== undefined && !(chosen === 'left' ? left : right);
}
