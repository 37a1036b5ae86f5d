import { quietTally } from '@ironfield/kernel/explanation.ts';
import { chanceOfTwoDice } from '@ironfield/kernel/players/odds.ts';
import type { Battlefield } from '../battlefield.ts';
import { type Bracket, OUT_OF_RANGE, TERRAIN_MODIFIERS } from '../data/tables.ts';
import { damageValue } from '../rules/attack/damage.ts';
import { attackerModifiers, targetModifiers } from '../rules/attack/to-hit.ts';
import { isShutDown } from '../rules/movement/movement.ts';
import type { State } from '../state.ts';

/** The expected damage of one Unit to another, by range bracket, with the target in the open. */
export interface Exchange {
  /** Expected damage, as a share of the target's worth in points; by bracket and terrain modifier. */
  readonly harm: readonly (readonly number[])[];
  /** The extra damage from the rear. */
  readonly rearHarm: readonly (readonly number[])[];
}

const COVERS = [0, 1, 2];
const BRACKETS: readonly Bracket[] = [0, 1, 2];

export function pointsPerCircle(field: Battlefield, state: State, element: number): number {
  const { armor, structure } = state.elements[element];
  return field.sheets[element].points / (armor + structure + 1);
}

/** Every attacker takes its best target: an estimate that depends on no position, made once per decision. */
export function exchangeBetween(field: Battlefield, state: State, unit: number, enemy: number): Exchange {
  const harm = BRACKETS.map(() => COVERS.map(() => 0));
  const rearHarm = BRACKETS.map(() => COVERS.map(() => 0));
  const targets = targetsIn(field, state, enemy);
  const tally = quietTally();
  for (const attacker of living(field, state, unit)) {
    if (isShutDown(state.elements[attacker])) continue;
    for (const bracket of BRACKETS) {
      const damage = damageValue(
        field.sheets[attacker],
        state.elements[attacker].effects.weaponHits,
        bracket,
      );
      if (damage === 0) continue;
      tally.total = 0;
      attackerModifiers(tally, field, state, attacker, bracket);
      for (const cover of COVERS) {
        let best = 0;
        for (const { modifiers, worth } of targets) {
          best = Math.max(best, chanceOfTwoDice(tally.total + modifiers + cover) * worth);
        }
        harm[bracket][cover] += best * damage;
        rearHarm[bracket][cover] += best;
      }
    }
  }
  return { harm, rearHarm };
}

/** The Elements of a Unit as targets: their modifiers in the open, and the points that each circle is worth. */
function targetsIn(field: Battlefield, state: State, unit: number): { modifiers: number; worth: number }[] {
  const tally = quietTally();
  const { hex } = state.units[unit];
  const cover = TERRAIN_MODIFIERS[field.board.terrain[hex]];
  return living(field, state, unit).map((target) => {
    tally.total = 0;
    targetModifiers(tally, field, state, target);
    return { modifiers: tally.total - cover, worth: pointsPerCircle(field, state, target) };
  });
}

function living(field: Battlefield, state: State, unit: number): number[] {
  return field.elementsOf[unit].filter((element) => !state.elements[element].effects.destroyed);
}

export function harmAt(exchange: Exchange, bracket: number, cover: number, rear: boolean): number {
  if (bracket === OUT_OF_RANGE) return 0;
  return exchange.harm[bracket][cover] + (rear ? exchange.rearHarm[bracket][cover] : 0);
}
