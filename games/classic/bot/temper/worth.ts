// The worth of damage: the share of a 'Mech that it takes, by what that 'Mech can still do.

import type { Battlefield } from '../../battlefield.ts';
import { cooling } from '../../rules/heat/heat.ts';
import { weaponWorks } from '../../rules/unit/condition.ts';
import type { State } from '../../state.ts';
import { meanDamageOf } from './odds.ts';

/** The worth of a 'Mech besides its fire: it kicks, it is in the way, it has to be beaten. */
const PRESENCE = 2;
const PRESENCE_PER_TON = 0.03;
/** Makes a point of damage on a fresh 'Mech worth about one. */
const SCALE = 1.1;

/**
 * The worth of a point of damage on everybody, worked out once for a decision: nothing of it changes while 'Mechs only
 * move.
 */
export class Worths {
  private readonly field: Battlefield;
  private readonly state: State;
  private readonly known: (readonly number[])[] = [];
  private readonly wholes: number[] = [];

  constructor(field: Battlefield, state: State) {
    this.field = field;
    this.state = state;
  }

  /** By the side that it comes from: front, right, rear, left. */
  of(unit: number): readonly number[] {
    this.known[unit] ??= this.worthOf(unit);
    return this.known[unit];
  }

  /** The worth of all of it. */
  whole(unit: number): number {
    this.wholes[unit] ??= SCALE * powerOf(this.field, this.state, unit);
    return this.wholes[unit];
  }

  private worthOf(unit: number): number[] {
    const { field, state } = this;
    const whole = this.whole(unit);
    return field.kinds[unit].stakes(field, state, unit).map((stake) => whole * stake);
  }
}

/** Damage that it can do in a turn, as much of it as its heat sinks bear. */
function powerOf(field: Battlefield, state: State, unit: number): number {
  const { weapons, tons } = field.designs[unit];
  const { body } = state.units[unit];
  let damage = 0;
  let heat = 0;
  for (const weapon of weapons) {
    if (!weaponWorks(weapon, body)) continue;
    if (weapon.bins.length > 0 && weapon.bins.every((bin) => body.shots[bin] === 0)) continue;
    damage += meanDamageOf(field, state, unit, weapon.type);
    heat += weapon.type.heat;
  }
  const cooled = cooling(field, state, unit) + SLACK;
  return PRESENCE + PRESENCE_PER_TON * tons + (heat > cooled ? (damage * cooled) / heat : damage);
}

/** Heat above what the sinks take away that does no harm. */
const SLACK = 4;

/** The share of its vital part that is left. */
export function healthOf(field: Battlefield, state: State, unit: number): number {
  const { body } = state.units[unit];
  const { vital } = field.kinds[unit];
  const design = field.designs[unit];
  return (body.structure[vital] + body.armor[vital]) / (design.structure[vital] + design.armor[vital]);
}
