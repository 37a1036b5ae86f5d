import { quietTally, totalOf } from '@ironfield/kernel/explanation.ts';
import type { Battlefield } from '../battlefield.ts';
import type { Band } from '../data/tables.ts';
import { SHUTDOWN_HEAT } from '../data/tables.ts';
import type { OrderOf } from '../orders.ts';
import type { RuleId } from '../rule-index.ts';
import { surviving } from '../rules/condition.ts';
import { damageBand, damageValue } from '../rules/damage.ts';
import { attackersOn } from '../rules/declaration.ts';
import { heatAfterAttack, mostOverheat } from '../rules/heat.ts';
import { bandBetween } from '../rules/range.ts';
import { sees } from '../rules/sight.ts';
import { spottersFor } from '../rules/targeting.ts';
import { toHit } from '../rules/to-hit.ts';
import type { State } from '../state.ts';
import { chanceOf, stakesIn, worthOfBox } from './exchange.ts';

/** How somebody shoots. */
export interface Habits {
  /** Does it count on what others of the unit have dealt already? */
  readonly concentrates: boolean;
  /** Does it overheat only where that destroys something, and fire first at whoever decides the battle? */
  readonly foresees: boolean;
}

export const USUAL_HABITS: Habits = { concentrates: true, foresees: false };

interface Plan {
  readonly order: OrderOf<'fire'>;
  readonly value: number;
}

/** The best attack that a unit can declare on one of these; `null` if there is none. */
export function bestVolley(
  field: Battlefield,
  state: State,
  unit: number,
  enemies: readonly number[],
  habits: Habits,
): Plan | null {
  let best: Plan | null = null;
  for (const enemy of enemies) {
    const plan = sees(field, state, unit, enemy)
      ? volleyAt(field, state, unit, enemy, habits)
      : spottedVolley(field, state, unit, enemy, habits);
    const value = plan ? plan.value * (habits.foresees ? stakesIn(field, state, enemy) : 1) : 0;
    if (plan && (!best || value > best.value)) best = { ...plan, value };
  }
  return best;
}

/** BF2-EQ-11: with the spotter who helps most, counting what it could do itself; `null` if it is not worth that. */
function spottedVolley(
  field: Battlefield,
  state: State,
  unit: number,
  enemy: number,
  habits: Habits,
): Plan | null {
  let best: Plan | null = null;
  for (const spotter of spottersFor(field, state, unit, enemy)) {
    const { order, value: gain } = volleyAt(field, state, unit, enemy, habits, spotter);
    const value = gain - lossOf(field, state, spotter, enemy);
    if (value > 0 && (!best || value > best.value)) best = { order, value };
  }
  return best;
}

/** What a spotter gives up: its own attack on the same unit, if it could still make one. */
function lossOf(field: Battlefield, state: State, spotter: number, enemy: number): number {
  const unit = field.unitOf[spotter];
  if (state.units[unit].fired || state.elements[spotter].spots !== null) return 0;
  const band = bandBetween(field, state, unit, enemy) as Band;
  const damage = damageValue(field, state, spotter, band) ?? 0;
  const gains = surviving(field, state, enemy).map(
    (target) =>
      chanceOf(totalOf<RuleId>((tally) => toHit(tally, field, state, { attacker: spotter, target, band }))) *
      gainOf(field, state, target, damage, 0),
  );
  return Math.max(0, ...gains);
}

/** Every element takes what is worth most to it; those who concentrate count on what others have dealt already. */
function volleyAt(
  field: Battlefield,
  state: State,
  unit: number,
  enemy: number,
  habits: Habits,
  spotter: number | null = null,
): Plan {
  const range = bandBetween(field, state, unit, enemy) as Band;
  const band = damageBand(range, spotter);
  const tally = quietTally();
  const expected = new Map<number, number>();
  let value = 0;
  const isDuel = field.plugged.duels?.(field, unit) ?? false;
  const attacked = new Set<number>();
  const attacks = attackersOn(field, state, unit, enemy).flatMap((attacker) => {
    const cool = damageValue(field, state, attacker, band) ?? 0;
    const hot = coolOverheat(field, state, attacker);
    let chosen = -1;
    let most = -1;
    let overheat = 0;
    for (const target of surviving(field, state, enemy)) {
      if (isDuel && attacked.has(target)) continue;
      tally.total = 0;
      toHit(tally, field, state, { attacker, target, band: range, spotter });
      const before = expected.get(target) ?? 0;
      const heat = habits.foresees ? heatFor(state, target, cool, hot, before) : hot;
      const gain = chanceOf(tally.total) * gainOf(field, state, target, cool + heat, before);
      if (gain > most) [chosen, most, overheat] = [target, gain, heat];
    }
    const damage = cool + overheat;
    if (chosen < 0) return [];
    attacked.add(chosen);
    if (habits.concentrates) {
      tally.total = 0;
      toHit(tally, field, state, { attacker, target: chosen, band: range, spotter });
      expected.set(chosen, (expected.get(chosen) ?? 0) + chanceOf(tally.total) * damage);
    }
    value += most;
    if (damageValue(field, state, attacker, band) === null)
      return { attacker, element: chosen, charges: true };
    return { attacker, element: chosen, ...(mostOverheat(field, state, attacker) > 0 && { overheat }) };
  });
  return {
    order: { type: 'fire', unit, target: enemy, ...(spotter !== null && { spotter }), attacks },
    value,
  };
}

/** Points that damage is worth after what is expected to have been dealt; a kill counts extra. */
function gainOf(field: Battlefield, state: State, target: number, damage: number, before: number): number {
  const { armor, structure } = state.elements[target].condition;
  const left = Math.max(0.2, armor + structure - before);
  const box = worthOfBox(field, state, target);
  return box * Math.min(damage, left) * (before > 0 ? 1.2 : 1) + (damage >= left ? 2 * box : 0);
}

/** Heat hampers all later shots: as little as destroys the target, or none. */
function heatFor({ elements }: State, target: number, cool: number, most: number, before: number): number {
  const { armor, structure } = elements[target].condition;
  const lacking = Math.ceil(armor + structure - before - cool);
  return lacking > 0 && lacking <= most ? lacking : 0;
}

/** As far as it goes without a shutdown. */
function coolOverheat(field: Battlefield, state: State, attacker: number): number {
  let overheat = mostOverheat(field, state, attacker);
  while (overheat > 0 && heatAfterAttack(field, state, attacker, overheat) >= SHUTDOWN_HEAT - 1) overheat--;
  return overheat;
}
