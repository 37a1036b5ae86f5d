import type { Damage, Unit } from '../../cards/unit.ts';
import { accumulated, hullDownSpending, softened, sturdySpending } from '../../rules/damage/damage.ts';
import { type Prospects, prospectsAgainst, prospectsOf } from '../../rules/prospects/prospects.ts';
import { unitOf } from '../../state/roster.ts';
import type { Attack, State } from '../../state.ts';
import { stakesOf } from '../goals/stakes.ts';

/** The remaining value of a model by its damage: a Critical model hardly hits, but counts until it is gone. */
const LEFT: Readonly<Record<Damage, number>> = [5, 4.2, 3, 1.8, 0];
/** The value of a counter or a box. */
const SPARE = 0.5;
const GONE: Damage = 4;

/** HGB-ACT-07, HGB-DMG-08, HGB-DMG-03: a model's loss by a result, after all counters and boxes that help. */
function lossBy(unit: Unit, level: Damage): number {
  const { damage, spent } = afterResult(unit, level);
  return LEFT[unit.damage] - LEFT[damage] + spent * SPARE;
}

function afterResult(
  { damage, sturdy, hullDown, sheet }: Unit,
  level: Damage,
): { readonly damage: Damage; readonly spent: number } {
  const counters = hullDownSpending(level, hullDown ?? 0).most;
  const boxes = sturdySpending(softened(level, counters), sturdy).most;
  const spent = counters + boxes;
  return { damage: accumulated(damage, softened(level, spent), sheet.card), spent };
}

/** The expected loss of an attack's target; for others around it, steps of damage count, friends against it. */
function expectedLoss(unit: Unit, { levels, steps }: Prospects): number {
  if (!levels) return steps;
  const others = steps - levels[1] - 2 * levels[2] - 4 * levels[4];
  return levels[1] * lossBy(unit, 1) + levels[2] * lossBy(unit, 2) + levels[4] * lossBy(unit, 4) + others;
}

/** The value of an attack by the exact odds of its results. */
export function worthByLosses(state: State, attack: Attack & { readonly target: number }): number {
  const prospects = prospectsOf(state, attack);
  return expectedLoss(unitOf(state, attack.target), prospects) * stakesOf(state, attack.target);
}

/**
 * HGB-ACT-05: what an evasion saves a unit under an attack with this total, and its chance of being lost if it stands.
 */
export function evading(
  state: State,
  attack: Attack & { readonly target: number },
  total: number,
): { readonly saved: number; readonly doomed: number } {
  const unit = unitOf(state, attack.target);
  const [stands, evades] = [false, true].map((each) =>
    prospectsAgainst(state, attack, { total, evades: each }),
  );
  const saved = expectedLoss(unit, stands) - expectedLoss(unit, evades);
  return { saved: saved * stakesOf(state, attack.target), doomed: chanceToBeLost(unit, stands) };
}

function chanceToBeLost(unit: Unit, { levels }: Prospects): number {
  if (!levels) return 0;
  let chance = 0;
  for (const level of [1, 2, 4] as const)
    if (afterResult(unit, level).damage === GONE) chance += levels[level];
  return chance;
}
