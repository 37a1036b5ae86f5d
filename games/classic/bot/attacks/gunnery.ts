import { chanceOfTwoDice } from '@ironfield/kernel/players/odds.ts';
import type { Shot } from '../../attacks.ts';
import type { Battlefield } from '../../battlefield.ts';
import { isOpenToClose } from '../../rules/fire/close-attacks.ts';
import { farthest, numberAtRange } from '../../rules/fire/to-hit.ts';
import { twistsOf } from '../../rules/fire/twists.ts';
import { cooling } from '../../rules/heat/heat.ts';
import { isUsable } from '../../rules/unit/condition.ts';
import { isPlatoon } from '../../rules/unit/people.ts';
import type { State } from '../../state.ts';
import { meanDamage, meanDamageAt, meanHits, shareAt, usualRounds } from '../temper/odds.ts';
import { type Arcs, arcsOf, groupOf } from './arcs.ts';

/** No weapon reaches farther. */
export const FARTHEST = 24;
/** Modifiers of movement, terrain and the like that the tables cover. */
const MOST_MODIFIERS = 14;
const TABLE = (FARTHEST + 1) * MOST_MODIFIERS;

export const at = (range: number, modifiers: number): number =>
  Math.min(range, FARTHEST) * MOST_MODIFIERS + Math.max(0, Math.min(modifiers, MOST_MODIFIERS - 1));

/** Heat above what the sinks take away that a salvo may well cause. */
const SLACK = 3;

/** Weapons that bear alike. */
interface Group {
  readonly damage: Float32Array;
  readonly heat: Float32Array;
}

const newGroup = (): Group => ({
  damage: new Float32Array(TABLE),
  heat: new Float32Array(FARTHEST + 1),
});

/** The worth of a 'Mech at a distance to a target: damage on average, as much of it as the heat sinks bear. */
export class Gunnery {
  private readonly groups: (Group | undefined)[];
  private readonly arcs: Arcs;
  /** The number of twists it may choose from. */
  private readonly width: number;
  private readonly budget: number;
  private readonly sets = new Map<number, Float32Array>();
  private readonly bearings: (Float32Array | undefined)[] = new Array(24).fill(undefined);
  /** -1 before it is asked for. */
  private readonly mosts = new Float32Array(TABLE).fill(-1);

  constructor(groups: (Group | undefined)[], arcs: Arcs, width: number, budget: number) {
    this.groups = groups;
    this.arcs = arcs;
    this.width = width;
    this.budget = budget;
  }

  /** By range and modifiers, see `at`: all that can be brought to bear at a relative bearing, twisted to its best. */
  toward(bearing: number): Float32Array {
    const known = this.bearings[bearing];
    if (known) return known;
    const found = this.bestOf(this.arcs[bearing]);
    this.bearings[bearing] = found;
    return found;
  }

  /** The same straight ahead. */
  get ahead(): Float32Array {
    return this.toward(0);
  }

  /** The most of it at any bearing. */
  most(index: number): number {
    let most = this.mosts[index];
    if (most >= 0) return most;
    most = 0;
    for (let bearing = 0; bearing < 24; bearing++) most = Math.max(most, this.toward(bearing)[index]);
    this.mosts[index] = most;
    return most;
  }

  private bestOf(twists: readonly number[]): Float32Array {
    const open = twists.slice(0, this.width);
    const sets = open.filter(
      (set, i) => !open.some((other, j) => (set & other) === set && (set !== other || j < i)),
    );
    if (sets.length < 2) return this.sum(sets[0] ?? twists[0]);
    const best = this.sum(sets[0]).slice();
    for (let i = 1; i < sets.length; i++) {
      const other = this.sum(sets[i]);
      for (let j = 0; j < TABLE; j++) if (other[j] > best[j]) best[j] = other[j];
    }
    return best;
  }

  private sum(set: number): Float32Array {
    const found = this.sets.get(set);
    if (found) return found;
    const table = new Float32Array(TABLE);
    const heat = new Float32Array(FARTHEST + 1);
    for (let group = 0; group < this.groups.length; group++) {
      const part = this.groups[group];
      if (!part || (set & (1 << group)) === 0) continue;
      for (let i = 0; i < TABLE; i++) table[i] += part.damage[i];
      for (let range = 1; range <= FARTHEST; range++) heat[range] += part.heat[range];
    }
    limitByHeat(table, heat, this.budget);
    this.sets.set(set, table);
    return table;
  }
}

function limitByHeat(table: Float32Array, heat: Float32Array, budget: number): void {
  for (let range = 1; range <= FARTHEST; range++) {
    if (heat[range] <= budget) continue;
    const share = Math.max(0.15, budget / heat[range]);
    for (let modifiers = 0; modifiers < MOST_MODIFIERS; modifiers++) table[at(range, modifiers)] *= share;
  }
}

/**
 * The gunnery of everybody, worked out once for all that a bot thinks of before it decides: nothing that it depends on
 * changes while 'Mechs only move.
 */
export class Gunneries {
  private readonly field: Battlefield;
  private readonly state: State;
  private readonly known: Gunnery[] = [];
  /** Only options look at the target itself, and who sweeps infantry; without them one table is good for all. */
  private readonly looksAtTarget: boolean;

  constructor(field: Battlefield, state: State) {
    this.field = field;
    this.state = state;
    this.looksAtTarget =
      field.plugged.weaponToHit !== undefined || field.kinds.some(({ troopers }) => troopers !== undefined);
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
  const groups: (Group | undefined)[] = [];
  if (!kind.whyNoFire(field, state, unit)) {
    for (const [index, weapon] of design.weapons.entries()) {
      if (!isUsable(field, weapon, mech)) continue;
      if (weapon.bins.length > 0 && weapon.bins.every((bin) => mech.body.shots[bin] === 0)) continue;
      if (kind.isCovered(weapon.location) && mech.prone) continue;
      const { type } = weapon;
      if (type.closeAttack && !isOpenToClose(field, target, type.closeAttack)) continue;
      if (type.isDropped || (type.isForPlatoons && !isPlatoon(field, target))) continue;
      const mean = meanDamageAt(field, state, unit, type, target);
      const damage =
        field.plugged.meanPoints?.(mean, field, state, { attacker: unit, weapon: index, target }) ?? mean;
      const rounds = usualRounds(type);
      const full = meanHits(rounds) * (type.falloff ? meanDamage(type) : damage);
      const shot: Shot = { attacker: unit, weapon: index, target, twist: 0, secondary: 0, aim: -1 };
      const group = groups[groupOf(weapon)] ?? newGroup();
      groups[groupOf(weapon)] = group;
      const most = Math.min(FARTHEST, farthest(field, type));
      for (let range = type.sameHex === undefined ? 1 : 0; range <= most; range++) {
        const number = numberAtRange(field, state, shot, range);
        const points = full * shareAt(type, range);
        for (let modifiers = 0; modifiers < MOST_MODIFIERS; modifiers++) {
          group.damage[at(range, modifiers)] += points * chanceOfTwoDice(number + modifiers);
        }
        group.heat[range] += rounds * type.heat;
      }
    }
  }
  const budget = kind.heat
    ? cooling(field, state, unit) + SLACK - Math.max(0, mech.heat - SLACK)
    : Number.POSITIVE_INFINITY;
  return new Gunnery(groups, arcsOf(field, unit), twistsOf(field, state, unit).length, budget);
}

/** Modifiers of a fight as it usually is. */
const USUAL = 2;
/** A range counts as one to fight at if damage there is at least this share of its most. */
const USEFUL = 0.35;

/**
 * The range at which a 'Mech does best against another, by what it does and what it suffers (CBT-AI-13 to CBT-AI-15).
 * Without any weapon that is close up.
 */
export function bestRange(ours: Gunnery, theirs: Gunnery, caution: number): number {
  let most = 0;
  for (let range = 1; range <= FARTHEST; range++) most = Math.max(most, ours.ahead[at(range, USUAL)]);
  let best = 1;
  let value = -Infinity;
  for (let range = 1; range <= FARTHEST; range++) {
    const done = ours.ahead[at(range, USUAL)];
    if (done < USEFUL * most || done === 0) continue;
    const balance = done - caution * theirs.ahead[at(range, USUAL)];
    if (balance <= value) continue;
    value = balance;
    best = range;
  }
  return best;
}
