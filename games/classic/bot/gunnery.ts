import type { Battlefield } from '../battlefield.ts';
import { HEAT_TO_HIT, heatEffect } from '../data/tables.ts';
import { sensorHits, weaponWorks } from '../rules/condition.ts';
import { sinks } from '../rules/heat.ts';
import type { State } from '../state.ts';
import { isLeg } from '../units/locations.ts';
import { chance, meanDamage } from './odds.ts';

const FARTHEST = 24;
/** Modifiers of movement, terrain and the like that the tables cover. */
const MOST_MODIFIERS = 14;

/** What a 'Mech is worth at a distance. */
export interface Gunnery {
  /** Damage on average, by range and modifiers, of all that fires ahead; as much of it as the heat sinks bear. */
  readonly ahead: Float32Array;
  /** The same of what fires to the rear. */
  readonly behind: Float32Array;
  /** The range at which it does most. */
  readonly bestRange: number;
}

export const at = (range: number, modifiers: number): number =>
  Math.min(range, FARTHEST) * MOST_MODIFIERS + Math.max(0, Math.min(modifiers, MOST_MODIFIERS - 1));

/** Heat above what the sinks take away that a salvo may well cause. */
const SLACK = 3;

export function gunneryOf(field: Battlefield, state: State, unit: number): Gunnery {
  const mech = state.units[unit];
  const design = field.designs[unit];
  const ahead = new Float32Array((FARTHEST + 1) * MOST_MODIFIERS);
  const behind = new Float32Array((FARTHEST + 1) * MOST_MODIFIERS);
  const heatAt = new Float32Array(FARTHEST + 1);
  const sensors = sensorHits(design, mech.body);
  const base = mech.crew.gunnery + heatEffect(HEAT_TO_HIT, mech.heat) + (sensors === 1 ? 2 : 0);
  if (sensors < 2) {
    for (const weapon of design.weapons) {
      if (!weaponWorks(weapon, mech.body)) continue;
      if (weapon.bins.length > 0 && weapon.bins.every((bin) => mech.body.shots[bin] === 0)) continue;
      if (isLeg(weapon.location) && mech.prone) continue;
      const { type } = weapon;
      const damage = meanDamage(type);
      const table = weapon.rear ? behind : ahead;
      for (let range = 1; range <= type.long; range++) {
        const bracket = range <= type.short ? 0 : range <= type.medium ? 2 : 4;
        const number = base + bracket + Math.max(0, type.min - range + 1);
        for (let modifiers = 0; modifiers < MOST_MODIFIERS; modifiers++) {
          table[at(range, modifiers)] += damage * chance(number + modifiers);
        }
        if (!weapon.rear) heatAt[range] += type.heat;
      }
    }
  }
  limitByHeat(ahead, heatAt, sinks(field, unit, mech) + SLACK - Math.max(0, mech.heat - SLACK));
  return { ahead, behind, bestRange: bestRangeOf(ahead) };
}

function limitByHeat(table: Float32Array, heatAt: Float32Array, budget: number): void {
  for (let range = 1; range <= FARTHEST; range++) {
    if (heatAt[range] <= budget) continue;
    const share = Math.max(0.15, budget / heatAt[range]);
    for (let modifiers = 0; modifiers < MOST_MODIFIERS; modifiers++) table[at(range, modifiers)] *= share;
  }
}

function bestRangeOf(table: Float32Array): number {
  let best = 1;
  for (let range = 2; range <= FARTHEST; range++) {
    if (table[at(range, 3)] > table[at(best, 3)]) best = range;
  }
  return best;
}
