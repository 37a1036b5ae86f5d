// A bot's knowledge of everybody before it thinks of places, worked out once for a decision: nothing of it changes
// while 'Mechs only move.

import type { Budget } from '@ironfield/kernel/players/budget.ts';
import type { Battlefield } from '../../battlefield.ts';
import { canJump, canRun, jumpMp, mpFor } from '../../rules/movement/movement-points.ts';
import { canAct } from '../../rules/unit/condition.ts';
import type { State } from '../../state.ts';
import { mostOf } from '../attacks/blows.ts';
import { bestRange, Gunneries, type Gunnery } from '../attacks/gunnery.ts';
import { SIDE } from '../temper/sides.ts';
import { type Mood, moodOf, roleAt, type Temper } from '../temper/temper.ts';
import { Worths } from '../temper/worth.ts';

/** A 'Mech as it is. */
export interface Self {
  readonly mood: Mood;
  readonly walk: number;
  readonly run: number;
  readonly jump: number;
  /** By side attacked from (front, right, rear, left): what a point of damage costs it. */
  readonly exposure: readonly number[];
  /** MT-PRE-13: how many times its points a hit does to it where it is. */
  readonly exposed: number;
  /** Share of the damage that partial cover keeps off (CBT-AI-07). */
  readonly shelter: number;
  /** Damage of its kick, and of a punch. */
  readonly kick: number;
  readonly punch: number;
}

/** A 'Mech as the target of another. */
export interface Target {
  /** The worth of the attacker against it, and of it against the attacker. */
  readonly ours: Gunnery;
  readonly theirs: Gunnery;
  /** The range that suits the attacker best. */
  readonly bestRange: number;
  /** The worth of a point of damage on it, by the side it is dealt from. */
  readonly sides: readonly number[];
}

export class Knowledge {
  readonly field: Battlefield;
  readonly state: State;
  readonly worths: Worths;
  /** Counts places, each as often as there are enemies that it is held against. */
  readonly budget: Budget;
  private readonly temper: Temper;
  private readonly gunneries: Gunneries;
  private readonly selves: Self[] = [];
  private readonly targets: Target[] = [];

  constructor(field: Battlefield, state: State, temper: Temper, budget: Budget) {
    this.field = field;
    this.state = state;
    this.temper = temper;
    this.budget = budget;
    this.gunneries = new Gunneries(field, state);
    this.worths = new Worths(field, state);
  }

  of(unit: number): Self {
    this.selves[unit] ??= this.selfOf(unit);
    return this.selves[unit];
  }

  target(unit: number, enemy: number): Target {
    const index = unit * this.state.units.length + enemy;
    this.targets[index] ??= this.targetOf(unit, enemy);
    return this.targets[index];
  }

  private selfOf(unit: number): Self {
    const { field, state, temper } = this;
    const [enemy] = field.enemiesOf[unit];
    const isAble = canAct(state.units[unit]);
    return {
      mood: moodOf(field, state, unit, temper),
      walk: isAble ? mpFor(field, state, unit, 'walk') : 0,
      run: isAble && canRun(field, state, unit) ? mpFor(field, state, unit, 'run') : 0,
      jump: canJump(field, state, unit) ? jumpMp(field, state, unit) : 0,
      exposure: temper.guards ? this.worths.of(unit) : UNGUARDED,
      exposed: field.kinds[unit].troopers?.exposure(field, state.units[unit].hex) ?? 1,
      shelter: shelterOf(field, state, unit),
      kick: enemy === undefined ? 0 : mostOf(field, state, 'kick', unit, enemy),
      punch: enemy === undefined ? 0 : mostOf(field, state, 'punch', unit, enemy),
    };
  }

  private targetOf(unit: number, enemy: number): Target {
    const { field, gunneries } = this;
    const { profile, urgency } = this.of(unit).mood;
    const [ours, theirs] = [gunneries.of(unit, enemy), gunneries.of(enemy, unit)];
    const role = roleAt(field, enemy);
    const isPrey = role !== null && profile?.hunts.includes(role) === true;
    const sides = this.worths.of(enemy);
    return {
      ours,
      theirs,
      bestRange: bestRange(ours, theirs, RANGE_CAUTION * (1 - urgency)),
      sides:
        isPrey || profile?.stalks
          ? sides.map((value, side) => value * (isPrey ? PREY : 1) * (profile?.stalks ? stalked(side) : 1))
          : sides,
    };
  }
}

const UNGUARDED: readonly number[] = [1, 1, 1, 1];
/** The weight of the enemy's fire in the choice of a range. */
const RANGE_CAUTION = 0.6;

/** CBT-FOR-05, CBT-FOR-08: the roles that a 'Mech goes for. */
const PREY = 1.12;
/** CBT-FOR-02: what a back is worth to one who stalks, and what anything else. */
const STALKED_REAR = 1.3;
const STALKED_FRONT = 0.9;

const stalked = (side: number): number => (side === SIDE.rear ? STALKED_REAR : STALKED_FRONT);

const SHELTER = 0.12;

/** CBT-AI-07: what partial cover keeps off, more of it where what it covers is weak. */
function shelterOf(field: Battlefield, state: State, unit: number): number {
  const kind = field.kinds[unit];
  const { armor, structure } = state.units[unit].body;
  const design = field.designs[unit];
  let left = 0;
  let whole = 0;
  for (let part = 0; part < kind.codes.length; part++) {
    if (!kind.isCovered(part)) continue;
    left += armor[part] + structure[part];
    whole += design.armor[part] + design.structure[part];
  }
  return whole === 0 ? 0 : SHELTER * (2 - left / whole);
}
