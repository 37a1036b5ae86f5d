import { chanceOfTwoDice } from '@ironfield/kernel/odds.ts';
import type { Shot } from '../attacks.ts';
import type { Battlefield } from '../battlefield.ts';
import { weaponWorks } from '../rules/condition.ts';
import { sinks } from '../rules/heat.ts';
import { numberAtRange } from '../rules/to-hit.ts';
import type { State } from '../state.ts';
import { meanDamage } from './odds.ts';

const FARTHEST = 24;
/** Modifiers of movement, terrain and the like that the tables cover. */
const MOST_MODIFIERS = 14;

/** What a 'Mech is worth at a distance to a target. */
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

/**
 * The gunnery of everybody, worked out once for all that a bot thinks of before it decides: nothing that it depends on
 * changes while 'Mechs only move.
 */
export class Gunneries {
  private readonly field: Battlefield;
  private readonly state: State;
  private readonly known: Gunnery[] = [];
  /** Only options look at the target itself; without them one table is good for all. */
  private readonly looksAtTarget: boolean;

  constructor(field: Battlefield, state: State) {
    this.field = field;
    this.state = state;
    this.looksAtTarget = field.plugged.weaponToHit !== undefined;
  }

  of(unit: number, target: number): Gunnery {
    const { field, state } = this;
    const index = unit * state.units.length + (this.looksAtTarget ? target : 0);
    this.known[index] ??= gunneryOf(field, state, unit, target);
    return this.known[index];
  }
}

function gunneryOf(field: Battlefield, state: State, unit: number, target: number): Gunnery {
  const mech = state.units[unit];
  const kind = field.kinds[unit];
  const design = field.designs[unit];
  const ahead = new Float32Array((FARTHEST + 1) * MOST_MODIFIERS);
  const behind = new Float32Array((FARTHEST + 1) * MOST_MODIFIERS);
  const heatAt = new Float32Array(FARTHEST + 1);
  if (!kind.whyNoFire(field, state, unit)) {
    for (const [index, weapon] of design.weapons.entries()) {
      if (!weaponWorks(weapon, mech.body)) continue;
      if (weapon.bins.length > 0 && weapon.bins.every((bin) => mech.body.shots[bin] === 0)) continue;
      if (kind.isCovered(weapon.location) && mech.prone) continue;
      const { type } = weapon;
      const damage = meanDamage(type);
      const table = weapon.rear ? behind : ahead;
      const shot: Shot = { attacker: unit, weapon: index, target, twist: 0, secondary: 0, aim: -1 };
      for (let range = 1; range <= type.long; range++) {
        const number = numberAtRange(field, state, shot, range);
        for (let modifiers = 0; modifiers < MOST_MODIFIERS; modifiers++) {
          table[at(range, modifiers)] += damage * chanceOfTwoDice(number + modifiers);
        }
        if (!weapon.rear) heatAt[range] += type.heat;
      }
    }
  }
  limitByHeat(ahead, heatAt, sinks(field, state, unit) + SLACK - Math.max(0, mech.heat - SLACK));
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
