import type { Reason } from '@ironfield/kernel/refusal.ts';
import type { Shot } from '../attacks.ts';
import type { Battlefield } from '../battlefield.ts';
import type { OrderOf } from '../orders.ts';
import { binsFor } from '../rules/ammunition.ts';
import { arcOf, torsoFacing } from '../rules/arcs.ts';
import { whyNotFire } from '../rules/to-hit.ts';
import type { State, Twist } from '../state.ts';
import type { Arm } from '../units/locations.ts';

/** What one 'Mech can fire at with one twist of its torso, propped up on one arm if it is prone. */
export class Salvo {
  readonly field: Battlefield;
  readonly state: State;
  readonly unit: number;
  readonly twist: Twist;
  readonly weapons: readonly number[];
  private readonly prop: Arm | null;
  private readonly enemies: readonly number[];
  private readonly known: (readonly number[])[] = [];
  private everybody: readonly number[] | undefined;

  constructor(field: Battlefield, state: State, unit: number, twist: Twist, prop: Arm | null) {
    this.field = field;
    this.state = state;
    this.unit = unit;
    this.twist = twist;
    this.prop = prop;
    this.weapons = field.designs[unit].weapons.map((_, weapon) => weapon);
    this.enemies = field.enemiesOf[unit];
  }

  /** Whom a weapon can be fired at, worked out for those that somebody asks about. */
  targets(weapon: number): readonly number[] {
    this.known[weapon] ??= this.enemies.filter((enemy) => !this.whyNot(weapon, enemy));
    return this.known[weapon];
  }

  whyNot(weapon: number, target: number): Reason | null {
    return whyNotFire(this.field, this.state, this.unit, weapon, target, this.twist, this.prop);
  }

  /** Everybody that some weapon can be fired at. */
  get all(): readonly number[] {
    this.everybody ??= this.enemies.filter((enemy) =>
      this.weapons.some((weapon) => this.targets(weapon).includes(enemy)),
    );
    return this.everybody;
  }

  isAhead(target: number): boolean {
    return isAhead(this.field, this.state, this.unit, this.twist, target);
  }

  /** Bins with shots that a weapon may draw from. */
  bins(weapon: number): number[] {
    return binsFor(this.field, this.state, this.unit, weapon);
  }
}

function isAhead(field: Battlefield, state: State, unit: number, twist: Twist, target: number): boolean {
  const { hex, facing } = state.units[unit];
  return arcOf(field, hex, torsoFacing(facing, twist), state.units[target].hex) === 'forward';
}

/** CBT-THM-07: what a target other than the primary one costs. */
export function secondaryTarget(
  field: Battlefield,
  state: State,
  unit: number,
  twist: Twist,
  primary: number,
  target: number,
): Shot['secondary'] {
  if (target === primary) return 0;
  return isAhead(field, state, unit, twist, target) ? 1 : 2;
}

/** CBT-THM-07: the primary target as named, or the only one, or one ahead. */
export function primaryOf(field: Battlefield, state: State, order: OrderOf<'fire'>): number {
  const { unit, twist, target, attacks } = order;
  if (attacks.some((attack) => attack.target === target)) return target;
  const ahead = attacks.find((attack) => isAhead(field, state, unit, twist, attack.target));
  return (ahead ?? attacks[0]).target;
}
