import { totalOf } from '@ironfield/kernel/explanation.ts';
import type { Shot } from '../attacks.ts';
import type { Battlefield } from '../battlefield.ts';
import { type Band, POINTBLANK, SHUTDOWN_HEAT } from '../data/tables.ts';
import type { OrderOf } from '../orders.ts';
import type { RuleId } from '../rule-index.ts';
import { damageBand, damageValue } from '../rules/attack/damage.ts';
import { attackersOn, canCharge } from '../rules/attack/declaration.ts';
import { heatAfterAttack, mostOverheat } from '../rules/attack/heat.ts';
import { bandBetween } from '../rules/attack/range.ts';
import { sees } from '../rules/attack/sight.ts';
import { spottersFor } from '../rules/attack/targeting.ts';
import { toHit } from '../rules/attack/to-hit.ts';
import { surviving } from '../rules/elements/condition.ts';
import { mpOf } from '../rules/movement/movement-points.ts';
import type { State } from '../state.ts';
import { chanceOf, stakesIn, worthOfBox } from './exchange.ts';

/** A bot's habits of fire. */
export interface Habits {
  /** True if it counts on damage already dealt by others of the unit. */
  readonly concentrates: boolean;
  /** True if it overheats only to destroy something, and fires first at the unit that decides the battle. */
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
      ? volleyAt(field, state, { unit, enemy }, habits)
      : spottedVolley(field, state, unit, enemy, habits);
    const value = plan ? plan.value * (habits.foresees ? stakesIn(field, state, enemy) : 1) : 0;
    if (plan && plan.order.attacks.length > 0 && (!best || value > best.value)) best = { ...plan, value };
  }
  return best;
}

/** BF2-EQ-11: with the most helpful spotter, less what it could do itself; `null` if that is not worth it. */
function spottedVolley(
  field: Battlefield,
  state: State,
  unit: number,
  enemy: number,
  habits: Habits,
): Plan | null {
  let best: Plan | null = null;
  for (const spotter of spottersFor(field, state, unit, enemy)) {
    const { order, value: gain } = volleyAt(field, state, { unit, enemy, spotter }, habits);
    const value = gain - lossOf(field, state, spotter, enemy);
    if (value > 0 && (!best || value > best.value)) best = { order, value };
  }
  return best;
}

/** The cost of spotting: the spotter's own attack on the same unit, if it could still make one. */
function lossOf(field: Battlefield, state: State, spotter: number, enemy: number): number {
  const unit = field.unitOf[spotter];
  if (state.units[unit].fired || state.elements[spotter].spots !== null) return 0;
  const band = bandBetween(field, state, unit, enemy) as Band;
  const damage = damageValue(field, state, spotter, band) ?? 0;
  const gains = surviving(field, state, enemy).map(
    (target) =>
      chanceFor(field, state, { attacker: spotter, target, band }) *
      gainFrom(worthOfBox(field, state, target), freshProspect(state, target), damage),
  );
  return Math.max(0, ...gains);
}

/** Every element takes its most valuable target; bots that concentrate count on earlier damage. */
function volleyAt(
  field: Battlefield,
  state: State,
  {
    unit,
    enemy,
    spotter = null,
  }: { readonly unit: number; readonly enemy: number; readonly spotter?: number | null },
  habits: Habits,
): Plan {
  const range = bandBetween(field, state, unit, enemy) as Band;
  const band = damageBand(range, spotter);
  const isDuel = field.plugged.duels?.(field, unit) ?? false;
  const prospects = new Map<number, Prospect>();
  const prospectOf = (target: number) => prospects.get(target) ?? freshProspect(state, target);
  let value = 0;
  let hasCharged = false;
  const attacks = attackersOn(field, state, unit, enemy).flatMap((attacker) => {
    const cool = damageValue(field, state, attacker, band);
    let best: Blow | null = null;
    for (const target of surviving(field, state, enemy)) {
      if (isDuel && prospects.has(target)) continue;
      const prospect = prospectOf(target);
      const shot = { attacker, target, band: range, spotter };
      const blows = [
        ...(cool === null ? [] : [shotAt(field, state, shot, { cool, prospect }, habits)]),
        ...(hasCharged || !canCharge(field, state, attacker, enemy)
          ? []
          : [chargeAt(field, state, shot, prospect)]),
      ];
      for (const blow of blows) if (!best || blow.gain > best.gain) best = blow;
    }
    if (!best || isBetterCooled(state, attacker, best)) return [];
    const { target, charges, chance, damage, overheat, gain } = best;
    hasCharged ||= charges;
    prospects.set(
      target,
      habits.concentrates ? after(prospectOf(target), chance, damage) : prospectOf(target),
    );
    value += gain;
    if (charges) return { attacker, element: target, charges: true };
    return { attacker, element: target, ...(mostOverheat(field, state, attacker) > 0 && { overheat }) };
  });
  return {
    order: { type: 'fire', unit, target: enemy, ...(spotter !== null && { spotter }), attacks },
    value,
  };
}

/** One element's attack on another. */
interface Blow {
  readonly target: number;
  readonly charges: boolean;
  readonly chance: number;
  readonly damage: number;
  readonly overheat: number;
  readonly gain: number;
}

function shotAt(
  field: Battlefield,
  state: State,
  shot: Shot,
  { cool, prospect }: { readonly cool: number; readonly prospect: Prospect },
  habits: Habits,
): Blow {
  const { attacker, target } = shot;
  const hot = coolOverheat(field, state, attacker);
  const overheat = habits.foresees ? heatFor(prospect, cool, hot) : hot;
  const chance = chanceFor(field, state, shot);
  const damage = cool + overheat;
  const gain = chance * gainFrom(worthOfBox(field, state, target), prospect, damage);
  return { target, charges: false, chance, damage, overheat, gain };
}

/** BF2-CMDX-04: it is as good as the MP of the charger, and hurts both. */
function chargeAt(field: Battlefield, state: State, shot: Shot, prospect: Prospect): Blow {
  const { attacker, target } = shot;
  const damage = mpOf(field, state, attacker);
  const back = damageValue(field, state, target, POINTBLANK) ?? 0;
  const chance = chanceFor(field, state, { ...shot, charges: true });
  const suffered = gainFrom(worthOfBox(field, state, attacker), freshProspect(state, attacker), back);
  const gain = chance * (gainFrom(worthOfBox(field, state, target), prospect, damage) - suffered);
  return { target, charges: true, chance, damage, overheat: 0, gain };
}

const chanceFor = (field: Battlefield, state: State, shot: Shot): number =>
  chanceOf(totalOf<RuleId>((tally) => toHit(tally, field, state, shot)));

/** An 11. */
const LONG_SHOT = chanceOf(11);

/** BF2-HEAT-06: a hot element with hardly a chance holds its fire to cool down. */
const isBetterCooled = ({ elements }: State, attacker: number, { chance }: Blow): boolean =>
  elements[attacker].condition.heat > 0 && chance <= LONG_SHOT;

/** The chance that an element has 0, 1, 2, … boxes left. */
type Prospect = readonly number[];

function freshProspect({ elements }: State, element: number): Prospect {
  const { armor, structure } = elements[element].condition;
  const prospect: number[] = Array.from({ length: armor + structure + 1 }, () => 0);
  prospect[armor + structure] = 1;
  return prospect;
}

/** After an attack that may hit. */
function after(prospect: Prospect, chance: number, damage: number): Prospect {
  const next = prospect.map((likely) => likely * (1 - chance));
  for (const [boxes, likely] of prospect.entries()) next[Math.max(0, boxes - damage)] += likely * chance;
  return next;
}

/** The value of damage to the attacker, at this value of a box; a kill counts extra. */
const gainFrom = (box: number, prospect: Prospect, damage: number): number =>
  prospect.reduce(
    (sum, likely, boxes) =>
      boxes === 0 ? sum : sum + likely * box * (Math.min(damage, boxes) + (damage >= boxes ? KILL : 0)),
    0,
  );
const KILL = 2;

/** Heat hampers all later shots: as little as destroys the target, or none. */
function heatFor(prospect: Prospect, cool: number, most: number): number {
  const left = prospect.reduce((sum, likely, boxes) => sum + likely * boxes, 0);
  const lacking = Math.ceil(left - cool);
  return lacking > 0 && lacking <= most ? lacking : 0;
}

/** As far as it can overheat without a shutdown. */
function coolOverheat(field: Battlefield, state: State, attacker: number): number {
  let overheat = mostOverheat(field, state, attacker);
  while (overheat > 0 && heatAfterAttack(field, state, attacker, overheat) >= SHUTDOWN_HEAT - 1) overheat--;
  return overheat;
}
