import { quietTally } from '@ironfield/kernel/explanation.ts';
import { chanceOfTwoDice } from '@ironfield/kernel/players/odds.ts';
import type { Battlefield } from '../battlefield.ts';
import { type Band, BEST_ROLL, OUT_OF_RANGE, WORST_ROLL } from '../data/tables.ts';
import { damageValue } from '../rules/attack/damage.ts';
import { toHit } from '../rules/attack/to-hit.ts';
import { isShutDown, surviving } from '../rules/elements/condition.ts';
import type { State } from '../state.ts';

const BANDS: readonly Band[] = [0, 1, 2];

/** BF2-HIT-04: the chance of a number, as a 12 always hits and a 2 never does. */
export const chanceOf = (number: number): number =>
  chanceOfTwoDice(Math.min(BEST_ROLL, Math.max(WORST_ROLL + 1, number)));

/** The points that a box of an element is worth to the side that destroys it. */
export function worthOfBox({ records }: Battlefield, { elements }: State, element: number): number {
  const { armor, structure } = elements[element].condition;
  return records[element].sheet.points / (armor + structure + 1);
}

/** How much more than its points a unit counts for. */
export const stakesIn = (field: Battlefield, state: State, unit: number): number =>
  field.plugged.stakes?.(1, state, unit) ?? 1;

/** The expected damage of one unit to another from their current hexes, by range band. */
export function harmBetween(
  field: Battlefield,
  state: State,
  unit: number,
  enemy: number,
): readonly number[] {
  const tally = quietTally();
  const targets = surviving(field, state, enemy);
  return BANDS.map((band) => {
    let harm = 0;
    for (const attacker of surviving(field, state, unit)) {
      if (isShutDown(state.elements[attacker])) continue;
      const damage = damageValue(field, state, attacker, band) ?? 0;
      let best = 0;
      for (const target of targets) {
        tally.total = 0;
        toHit(tally, field, state, { attacker, target, band });
        best = Math.max(best, chanceOf(tally.total) * worthOfBox(field, state, target));
      }
      harm += damage * best;
    }
    return harm;
  });
}

export const harmAt = (harm: readonly number[], band: Band | typeof OUT_OF_RANGE): number =>
  band === OUT_OF_RANGE ? 0 : harm[band];
